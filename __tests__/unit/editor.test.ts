import { configFor } from '../../editor/config';

test('each change in the editor is a pull request to main, made with a token of GitHub', () => {
  expect(configFor('https://www.cedar.example', 'cedar/lines')).toMatchObject({
    backend: { name: 'github', repo: 'cedar/lines', branch: 'main', auth_methods: ['token'] },
    publish_mode: 'editorial_workflow',
  });
});
