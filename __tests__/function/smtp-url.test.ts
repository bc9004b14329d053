import { createServer } from 'node:net';

import { mailServers } from '../../functions/src/mail-servers';
import { messages } from '../../functions/src/messages';
import { validEnquiry } from '../contact-cases';
import { listen } from '../listen';
import { checkMailServer, logged, loggedAs, send } from './in-process';
import { startMailServer } from './mail-server';

test.each<[string, object[]]>([
  ['smtps://mail.example', [{ host: 'mail.example', port: 465, secure: true }]],
  ['SMTP://Mail.example:2525/', [{ host: 'Mail.example', port: 2525, secure: false }]],
  ['smtp://localhost', [{ host: 'localhost', port: 587 }]],
  ['smtp://[2001:db8::1]:25', [{ host: '2001:db8::1', port: 25 }]],
  [
    'smtps://you%40d.example:a%2Fb%3A%23%3F%25@mail.example',
    [{ login: { user: 'you@d.example', pass: 'a/b:#?%' } }],
  ],
  ['smtp://u:pä:ss+w&rd=@mail.example', [{ login: { user: 'u', pass: 'pä:ss+w&rd=' } }]],
  [
    ' smtp://u:abcd efgh ijkl@one.example\n smtps://u:p@two.example smtp://three.example:25\n',
    [
      { host: 'one.example', login: { pass: 'abcd efgh ijkl' } },
      { host: 'two.example' },
      { host: 'three.example' },
    ],
  ],
])('reads the servers in %j', (urls, servers) => {
  expect(mailServers(urls)).toMatchObject(servers);
  expect(mailServers(urls)).toHaveLength(servers.length);
});

/** Malformed addresses. HOST stands for a server that listens. */
const malformed = [
  'HOST',
  'website:sesame@HOST',
  'smtp:website:sesame@HOST',
  'http://website:sesame@HOST',
  'smtp//website:sesame@HOST',
  'smtp://website:sesame/12@HOST',
  'smtp://website:12/sesame@HOST',
  'smtp://website:ses?ame@HOST',
  'smtp://website:ses@me@HOST',
  'smtp://website@HOST',
  'smtp://website:@HOST',
  'smtp://:sesame@HOST',
  'smtp://',
  'smtp://HOST?tls.rejectUnauthorized=false',
  '"smtp://website:sesame@HOST"',
  'smtp://mail.example:587587',
  'smtp://website:sesame\\@HOST\\',
  '',
];

test.each(malformed)(
  'reports that %j is not an address, connects to nothing, and logs no password',
  async (url) => {
    let connections = 0;
    const listener = createServer((socket) => {
      connections += 1;
      socket.destroy();
    });
    process.env.SMTP_URL = url.replace('HOST', `127.0.0.1:${await listen(listener)}`);
    await expect(send(validEnquiry)).rejects.toMatchObject({ code: 'unavailable' });
    await checkMailServer();
    const [wrong, notMailed, wrongAgain, checkFailed] = loggedAs('ERROR');
    expect(wrong!.message).toMatch(/^SMTP_URL is wrong: entry 1 must look like smtps:\/\/user/);
    expect(wrongAgain).toEqual(wrong);
    expect([notMailed, checkFailed]).toMatchObject([
      { message: messages.notMailed },
      { message: messages.checkFailed, server: 1, code: 'ERR_INVALID_URL' },
    ]);
    expect(connections).toBe(0);
    expect(JSON.stringify(logged)).not.toMatch(/sesame|ses[@?#%]|127\.0/);
    listener.close();
  },
);

test.each([
  ['http://website:sesame@mail.example GOOD', 1, 2],
  ['GOOD smtp:/website:sesame@mail.example', 2, 1],
])('names the wrong entry of %j, and mails through the right one', async (urls, entry, server) => {
  const good = await startMailServer();
  process.env.SMTP_URL = urls.replace('GOOD', good.url);
  await send(validEnquiry);
  expect(good.deliveries).toHaveLength(1);
  expect(loggedAs('ERROR')).toMatchObject([
    { message: expect.stringContaining(`SMTP_URL is wrong: entry ${entry} must`) as string },
  ]);
  expect(loggedAs('INFO')).toMatchObject([{ message: messages.mailed, server }]);
  expect(JSON.stringify(logged)).not.toContain('sesame');
});
