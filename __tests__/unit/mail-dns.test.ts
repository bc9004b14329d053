/** @jest-environment node */
import { writeFileSync } from 'node:fs';

import { mailNotes } from '../../scripts/release/mail-dns';
import { startDnsServer, type Zone } from '../../test-support/dns-server';
import { newFolder } from '../folder';

const path = newFolder();

/** The notes on these settings, from a DNS server with this zone; without one, it never answers. */
async function notes(settings: string, zone?: Zone) {
  const file = path('.env.cedar-lines');
  writeFileSync(file, settings);
  const server = await startDnsServer(zone);
  try {
    return await mailNotes(file, [server.address]);
  } finally {
    await server.stop();
  }
}

const from = 'MAIL_FROM="Cedar Lines <web@Cedar.test>"\n';

test('says what a domain has that is set up for its provider', async () => {
  const zone: Zone = {
    TXT: {
      'cedar.test': ['some-verification=1', 'v=spf1 include:_spf.google.com ~all'],
      '_dmarc.cedar.test': ['v=DMARC1; p=quarantine'],
      'google._domainkey.cedar.test': ['v=DKIM1; k=rsa; p=MIIB'],
    },
    MX: { 'cedar.test': ['smtp.cedar.test'], 'backup.test': ['a.backup.test', 'b.backup.test'] },
  };
  expect(await notes(`${from}MAIL_TO=office@cedar.test, Owner <me@backup.test>`, zone)).toEqual([
    'cedar.test has an SPF entry, which must name your mail provider: "v=spf1 include:_spf.google.com ~all".',
    'cedar.test has a DMARC entry: "v=DMARC1; p=quarantine".',
    'cedar.test has a DKIM key of Google: google._domainkey.cedar.test.',
    'cedar.test takes mail for office@cedar.test at smtp.cedar.test.',
    'backup.test takes mail for me@backup.test at a.backup.test, b.backup.test.',
  ]);
});

test('says which DNS entries are missing, and what to do', async () => {
  expect(await notes(`${from}MAIL_TO=office@cedar.test`, {})).toEqual([
    expect.stringMatching(/^cedar\.test has no SPF entry, .*: add the TXT entry /),
    expect.stringMatching(/^cedar\.test has no DMARC entry, .*_dmarc\.cedar\.test with "v=DMARC1/),
    expect.stringMatching(/^Whether cedar\.test has a DKIM key could not be looked up, /),
    expect.stringMatching(
      /^cedar\.test takes no mail .*office@cedar\.test arrives: correct MAIL_TO/,
    ),
  ]);
});

test('knows two SPF entries, a DKIM key that was withdrawn, and a domain that takes no mail', async () => {
  const zone: Zone = {
    TXT: {
      'cedar.test': ['v=spf1 include:spf.protection.outlook.com -all', 'v=spf1 -all'],
      'selector1._domainkey.cedar.test': ['v=DKIM1; p='],
    },
    MX: { 'cedar.test': ['.'] },
  };
  const all = await notes(`${from}MAIL_TO=office@cedar.test`, zone);
  expect(all[0]).toMatch(/^cedar\.test has 2 SPF entries, which count as none: join them/);
  expect(all[2]).toMatch(
    /^cedar\.test has no DKIM key of Microsoft 365 at selector1\._domainkey\./,
  );
  expect(all[3]).toMatch(/^cedar\.test takes no mail /);
});

test('takes the DMARC entry of the domain above', async () => {
  const zone: Zone = { TXT: { '_dmarc.cedar.test': ['v=DMARC1; p=reject'] } };
  expect(await notes('MAIL_FROM=web@mail.cedar.test', zone)).toContain(
    'cedar.test has a DMARC entry: "v=DMARC1; p=reject".',
  );
});

test('notes in one sentence that the DNS gives no answer', async () => {
  expect(await notes(`${from}MAIL_TO=office@cedar.test`)).toEqual([
    expect.stringMatching(/^The DNS gave no answer \(E(TIMEOUT|CANCELLED)\), .*: run this again/),
  ]);
});

test.each(['', 'MAIL_FROM=web@redrim.example\nMAIL_TO=office@redrim.example', 'MAIL_TO=office'])(
  'asks nothing about the settings %p',
  async (settings) => {
    expect(await notes(settings)).toEqual([]);
  },
);
