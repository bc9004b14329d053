// Depends on the inside of firebase-tools: how a deploy packs the function and lists Hosting's files.

import { cpSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';

import { functions, hosting } from '../../firebase.json';
import { validEnquiry } from '../contact-cases';
import { newFolder } from '../folder';
import { withFunction } from '../function/function-process';

const { prepareFunctionsUpload } = jest.requireActual<{
  prepareFunctionsUpload: (...args: unknown[]) => Promise<{ pathToSource: string }>;
}>('firebase-tools/lib/deploy/functions/prepareFunctionsUpload');
const { tryCreateDelegate } = jest.requireActual<{
  tryCreateDelegate: (context: object) => Promise<{
    discoverBuild: (config: object, env: object) => Promise<{ endpoints: object }>;
  }>;
}>('firebase-tools/lib/deploy/functions/runtimes/node');
const { listFiles } = jest.requireActual<{
  listFiles: (folder: string, ignore: string[]) => string[];
}>('firebase-tools/lib/listFiles');
const { unzip } = jest.requireActual<{
  unzip: (file: string, folder: string) => Promise<void>;
}>('firebase-tools/lib/unzip');

const path = newFolder();

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(resolve(folder, file)).isFile())
    .map((file) => file.replaceAll('\\', '/'));

function copy(folder: string): string {
  const filter = (file: string) => basename(file) !== 'node_modules';
  cpSync(folder, path(folder), { recursive: true, filter });
  return path(folder);
}

test('the function’s archive has no secret, log or source, starts from another folder, and mails an enquiry', async () => {
  const secrets = ['.env', '.env.cedar-lines', '.env.local.bak', '.secret.local', 'key.json'];
  const source = copy('functions');
  for (const folder of ['', 'lib', 'lib/functions', 'src']) {
    mkdirSync(`${source}/${folder}`, { recursive: true });
    for (const file of [...secrets, 'firebase-debug.log', 'error.log', 'index.ts'])
      writeFileSync(`${source}/${folder}/${file}`, 'password');
  }
  const { pathToSource } = await prepareFunctionsUpload(path(), source, structuredClone(functions), []);
  const archive = path('archive');
  await unzip(pathToSource, archive);
  rmSync(pathToSource);
  const files = ['.npmrc', 'lib/index.js', 'package-lock.json', 'package.json'];
  expect(filesIn(archive).toSorted()).toEqual(files);

  // Google installs the functions framework alone. The archive has no packages, and needs none.
  await withFunction({ source: archive }, async (running, { deliveries }) => {
    expect((await running.call(validEnquiry)).status).toBe(200);
    expect(deliveries).toMatchObject([{ to: ['office@redrim.example'] }]);
  });
});

test('a deploy finds one function for everybody, on one instance, with its secrets and an account of its own', async () => {
  const { runtime } = functions;
  const project = { projectId: 'cedar-lines', projectDir: resolve('.'), sourceDir: resolve('functions') };
  const delegate = await tryCreateDelegate({ ...project, runtime });
  const { endpoints } = await delegate.discoverBuild({}, { GCLOUD_PROJECT: project.projectId });
  expect(Object.keys(endpoints)).toEqual(['sendContactEmail']);
  // Without an invoker, firebase-tools lets everybody call it.
  expect(endpoints).toHaveProperty('sendContactEmail.httpsTrigger', {});
  expect(endpoints).toMatchObject({
    sendContactEmail: {
      region: [hosting[0]!.rewrites![0]!.function.region],
      serviceAccount: 'enquiries@{{ params.PROJECT_ID }}.iam.gserviceaccount.com',
      secretEnvironmentVariables: ['SMTP_URL', 'MAIL_FROM', 'MAIL_TO'].map((secret) => ({ secret })),
      maxInstances: 1,
      availableMemoryMb: 256,
      concurrency: 80,
      timeoutSeconds: 60,
    },
  });
});

test.each(hosting)('Hosting gets all files of $public that are not hidden', ({ public: folder, ignore }) => {
  const files = filesIn(folder).filter((file) => !basename(file).startsWith('.'));
  copy(folder);
  for (const file of ['.env', '.DS_Store', '_next/.DS_Store']) writeFileSync(path(folder, file), '');
  expect(listFiles(path(folder), ignore).toSorted()).toEqual(files.toSorted());
});
