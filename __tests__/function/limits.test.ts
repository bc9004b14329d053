/** @jest-environment node */
import { originOf } from '../../functions/src/request';
import { validMessage } from '../../test-support/contact-cases';
import { startFunction, type FunctionProcess } from '../../test-support/function-process';
import { startMailServer } from '../../test-support/mail-server';

test.each([
  ['a visitor through Hosting', '203.0.113.7, 192.0.2.1', '203.0.113.7', '192.0.2.1'],
  ['a forged beginning', '1.2.3.4, x, 203.0.113.7,192.0.2.1', '203.0.113.7', '192.0.2.1'],
  ['a caller that leaves Hosting out', '198.51.100.9', '198.51.100.9', '198.51.100.9'],
  ['one that invents an edge', 'any, 198.51.100.9', 'any', '198.51.100.9'],
  ['no header', undefined, '127.0.0.1', '127.0.0.1'],
])('knows %s by the addresses the platform adds', (_kind, forwarded, visitor, connection) => {
  expect(originOf(forwarded, '127.0.0.1')).toEqual({ visitor, connection });
});

describe('the built function', () => {
  let server: Awaited<ReturnType<typeof startMailServer>>;
  let running: FunctionProcess;

  beforeEach(async () => {
    server = await startMailServer();
    running = await startFunction({ SMTP_URL: server.url });
  });
  afterEach(async () => {
    await running.kill();
    await server.stop();
  });

  /** How many of a number of enquiries from these addresses are taken; the others are refused as 429. */
  async function taken(count: number, forwarded: (index: number) => string) {
    const statuses = await Promise.all(
      Array.from({ length: count }, async (_, index) => {
        const data = { ...validMessage, message: crypto.randomUUID() };
        const answer = await running.call(data, { 'x-forwarded-for': forwarded(index) });
        if (answer.status === 429) {
          expect(await answer.json()).toMatchObject({ error: { status: 'RESOURCE_EXHAUSTED' } });
        } else {
          expect(answer.status).toBe(200);
        }
        return answer.status;
      }),
    );
    return statuses.filter((status) => status === 200).length;
  }

  test('takes ten enquiries of one visitor, and goes on taking others’', async () => {
    expect(await taken(25, () => '203.0.113.7, 192.0.2.1')).toBe(10);
    expect(await taken(5, () => '203.0.113.8, 192.0.2.1')).toBe(5);
    expect(server.deliveries).toHaveLength(15);
  });

  test('is not deceived by invented visitors', async () => {
    // A caller of the function itself can write anything but the last address.
    expect(await taken(60, (index) => `10.0.0.${index}, 198.51.100.9`)).toBe(30);
    expect(await taken(5, () => '203.0.113.8, 192.0.2.1')).toBe(5);
  });

  test('takes no more than sixty a minute of everybody', async () => {
    expect(await taken(80, (index) => `10.0.0.${index}, 192.0.2.${index}`)).toBe(60);
  });
});

test.each([
  ['ENQUIRIES_OVERALL', 'enquiries'],
  ['MAIL_SECOND_MS', 'milliseconds'],
])('says that %s is not a number', async (variable, unit) => {
  await expect(startFunction({ SMTP_URL: '', [variable]: 'many' })).rejects.toThrow(
    `${variable} must be a whole number of ${unit}, not "many".`,
  );
});
