import { readEnvironment } from '../../lib/environment';

const complete = {
  NEXT_PUBLIC_FIREBASE_API_KEY: 'key',
  NEXT_PUBLIC_FIREBASE_PROJECT_ID: 'project',
  NEXT_PUBLIC_FIREBASE_APP_ID: 'app',
  NEXT_PUBLIC_FIREBASE_MEASUREMENT_ID: 'G-1',
};

test('a build reads Firebase’s configuration from the environment (§7.5)', () => {
  expect(readEnvironment(complete).firebase).toEqual({
    apiKey: 'key',
    projectId: 'project',
    appId: 'app',
    measurementId: 'G-1',
  });
});

test('a build without Firebase variables uses the local demo project, without analytics', () => {
  expect(readEnvironment({}).firebase).toMatchObject({
    projectId: 'demo-red-rim',
    measurementId: '',
  });
});

test('a preview has no analytics', () => {
  const { previewName, firebase } = readEnvironment({ ...complete, NEXT_PUBLIC_PREVIEW: 'prices' });
  expect([previewName, firebase.measurementId]).toEqual(['prices', '']);
});

test.each(['API_KEY', 'PROJECT_ID', 'APP_ID'])('a build reports an empty %s as missing', (part) => {
  const name = `NEXT_PUBLIC_FIREBASE_${part}`;
  expect(() => readEnvironment({ ...complete, [name]: '' })).toThrow(`missing: ${name}. `);
});
