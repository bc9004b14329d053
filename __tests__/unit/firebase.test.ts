/** @jest-environment node */
import { readFirebaseConfig } from '../../lib/browser/firebase-config';

const complete = {
  NEXT_PUBLIC_FIREBASE_API_KEY: 'key',
  NEXT_PUBLIC_FIREBASE_PROJECT_ID: 'project',
  NEXT_PUBLIC_FIREBASE_APP_ID: 'app',
  NEXT_PUBLIC_FIREBASE_MEASUREMENT_ID: 'G-1',
};

test('reads the configuration from the environment', () => {
  expect(readFirebaseConfig(complete)).toEqual({
    apiKey: 'key',
    projectId: 'project',
    appId: 'app',
    measurementId: 'G-1',
  });
});

test('is the local demo project when nothing is set', () => {
  expect(readFirebaseConfig({})).toMatchObject({ projectId: 'demo-red-rim', measurementId: '' });
});

test('runs without analytics when the measurement id is set to nothing', () => {
  const config = readFirebaseConfig({ ...complete, NEXT_PUBLIC_FIREBASE_MEASUREMENT_ID: '' });
  expect(config.measurementId).toBe('');
});

test.each(Object.keys(complete))('names %s when it alone is missing', (name) => {
  expect(() => readFirebaseConfig({ ...complete, [name]: undefined })).toThrow(
    `Not set although other Firebase variables are: ${name}. `,
  );
});

test.each(['API_KEY', 'PROJECT_ID', 'APP_ID'])('names %s when it is empty', (part) => {
  const name = `NEXT_PUBLIC_FIREBASE_${part}`;
  expect(() => readFirebaseConfig({ ...complete, [name]: '' })).toThrow(`are: ${name}. `);
});

test('names all that is missing at once', () => {
  const [first, ...others] = Object.keys(complete);
  expect(() => readFirebaseConfig({ [first!]: 'key' })).toThrow(`are: ${others.join(', ')}. `);
});
