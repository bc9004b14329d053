import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

interface Config {
  hosting: [{ target: string; predeploy?: string[] }, object];
}

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Config;

test('a deploy from firebase.json fails, because it has no headers, and names the right command', () => {
  const [hook = ''] = read('firebase.json').hosting[0].predeploy ?? [];
  const { status, stdout } = spawnSync(hook, { shell: true, encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stdout).toContain('npm run deploy');
});
