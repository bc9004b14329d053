import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

import { newCloudShell } from '../cloud-shell';
import { linuxTest } from '../linux';

const runInCloudShell = newCloudShell();

linuxTest.each([
  ['alerts.sh', ['www.cedar.example', 'owner@elsewhere.example']],
  ['setup.sh', ['function']],
])('%s tells an operator without a project where to choose one', (script, args) => {
  const { status, stderr, calls } = runInCloudShell(script, args, '', '');
  expect(status).toBe(1);
  expect(stderr).toContain('choose your project at the top of the Cloud Shell');
  expect(calls).toBe('');
});

const hasShellcheck = (process.env.PATH ?? '')
  .split(':')
  .some((folder) => existsSync(`${folder}/shellcheck`));
(hasShellcheck ? test : test.skip).each(['alerts.sh', 'setup.sh'])(
  'shellcheck reports nothing about %s',
  (script) => {
    const { status, stdout } = spawnSync('shellcheck', [`ops/${script}`], { encoding: 'utf8' });
    expect([status, stdout]).toEqual([0, '']);
  },
);
