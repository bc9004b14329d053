import { readFileSync } from 'node:fs';

import { newCloudShell } from '../cloud-shell';
import { withFunction } from './function-process';

const linuxTest = process.platform === 'linux' ? test : test.skip;
const { run } = newCloudShell();

/** Returns a function that finds a flag's value in the command with which alerts.sh creates an uptime check. */
function flagsOf(title: string) {
  const { commands } = run('alerts.sh', ['www.cedar.example', 'owner@elsewhere.example']);
  const command = commands.find((parts) => parts.includes('create') && parts.includes(title))!;
  return (flag: string) => command[command.indexOf(`--${flag}`) + 1]!;
}

linuxTest('the uptime check of the page finds its text in the built page', () => {
  const flag = flagsOf('Website: page');
  expect(flag('matcher-content')).toMatch(/^data-/);
  expect(readFileSync('out/index.html', 'utf8')).toContain(flag('matcher-content'));
});

linuxTest('the uptime check of the function gets the answer that it expects', () =>
  withFunction({}, async ({ url }) => {
    const flag = flagsOf('Website: contact form');
    const answer = await fetch(url, {
      method: flag('request-method'),
      headers: { 'content-type': flag('custom-content-type') },
      body: flag('body'),
    });
    expect(answer.status).toBe(Number(flag('status-codes')));
    expect(await answer.text()).toContain(flag('matcher-content'));
  }),
);
