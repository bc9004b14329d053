import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import type { Result } from 'lighthouse';

import { browserOptions } from '../../shared/browser';
import { program } from '../../shared/cli';

const run = promisify(execFile);

/** What Lighthouse measured: times in milliseconds, scores out of 100, bytes as transferred. */
export interface Audit {
  times: Record<'FCP' | 'LCP' | 'SI' | 'TBT', number>;
  CLS: number;
  scores: Record<string, number>;
  bytes: Record<string, number>;
}

/** Runs Lighthouse on a page in a browser of its own, with Lighthouse's own throttling. */
export async function audit(url: string, device: 'mobile' | 'desktop'): Promise<Audit> {
  const { executablePath, args, chromiumSandbox, env } = browserOptions();
  const flags = ['--headless=new', '--ignore-certificate-errors', ...args];
  if (!chromiumSandbox) flags.push('--no-sandbox');
  const { stdout } = await run(
    process.execPath,
    [
      program('lighthouse'),
      url,
      ...['--output', 'json', '--quiet', '--no-enable-error-reporting'],
      ...(device === 'desktop' ? ['--preset', 'desktop'] : []),
      `--chrome-flags=${flags.join(' ')}`,
    ],
    { env: { ...env, CHROME_PATH: executablePath }, maxBuffer: 2 ** 26 },
  );
  const result = JSON.parse(stdout) as Result;
  if (result.runtimeError) throw new Error(result.runtimeError.message);
  return summary(result);
}

function summary({ audits, categories }: Result): Audit {
  const value = (id: string) => audits[id]?.numericValue ?? NaN;
  const requests = audits['network-requests']?.details;
  const bytes: Audit['bytes'] = {};
  for (const item of requests?.type === 'table' ? requests.items : []) {
    const type = typeof item.resourceType === 'string' ? item.resourceType : 'Other';
    bytes[type] = (bytes[type] ?? 0) + Number(item.transferSize);
  }
  return {
    times: {
      FCP: value('first-contentful-paint'),
      LCP: value('largest-contentful-paint'),
      SI: value('speed-index'),
      TBT: value('total-blocking-time'),
    },
    CLS: value('cumulative-layout-shift'),
    scores: Object.fromEntries(
      Object.values(categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]),
    ),
    bytes,
  };
}
