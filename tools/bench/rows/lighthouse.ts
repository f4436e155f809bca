import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { countCpuTime } from '../by-cpu-time.ts';
import type { Metric } from '../metric.ts';
import { startSystem } from '../start-system.ts';

/** Fetched from the registry when this row runs: with what it brings it is larger than all else that tests need. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const PAGES = {
  home: '/',
  'price overview': '/pelletpreise',
  'local prices': '/pelletpreise/bayern',
  dealers: '/holzpellethaendler',
  dealer: '/holzpellethaendler/haendler-1',
  'offer list': '/holzpellets-lose/angebotsliste?zipCode=10115&amount=6000',
} as const;
const TARGETS = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const;

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<
    Record<string, { readonly score: number | null; readonly numericValue?: number; readonly displayValue?: string }>
  >;
}

/** The demonstration is noindex on every page, so the audit that would report it is omitted. */
const FLAGS = ['--quiet', '--output=json', '--skip-audits=is-crawlable', '--chrome-flags=--headless=new --no-sandbox'];

async function lighthouse(url: string, flags: readonly string[]): Promise<void> {
  const child = spawn('npx', ['--yes', LIGHTHOUSE, url, ...FLAGS, ...flags], {
    env: { ...process.env, CHROME_PATH: process.env['CHROME_PATH'] ?? chromium.executablePath() },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code]: (number | null)[] = await once(child, 'exit');
  if (code !== 0) throw new Error(`lighthouse exited with code ${code} for ${url}`);
}

/** Twice judged from one visit: by the clock, and with tasks as long as their CPU time. */
async function audit(url: string): Promise<{ readonly report: Report; readonly byClock: Report }> {
  const folder = mkdtempSync(join(tmpdir(), 'heizplatz-lighthouse-'));
  const artifacts = join(folder, 'artifacts');
  const judged = async (name: string): Promise<Report> => {
    const file = join(folder, name);
    await lighthouse(url, [`--audit-mode=${artifacts}`, `--output-path=${file}`]);
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  };
  await lighthouse(url, [`--gather-mode=${artifacts}`]);
  const byClock = await judged('by-clock.json');
  countCpuTime(artifacts);
  return { report: await judged('report.json'), byClock };
}

const getScore = ({ categories }: Report, category: string): number =>
  Math.round((categories[category]?.score ?? 0) * 100);

function computeMetrics(name: string, path: string, { report, byClock }: Awaited<ReturnType<typeof audit>>): Metric[] {
  const { audits } = report;
  const isIndexed = !path.includes('?');
  const terms = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'].map(
    (id) => `${id} ${audits[id]?.displayValue ?? '?'}`,
  );
  const missed = Object.entries(audits).filter(([, { score }]) => score !== null && score < 0.9);
  return Object.entries(TARGETS)
    .filter(([category]) => category !== 'seo' || isIndexed)
    .map(([category, atLeast]) => ({
      name: `${name}, ${category}`,
      against: 'Lighthouse mobile',
      value: getScore(report, category),
      unit: 'of 100',
      target: { atLeast },
      note:
        category === 'performance'
          ? `${terms.join(', ')}; by the clock ${getScore(byClock, 'performance')}; below 0.9: ${missed.map(([id]) => id).join(' ')}`
          : '',
    }));
}

/** Lighthouse's own throttling; the second of two visits, so that the server's first render is not measured. */
export async function row(): Promise<readonly Metric[]> {
  const { shell, stop } = await startSystem();
  try {
    const metrics: Metric[] = [];
    for (const [name, path] of Object.entries(PAGES)) {
      const url = `http://localhost:${shell.port}${path}`;
      // A dealer's id leads to its name: what is measured is no redirect.
      const query = await fetch(url);
      metrics.push(...computeMetrics(name, path, await audit(query.url)));
    }
    return metrics;
  } finally {
    await stop();
  }
}
