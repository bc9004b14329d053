import { Limits } from '../../functions/src/limits';
import { messages } from '../../functions/src/messages';
import { networkOf, originOf } from '../../functions/src/origin';
import { addressHours } from '../../lib/retention';
import { validMessage } from '../contact-cases';
import { startFunction, withFunction } from './function-process';
import { refusing } from './mail-server';

const minute = 60_000;
const day = addressHours * 60 * minute;
const edge = '192.0.2.1';

test.each([
  ['a visitor through Hosting', '203.0.113.7, 192.0.2.1', '203.0.113.7', '192.0.2.1'],
  ['one that forges a beginning', '1.2.3.4, x, 203.0.113.7,192.0.2.1', '203.0.113.7', '192.0.2.1'],
  ['a caller that leaves Hosting out', '198.51.100.9', '198.51.100.9', '198.51.100.9'],
  ['one that invents an edge', 'any, 198.51.100.9', 'any', '198.51.100.9'],
  ['no header', undefined, '127.0.0.1', '127.0.0.1'],
])('knows %s by the addresses the platform adds', (_kind, forwarded, visitor, connection) => {
  expect(originOf(forwarded, '127.0.0.1')).toEqual({ visitor, connection });
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::FFFF:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:0::/56'],
  ['2001:0DB8:0001:12ff:ffff::', '2001:db8:1:1200::/56'],
  ['2001:db8::1', '2001:db8:0:0::/56'],
  ['::', '0:0:0:0::/56'],
  ['fe80::1%eth0', 'fe80::1%eth0'],
  ['', ''],
  ['Unknown', 'unknown'],
  ['X'.repeat(10_000), 'x'.repeat(64)],
])('counts %p by its network', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

/** How many of a number of enquiries are accepted; each comes from where `origin` says. */
function taken(
  limits: Limits,
  count: number,
  origin: (index: number) => [visitor: string, connection: string],
  time = 0,
) {
  return Array.from({ length: count }, (_, index) => {
    const [visitor, connection] = origin(index);
    return limits.admit({ visitor: networkOf(visitor), connection }, time);
  }).filter((admission) => !('refusal' in admission)).length;
}

describe('the limits', () => {
  let limits: Limits;
  beforeEach(() => {
    limits = new Limits({ perVisitor: 10, daily: 400 });
  });

  test.each<[string, (index: number) => [string, string]]>([
    ['a visitor', () => ['203.0.113.7', edge]],
    ['a visitor on many connections', (index) => ['203.0.113.7', `c${index}`]],
    [
      'a household with 240 networks of one /56',
      (index) => [`2001:db8:1:2${(index % 240).toString(16).padStart(2, '0')}::1`, edge],
    ],
  ])('let %s send ten in ten minutes and twenty in a day', (_who, origin) => {
    expect(taken(limits, 300, origin)).toBe(10);
    expect(taken(limits, 300, origin, 10 * minute - 1)).toBe(0);
    expect(taken(limits, 300, origin, 10 * minute)).toBe(10);
    expect(taken(limits, 300, origin, day / 2)).toBe(0);
    expect(taken(limits, 300, origin, day)).toBe(10);
  });

  test('leave others half of the day from a caller that invents visitors', () => {
    expect(taken(limits, 1000, (index) => [`invented ${index}`, 'caller'])).toBe(200);
    expect(taken(limits, 1000, (index) => [`visitor ${index}`, edge])).toBe(100);
    expect(limits.admit({ visitor: 'new', connection: 'caller' }, 0)).toEqual({ refusal: 'day' });
    expect(limits.admit({ visitor: 'new', connection: 'other' }, 0)).not.toHaveProperty('refusal');
  });

  test('never take, nor remember, more than a day’s enquiries', () => {
    const many = (index: number): [string, string] => [`v${index}`, `c${index}`];
    expect(taken(limits, 1000, many)).toBe(400);
    expect(limits.size).toBe(400);
    limits.forget(day);
    expect(limits.size).toBe(0);
  });
});

test('the function counts what it mails, refuses each visitor by itself with 429, and logs why', () =>
  withFunction(
    { ENQUIRIES_PER_VISITOR: '2', DAILY_ENQUIRIES: '6' },
    async (running, mail) => {
      const statusFor = async (visitor: string) =>
        (await running.call(validMessage, { 'x-forwarded-for': `${visitor}, ${edge}` })).status;
      const visitors = ['2001:db8::1', '2001:db8::2', '2001:db8::3', '203.0.113.7', '203.0.113.8'];
      for (let times = 0; times < 2; times += 1) expect(await statusFor(visitors[0]!)).toBe(503);
      const statuses = [];
      for (const visitor of visitors) statuses.push(await statusFor(visitor));
      expect(statuses).toEqual([200, 200, 429, 200, 429]);
      expect(running.output()).toContain(messages.refused.visitor);
      expect(running.output()).toMatch(`"severity":"ERROR","message":"${messages.refused.day}"`);
      expect(mail.deliveries).toHaveLength(3);
    },
    refusing(554, 554),
  ));

test('says that a setting is not a number', async () => {
  await expect(startFunction({ DAILY_ENQUIRIES: 'many' })).rejects.toThrow(
    'DAILY_ENQUIRIES must be a whole number of enquiries, not "many".',
  );
});
