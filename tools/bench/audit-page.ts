import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from '../checks/ensure-browser.ts';
import { countCpuTime } from './by-cpu-time.ts';

/** Fetched from the registry when it runs: with what it brings it is larger than all else that tests need. */
const LIGHTHOUSE = 'lighthouse@13.5.0';

/** Lighthouse's, as far as it is read. */
export interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<
    Record<string, { readonly score: number | null; readonly numericValue?: number; readonly displayValue?: string }>
  >;
}

export interface Judged {
  /** With tasks as long as their CPU time. */
  readonly byCpu: Report;
  readonly byClock: Report;
}

/** The demonstration is noindex on every page, so the audit that would report it is omitted. */
const FLAGS = ['--quiet', '--output=json', '--skip-audits=is-crawlable', '--chrome-flags=--headless=new --no-sandbox'];

async function lighthouse(url: string, flags: readonly string[]): Promise<void> {
  const browser = process.env['CHROME_PATH'] ?? (await ensureBrowser());
  const child = spawn('npx', ['--yes', LIGHTHOUSE, url, ...FLAGS, ...flags], {
    env: { ...process.env, ...(browser && { CHROME_PATH: browser }) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code]: (number | null)[] = await once(child, 'exit');
  if (code !== 0) throw new Error(`lighthouse exited with code ${code} for ${url}`);
}

/** Lighthouse's mobile audit, judged twice from one visit. `headers` go with each request of the page. Throws when it fails. */
export async function audit(url: string, headers: Readonly<Record<string, string>> = {}): Promise<Judged> {
  const folder = mkdtempSync(join(tmpdir(), 'heizplatz-lighthouse-'));
  const artifacts = join(folder, 'artifacts');
  const extra = [`--extra-headers=${JSON.stringify(headers)}`];
  const judge = async (name: string): Promise<Report> => {
    const file = join(folder, name);
    await lighthouse(url, [`--audit-mode=${artifacts}`, `--output-path=${file}`, ...extra]);
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  };
  try {
    await lighthouse(url, [`--gather-mode=${artifacts}`, ...extra]);
    const byClock = await judge('by-clock.json');
    countCpuTime(artifacts);
    return { byCpu: await judge('by-cpu.json'), byClock };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
