/**
 * Asks for those settings that are not in the site's files yet: the Firebase project, MAIL_FROM and MAIL_TO.
 * Then it asks for the secret SMTP_URL, unless the answer is empty. Each right answer is stored at once.
 *
 * Before SMTP_URL is stored, each of its servers gets a test mail, because many servers check sender and
 * recipients only after the whole message.
 */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

import { deliver } from '../../functions/src/deliver';
import { composeEmail } from '../../functions/src/email';
import { mailServers } from '../../functions/src/mail-servers';
import { mailboxes, senderAndRecipients } from '../../functions/src/mailboxes';
import { wrongAddressMessage } from '../../functions/src/messages';
import { defaultTimes } from '../../functions/src/times';
import { firebaseVariables } from '../../lib/environment';
import { readContent } from '../../lib/load-site';
import { main, must } from '../shared/cli';
import { loadEnv } from '../shared/env';
import { problemOf } from './findings';
import { functionSettings } from './function-settings';
import { query } from './google';

const kept = 'Enter "npm run settings" again. What you entered before is kept.';

let isHidden = false;
const screen = new Writable({
  write(text: Buffer, _encoding, done) {
    if (!isHidden) process.stdout.write(text);
    done();
  },
});
const terminal = createInterface({
  input: process.stdin,
  output: screen,
  terminal: process.stdin.isTTY,
});
const lines = terminal[Symbol.asyncIterator]();

/** @throws an Error if the input ends, such as by Ctrl-C. */
async function ask(question: string, { hidden = false } = {}): Promise<string> {
  terminal.setPrompt(question);
  terminal.prompt();
  isHidden = hidden;
  const { value = '', done } = (await lines.next()) as { value?: string; done?: boolean };
  isHidden = false;
  if (hidden || done) console.log();
  must(!done, `There was no answer. ${kept}`);
  return value.trim();
}

/** @returns the id of the project. Its web app's configuration is then in .env.production.local. */
async function readProject(): Promise<string> {
  const set = process.env[firebaseVariables.projectId];
  if (set) return set;
  const project = await ask('Project id, such as cedar-lines: ');
  must(
    /^[a-z][a-z0-9-]{5,29}$/.test(project),
    `"${project}" is not a project id: the Firebase console shows it under Project settings.`,
  );
  const { sdkConfig } = query(['apps:sdkconfig', 'WEB'], project) as {
    sdkConfig: Record<string, string>;
  };
  const variables = Object.entries(firebaseVariables);
  const settings = variables.map(([key, name]) => `${name}=${sdkConfig[key] ?? ''}\n`);
  appendFileSync('.env.production.local', `\n${settings.join('')}`);
  return project;
}

/** @returns a mail setting, which is then in the function's file. */
async function readMailboxes(project: string, name: string, what: string): Promise<string> {
  const set = functionSettings('.', project)[name] ?? '';
  if (problemOf(name, mailboxes(set)) === undefined) return set;
  const answer = await ask(`${name}, ${what}: `);
  const problem = problemOf(name, mailboxes(answer));
  must(problem === undefined, `${problem}. ${kept}`);
  const file = `functions/.env.${project}`;
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const others = text.split(/\r?\n/).filter((line) => line && !line.startsWith(`${name}=`));
  writeFileSync(file, [...others, `${name}=${answer}`, ''].join('\n'));
  return answer;
}

/** @throws an Error that says what to do if one of the servers does not take mail for every mailbox. */
async function sendTestMails(urls: string, mailFrom: string, mailTo: string): Promise<void> {
  const { contact } = readContent();
  const servers = mailServers(urls).map((server, index) => {
    if (!server) throw new Error(`${wrongAddressMessage(index + 1)} SMTP_URL is not stored. ${kept}`);
    return server;
  });
  for (const server of servers) {
    const { host, port } = server;
    console.log(`Sending a test mail through ${host}:${port}. This takes up to a minute.`);
    const test = {
      name: `Test of ${host}`,
      email: contact.email,
      phone: contact.phone.display,
      message: `This is a test of SMTP_URL, sent at ${new Date().toISOString()}. Nothing needs to be done.`,
    };
    const mail = composeEmail(test, senderAndRecipients(mailFrom, mailTo), new Date(), []);
    const { failures, rejections } = await deliver([server], mail, defaultTimes);
    const [problem] = [...failures, ...rejections];
    if (problem) {
      const { advice, code, responseCode, originalCode } = problem;
      const codes = [code, responseCode, originalCode].filter(Boolean).map(String).join(' ');
      throw new Error(`${host}: ${advice} (${codes}) SMTP_URL is not stored. ${kept}`);
    }
  }
}

main(async () => {
  loadEnv();
  try {
    const project = await readProject();
    const mailFrom = await readMailboxes(project, 'MAIL_FROM', 'the address that sends enquiries');
    const mailTo = await readMailboxes(project, 'MAIL_TO', 'the mailboxes that get them');
    const urls = await ask('SMTP_URL, which stays hidden: ', { hidden: true });
    if (urls === '') return;
    await sendTestMails(urls, mailFrom, mailTo);
    query(['functions:secrets:set', 'SMTP_URL', '--data-file', '-'], project, urls);
    console.log('Stored. The next deploy uses it. Look for the test mail in each mailbox.');
  } finally {
    terminal.close();
  }
});
