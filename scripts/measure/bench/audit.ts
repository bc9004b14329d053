import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import { browserOptions } from '../../shared/browser';
import { program, runsNpm } from '../../shared/cli';

const run = promisify(execFile);

/** The folder of Lighthouse and its lock file. */
const lighthouse = 'scripts/measure/lighthouse';

/** What is read here of Lighthouse's result, by audit and category. */
interface Result {
  runtimeError?: { message: string };
  audits: Record<
    string,
    {
      numericValue?: number;
      details?: { items?: { resourceType?: string; transferSize: number }[] };
    }
  >;
  categories: Record<string, { id: string; score: number | null }>;
}

/** What Lighthouse measured: times in milliseconds, scores out of 100, bytes as transferred. */
export interface Audit {
  times: Record<'FCP' | 'LCP' | 'SI' | 'TBT', number>;
  CLS: number;
  scores: Record<string, number>;
  bytes: Record<string, number>;
}

/**
 * Installs Lighthouse, which measuring alone needs (docs/decisions/0014-large-packages.md).
 *
 * @throws an Error that says what to do when npm can't.
 */
export function installLighthouse(): void {
  if (!runsNpm(['ci', '--prefer-offline', '--no-audit', '--no-fund'], lighthouse)) {
    throw new Error('Lighthouse could not be installed: try again with a network.');
  }
}

/** Runs Lighthouse on a page in a browser of its own, with Lighthouse's own throttling. */
export async function audit(url: string, device: 'mobile' | 'desktop'): Promise<Audit> {
  const { executablePath, args, chromiumSandbox, env } = browserOptions();
  const flags = ['--headless=new', '--ignore-certificate-errors', ...args];
  if (!chromiumSandbox) flags.push('--no-sandbox');
  const { stdout } = await run(
    process.execPath,
    [
      program('lighthouse', 'lighthouse', lighthouse),
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
  const bytes: Audit['bytes'] = {};
  const requests = audits['network-requests']?.details?.items ?? [];
  for (const { resourceType = 'Other', transferSize } of requests) {
    bytes[resourceType] = (bytes[resourceType] ?? 0) + transferSize;
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
