import { readFirebaseConfig } from '../../lib/browser/firebase-config';

const complete = {
  NEXT_PUBLIC_FIREBASE_API_KEY: 'key',
  NEXT_PUBLIC_FIREBASE_PROJECT_ID: 'project',
  NEXT_PUBLIC_FIREBASE_APP_ID: 'app',
  NEXT_PUBLIC_FIREBASE_MEASUREMENT_ID: 'G-1',
};

test('a build reads Firebase’s configuration from the environment (§7.5)', () => {
  expect(readFirebaseConfig(complete)).toEqual({
    apiKey: 'key',
    projectId: 'project',
    appId: 'app',
    measurementId: 'G-1',
  });
});

test('a build without Firebase variables uses the local demo project, without analytics', () => {
  expect(readFirebaseConfig({})).toMatchObject({ projectId: 'demo-red-rim', measurementId: '' });
});

test('a site with an empty measurement id has no analytics', () => {
  const config = readFirebaseConfig({ ...complete, NEXT_PUBLIC_FIREBASE_MEASUREMENT_ID: '' });
  expect(config.measurementId).toBe('');
});

test.each(['API_KEY', 'PROJECT_ID', 'APP_ID'])('a build reports an empty %s as missing', (part) => {
  const name = `NEXT_PUBLIC_FIREBASE_${part}`;
  expect(() => readFirebaseConfig({ ...complete, [name]: '' })).toThrow(`missing: ${name}. `);
});

test('a build names all missing variables in one message', () => {
  const [first = '', ...others] = Object.keys(complete);
  expect(() => readFirebaseConfig({ [first]: 'key' })).toThrow(`missing: ${others.join(', ')}. `);
});
