import { Limits } from '../../functions/src/limits';
import { messages } from '../../functions/src/messages';
import { networkOf, visitorOf } from '../../functions/src/network';
import { addressHours } from '../../lib/retention';
import { validEnquiry } from '../contact-cases';
import { startFunction, withFunction } from './function-process';
import { refusing } from './mail-server';

const minute = 60_000;
const day = addressHours * 60 * minute;
const edge = '192.0.2.1';

test.each([
  ['a visitor behind Hosting', '203.0.113.7, 192.0.2.1', '203.0.113.7'],
  ['a visitor who forges the beginning', '1.2.3.4, x, 203.0.113.7,192.0.2.1', '203.0.113.7'],
  ['a caller that bypasses Hosting', '198.51.100.9', '198.51.100.9'],
  ['a request without the header', undefined, '127.0.0.1'],
])('recognizes %s by the address that Google or the socket tells', (_kind, forwarded, visitor) => {
  expect(visitorOf(forwarded, '127.0.0.1')).toBe(visitor);
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::FFFF:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:0::/56'],
  ['2001:0DB8:0001:12ff:ffff::', '2001:db8:1:1200::/56'],
  ['2001:db8::1', '2001:db8:0:0::/56'],
  ['2001:0:0:1200:a:b:c:d', '2001:0:0:1200::/56'],
  ['2001::12ab:a:b:c:d', '2001:0:0:1200::/56'],
  ['2001:db8:0:12ab::', '2001:db8:0:1200::/56'],
  ['2001:db8:1:0:0:0:0:1', '2001:db8:1:0::/56'],
  ['2001:0:0:ab:0:0:0:1', '2001:0:0:0::/56'],
  ['0:0:0:ffff:a:b:c:d', '0:0:0:ff00::/56'],
  ['::1200:a:b:c:d', '0:0:0:1200::/56'],
  ['1:2:3::', '1:2:3:0::/56'],
  ['1:2:3:4:5:6:7:8', '1:2:3:0::/56'],
  ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/56'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
  ['::', '0:0:0:0::/56'],
  ['::1', '0:0:0:0::/56'],
  ['fe80::1%eth0', 'fe80::1%eth0'],
  ['', ''],
  ['Unknown', 'unknown'],
  ['X'.repeat(10_000), 'x'.repeat(64)],
])('counts %p by its network', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

/** Returns how many enquiries are admitted. `visitorAt` returns the address of each visitor. */
function admitted(limits: Limits, count: number, visitorAt: (index: number) => string, time = 0) {
  return Array.from({ length: count }, (_, index) =>
    limits.admit(networkOf(visitorAt(index)), time),
  ).filter((admission) => !('refusal' in admission)).length;
}

describe('the limits', () => {
  let limits: Limits;
  beforeEach(() => {
    limits = new Limits({ perVisitor: 10, daily: 400 });
  });

  test.each<[string, (index: number) => string]>([
    ['a visitor', () => '203.0.113.7'],
    [
      'a household with 240 networks of one /56',
      (index) => `2001:db8:1:2${(index % 240).toString(16).padStart(2, '0')}::1`,
    ],
    [
      'a household whose address has zeros in the middle',
      (index) => `2001:0:0:12${(index % 240).toString(16).padStart(2, '0')}:a:b:c:d`,
    ],
  ])('let %s send ten in ten minutes and twenty in a day', (_who, visitorAt) => {
    expect(admitted(limits, 300, visitorAt)).toBe(10);
    expect(admitted(limits, 300, visitorAt, 10 * minute - 1)).toBe(0);
    expect(admitted(limits, 300, visitorAt, 10 * minute)).toBe(10);
    expect(admitted(limits, 300, visitorAt, day / 2)).toBe(0);
    expect(admitted(limits, 300, visitorAt, day)).toBe(10);
  });

  test('admit 400 enquiries a day from visitors behind one edge of Hosting, and then forget them', () => {
    const visitorAt = (index: number) => visitorOf(`visitor ${index}, 192.0.2.1`);
    expect(admitted(limits, 1000, visitorAt)).toBe(400);
    expect(limits.admit('another', 0)).toEqual({ refusal: 'day' });
    expect(limits.size).toBe(400);
    limits.forget(day);
    expect(limits.size).toBe(0);
  });
});

test('the function counts only mailed enquiries, and refuses more than the limits with 429 and a log entry', () =>
  withFunction(
    {
      env: { ENQUIRIES_PER_VISITOR: '2', DAILY_ENQUIRIES: '3' },
      mailOptions: refusing(554, 554),
    },
    async (running, mail) => {
      const statusFor = async (visitor: string) =>
        (await running.call(validEnquiry, { 'x-forwarded-for': `${visitor}, ${edge}` })).status;
      const visitors = ['2001:db8::1', '2001:db8::2', '2001:db8::3', '203.0.113.7', '203.0.113.8'];
      for (let times = 0; times < 2; times += 1) expect(await statusFor(visitors[0]!)).toBe(503);
      const statuses = [];
      for (const visitor of visitors) statuses.push(await statusFor(visitor));
      expect(statuses).toEqual([200, 200, 429, 200, 429]);
      expect(running.output()).toContain(messages.refused.visitor);
      expect(running.output()).toMatch(`"severity":"ERROR","message":"${messages.refused.day}"`);
      expect(mail.deliveries).toHaveLength(3);
    },
  ));

test('the function does not start with a limit that is not a number, and names it', async () => {
  await expect(startFunction({ DAILY_ENQUIRIES: 'many' })).rejects.toThrow(
    'DAILY_ENQUIRIES must be a whole number of enquiries, not "many".',
  );
});
