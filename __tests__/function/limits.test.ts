/** @jest-environment node */
import { networkOf } from '../../functions/src/address';
import { Limits } from '../../functions/src/limits';
import { originOf } from '../../functions/src/request';
import { validMessage } from '../../test-support/contact-cases';
import {
  startFunction,
  withFunction,
  type FunctionProcess,
} from '../../test-support/function-process';

jest.setTimeout(60_000);

test.each([
  ['a visitor through Hosting', '203.0.113.7, 192.0.2.1', '203.0.113.7', '192.0.2.1'],
  ['a forged beginning', '1.2.3.4, x, 203.0.113.7,192.0.2.1', '203.0.113.7', '192.0.2.1'],
  ['a caller that leaves Hosting out', '198.51.100.9', '198.51.100.9', '198.51.100.9'],
  ['one that invents an edge', 'any, 198.51.100.9', 'any', '198.51.100.9'],
  ['no header', undefined, '127.0.0.1', '127.0.0.1'],
])('knows %s by the addresses the platform adds', (_kind, forwarded, visitor, connection) => {
  expect(originOf(forwarded, '127.0.0.1')).toEqual({ visitor, connection });
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:ffff::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8:1::2:3:4:5', '2001:db8:1:0::/64'],
  ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['', ''],
  ['Unknown', 'unknown'],
])('counts %p by its network', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('bounds what it remembers of text that is not an address', () => {
  expect(networkOf('x'.repeat(10_000))).toHaveLength(64);
});

describe('the limits', () => {
  const second = 1000;
  const minute = 60 * second;
  const hour = 60 * minute;
  const edge = '192.0.2.1';

  const start = (set: Partial<ConstructorParameters<typeof Limits>[0]> = {}) =>
    new Limits({ perVisitor: 10, overall: 60, daily: 400, ...set });

  /** How many of a number of simultaneous enquiries are accepted. */
  function taken(
    limits: Limits,
    count: number,
    origin: (index: number) => [visitor: string, connection: string],
    time = 0,
  ) {
    return Array.from({ length: count }, (_, index) => {
      const [visitor, connection] = origin(index);
      return limits.admit({ visitor, connection }, time);
    }).filter((refusal) => refusal === undefined).length;
  }
  const visitors = (index: number): [string, string] => [`visitor ${index}`, edge];

  test('let a visitor send ten in ten minutes and twenty in a day', () => {
    const limits = start();
    const ana = () => ['Ana', edge] as [string, string];
    expect(taken(limits, 300, ana)).toBe(10);
    expect(limits.admit({ visitor: 'Ana', connection: edge }, 0)).toBe('visitor');
    expect(taken(limits, 300, ana, 10 * minute - 1)).toBe(0);
    expect(taken(limits, 300, ana, 10 * minute)).toBe(10);
    expect(taken(limits, 300, ana, 12 * hour)).toBe(0);
    expect(taken(limits, 300, ana, 24 * hour)).toBe(10);
  });

  test('let a front end that all share send as many as are taken at all', () => {
    const limits = start();
    expect(taken(limits, 80, visitors)).toBe(60);
    expect(limits.admit({ visitor: 'one more', connection: edge }, 0)).toBe('minute');
    expect(taken(limits, 80, visitors, minute)).toBe(60);
  });

  test('take sixty a minute of everybody, from however many connections', () => {
    expect(taken(start(), 200, (index) => [`v${index}`, `c${index}`])).toBe(60);
  });

  test.each([1, 2, 3, 5])(
    'keep a share for Hosting’s visitors while %d others flood',
    (attackers) => {
      const limits = start();
      const flood = (index: number): [string, string] => [`i${index}`, `a${index % attackers}`];
      expect(taken(limits, 1000, flood)).toBeGreaterThanOrEqual(60);
      expect(taken(limits, 80, visitors)).toBe(60 / (attackers + 1));
    },
  );

  test('bound a minute, though every new connection has its share', () => {
    const limits = start({ daily: 100_000 });
    // 100 connections, one after another, each inventing as many visitors as it likes.
    const sum = taken(limits, 10_000, (index) => [`v${index}`, `c${Math.floor(index / 100)}`]);
    expect(sum).toBeGreaterThan(60);
    expect(sum).toBeLessThanOrEqual(280);
  });

  test('do not let invented visitors use up a real one’s', () => {
    const limits = start();
    expect(taken(limits, 50, () => ['Ana', 'attacker'])).toBe(10);
    expect(taken(limits, 1, () => ['Ana', edge])).toBe(1);
  });

  test('leave others half of what is left of a day', () => {
    const limits = start();
    const flood = (connection: string) => {
      let sum = 0;
      for (let time = 0; time < 60 * minute; time += minute) {
        sum += taken(limits, 70, (index) => [`${time} ${index}`, connection], time);
      }
      return sum;
    };
    expect(flood('attacker')).toBe(200);
    expect(taken(limits, 20, visitors, hour)).toBe(20);
    expect(limits.admit({ visitor: 'invented', connection: 'attacker' }, hour)).toBe('day');
  });

  test.each([5, 60, 400])('never take more than %d a day', (daily) => {
    const limits = start({ daily });
    let sum = 0;
    for (let time = 0; time < 24 * hour; time += minute) {
      sum += taken(limits, 20, (index) => [`${time} ${index}`, `c${index}`], time);
    }
    expect(sum).toBe(daily);
    expect(taken(limits, 1, visitors, 24 * hour)).toBe(1);
  });

  test('remember no more than a day’s enquiries, however many are invented', () => {
    const limits = start();
    let max = 0;
    for (let index = 0; index < 10_000; index += 1) {
      limits.admit({ visitor: `v${index}`, connection: `c${index}` }, index * 10 * second);
      max = Math.max(max, limits.size);
    }
    expect(max).toBe(400);
  });
});

describe('the built function', () => {
  /** How many enquiries from these addresses are accepted; the others get a 429. */
  async function taken(
    running: FunctionProcess,
    count: number,
    forwarded: (index: number) => string,
  ) {
    const statuses = await Promise.all(
      Array.from({ length: count }, async (_, index) => {
        const data = { ...validMessage, message: crypto.randomUUID() };
        const answer = await running.call(data, { 'x-forwarded-for': forwarded(index) });
        if (answer.status === 429) {
          expect(await answer.json()).toMatchObject({ error: { status: 'RESOURCE_EXHAUSTED' } });
        } else expect(answer.status).toBe(200);
        return answer.status;
      }),
    );
    return statuses.filter((status) => status === 200).length;
  }

  /** Visitors of the page: each has its own address, behind Hosting's shared front end. */
  const others = (running: FunctionProcess) =>
    taken(running, 20, (index) => `203.0.113.${100 + index}, 192.0.2.1`);

  test.each([
    ['one visitor', () => '203.0.113.7'],
    ['one /64', (index: number) => `2001:db8:1:2::${index.toString(16)}`],
  ])('takes ten enquiries of %s behind the front end, and all of others’', (_whose, address) =>
    withFunction({}, async (running, mail) => {
      expect(await taken(running, 300, (index) => `${address(index)}, 192.0.2.1`)).toBe(10);
      expect(await others(running)).toBe(20);
      expect(mail.deliveries).toHaveLength(30);
      expect(running.output()).toContain('Enquiry refused: too many from one visitor.');
    }),
  );

  test('takes all of others’ while somebody past Hosting invents visitors', () =>
    withFunction({}, async (running) => {
      // A direct caller of the function can forge every address but the last.
      const invented = (index: number) => `10.0.${index >> 8}.${index & 255}, 198.51.100.9`;
      expect(await taken(running, 300, invented)).toBe(60);
      expect(await others(running)).toBe(20);
      expect(running.output()).toMatch(/"severity":"ERROR","message":"[^"]* too many in a minute/);
    }));

  test('stops at the day’s ceiling, and logs what it refuses as an error', () =>
    withFunction({ DAILY_ENQUIRIES: '3' }, async (running) => {
      expect(await taken(running, 5, (index) => `203.0.113.${index}, 192.0.2.1`)).toBe(3);
      expect(running.output()).toMatch(/"severity":"ERROR","message":"[^"]* too many in a day\./);
    }));
});

test.each([
  ['ENQUIRIES_OVERALL', 'enquiries'],
  ['MAIL_SECOND_MS', 'milliseconds'],
])('says that %s is not a number', async (variable, unit) => {
  await expect(startFunction({ SMTP_URL: '', [variable]: 'many' })).rejects.toThrow(
    `${variable} must be a whole number of ${unit}, not "many".`,
  );
});
