import { limits as instanceLimits, Limits } from '../../functions/src/limits';
import { messages } from '../../functions/src/messages';
import { addressesOf, networksOf } from '../../functions/src/network';
import { validEnquiry } from '../contact-cases';
import { loggedAs, send } from './in-process';
import { startMailServer } from './mail-server';

const minute = 60_000;
// The privacy page says so.
const day = 24 * 60 * minute;
const edge = '192.0.2.1';

test.each([
  ['a visitor behind Hosting', '203.0.113.7, 192.0.2.1', '203.0.113.7'],
  ['a visitor who forges the beginning', '1.2.3.4, x, 203.0.113.7,192.0.2.1', '203.0.113.7'],
  ['a caller that bypasses Hosting', '198.51.100.9', '198.51.100.9'],
])('recognizes %s by the address that Google tells', (_kind, forwarded, visitor) => {
  expect(addressesOf(forwarded).visitor).toBe(visitor);
});

test.each([
  ['203.0.113.7', ['203.0.113.7']],
  ['::FFFF:203.0.113.7', ['203.0.113.7']],
  ['2001:db8:1:2:3:4:5:6', ['20010db8000100/56', '20010db80001/48']],
  ['2001:0:0:1200:a:b:c:d', ['20010000000012/56', '200100000000/48']],
  ['::ffff:cb00:7107', ['203.0.113.7']],
  ['fe80::1%eth0', ['fe80::1%eth0']],
  ['', ['']],
  ['X'.repeat(10_000), ['x'.repeat(64)]],
])('counts %p by its networks', (address, networks) => {
  expect(networksOf(address)).toEqual(networks);
});

/** Returns how many enquiries with this X-Forwarded-For are admitted. */
function admitted(limits: Limits, count: number, forwardedAt: (index: number) => string, time = 0) {
  limits.forget(time);
  return Array.from({ length: count }, (_, index) => {
    const { visitor, lastNetwork } = addressesOf(forwardedAt(index));
    return limits.admit(networksOf(visitor), lastNetwork, time);
  }).filter((refusal) => refusal === undefined).length;
}

/** Visitors who come through five edges of Hosting. Through one, only 150 of 400 enquiries are admitted. */
const throughHosting = (visitorAt: (index: number) => string) => (index: number) =>
  `${visitorAt(index)}, edge ${index % 5}`;

const everybody = throughHosting((index) => `visitor ${index}`);

describe('the limits', () => {
  let limits: Limits;
  beforeEach(() => {
    limits = new Limits({ perTenMinutes: 10, daily: 400 });
  });

  const oneOf256 = (index: number) => (index % 256).toString(16).padStart(2, '0');
  const inOneHousehold = (index: number) => `2001:db8:1:2${oneOf256(index)}::1`;
  const inOneCompany = (index: number) => `2001:db8:1:${oneOf256(index)}00::1`;

  test.each<[string, number, (index: number) => string]>([
    ['a visitor', 10, () => '203.0.113.7'],
    ['a household with all networks of a /56', 10, inOneHousehold],
    ['a company with all networks of a /48', 30, inOneCompany],
  ])('let %s send %i in ten minutes and twice as many in a day', (_who, most, visitorAt) => {
    const visitors = throughHosting(visitorAt);
    expect(admitted(limits, 300, visitors)).toBe(most);
    expect(admitted(limits, 300, visitors, 10 * minute - 1)).toBe(0);
    expect(admitted(limits, 300, visitors, 10 * minute)).toBe(most);
    expect(admitted(limits, 300, visitors, day / 2)).toBe(0);
    expect(limits.admit(['another'], edge, day / 2)).toBeUndefined();
    expect(admitted(limits, 300, visitors, day)).toBe(most);
  });

  test('admit 400 enquiries a day from everybody together', () => {
    expect(admitted(limits, 1000, everybody)).toBe(400);
    expect(limits.admit(['another'], edge, day - 1)).toBe('day');
    expect(admitted(limits, 1, everybody, day)).toBe(1);
  });

  test('leave a part of the day when one machine invents visitors by IPv4 and IPv6, and comes through Hosting', () => {
    const ownAddress = () => '198.51.100.9';
    expect(admitted(limits, 1000, (index) => `another ${index}, ${ownAddress()}`)).toBe(150);
    expect(admitted(limits, 1000, (index) => `other ${index}, ${inOneCompany(index)}`)).toBe(150);
    expect(admitted(limits, 1000, throughHosting(ownAddress))).toBeLessThanOrEqual(20);
    expect(admitted(limits, 1000, throughHosting(inOneCompany))).toBeLessThanOrEqual(60);
    expect(admitted(limits, 1000, everybody)).toBeGreaterThan(0);
  });
});

describe('the function', () => {
  beforeAll(async () => {
    process.env.SMTP_URL = (await startMailServer()).url;
  });
  // Each test begins on another day.
  beforeEach(() => instanceLimits.forget(Infinity));

  test('refuses the eleventh enquiry of a visitor, and logs a warning', async () => {
    const visitor = { 'x-forwarded-for': `203.0.113.7, ${edge}` };
    for (let count = 0; count < 10; count += 1) expect((await send(validEnquiry, visitor)).status).toBe(200);
    const refused = await send(validEnquiry, visitor);
    expect(refused.status).toBe(429);
    expect(await refused.text()).toContain('"RESOURCE_EXHAUSTED"');
    expect(loggedAs('WARNING')).toMatchObject([{ message: messages.refused.visitor }]);
    expect(loggedAs('ERROR')).toEqual([]);
  });

  test('forgets the visitors of the day before at each call, even if it refuses the call', async () => {
    admitted(instanceLimits, 400, everybody, Date.now() - day);
    expect(instanceLimits.admit(['another'], edge)).toBe('day');
    const { SMTP_URL } = process.env;
    process.env.SMTP_URL = 'wrong';
    expect((await send({})).status).toBe(500);
    process.env.SMTP_URL = SMTP_URL;
    expect(instanceLimits.admit(['another'], edge)).toBeUndefined();
  });

  test('refuses more than 400 enquiries in a day, and logs an error', async () => {
    expect(admitted(instanceLimits, 400, everybody, Date.now())).toBe(400);
    expect((await send(validEnquiry)).status).toBe(429);
    expect(loggedAs('ERROR')).toMatchObject([{ message: messages.refused.day }]);
  });
});
