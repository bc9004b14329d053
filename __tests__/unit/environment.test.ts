import { writeFileSync } from 'node:fs';

import { firebaseVariables, readEnvironment } from '../../lib/environment';
import { loadEnv } from '../../scripts/shared/env';
import { newFolder } from '../folder';

const path = newFolder();

const complete = Object.fromEntries(Object.values(firebaseVariables).map((name) => [name, 'given']));

test('a preview has no analytics', () => {
  const { previewName, firebase } = readEnvironment({ ...complete, NEXT_PUBLIC_PREVIEW: 'prices' });
  expect([previewName, firebase.measurementId]).toEqual(['prices', '']);
});

test.each(['API_KEY', 'PROJECT_ID', 'APP_ID'])('a build reports an empty %s as missing', (part) => {
  const name = `NEXT_PUBLIC_FIREBASE_${part}`;
  expect(() => readEnvironment({ ...complete, [name]: '' })).toThrow(`missing: ${name}. `);
});

test.each(Object.values(firebaseVariables))('a build reports a missing %s', (name) => {
  expect(() => readEnvironment({ ...complete, [name]: undefined })).toThrow(`missing: ${name}. `);
});

test('a build takes a variable from the environment first, and then from the .env files in Next’s order', () => {
  const files = ['.env', '.env.production', '.env.local', '.env.production.local'];
  const folder = process.cwd();
  const env = jest.replaceProperty(process, 'env', { SET: 'set' } as unknown as NodeJS.ProcessEnv);
  process.chdir(path());
  const found = files.map((file) => {
    writeFileSync(file, `SET=${file}\nUNSET=${file}`);
    delete process.env.UNSET;
    loadEnv();
    return process.env.UNSET;
  });
  process.chdir(folder);
  expect(found).toEqual(files);
  expect(process.env.SET).toBe('set');
  env.restore();
});
