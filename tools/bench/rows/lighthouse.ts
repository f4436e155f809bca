import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import type { Figure } from '../figure.ts';
import { startHouse } from '../start-house.ts';

/** Fetched from the registry when this row runs: with what it brings it is larger than all else that tests need. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const PAGES = {
  home: '/',
  'price overview': '/pelletpreise',
  'local prices': '/pelletpreise/bayern',
  dealers: '/holzpellethaendler',
  'offer list': '/holzpellets-lose/angebotsliste?zipCode=10115&amount=6000',
} as const;
const TARGETS = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const;

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<
    Record<string, { readonly score: number | null; readonly numericValue?: number; readonly displayValue?: string }>
  >;
}

/** The demonstration says noindex on every page, so the audit that would complain of it is left out. */
async function audit(url: string): Promise<Report> {
  const file = join(mkdtempSync(join(tmpdir(), 'heizplatz-lighthouse-')), 'report.json');
  const flags = ['--quiet', '--output=json', `--output-path=${file}`, '--skip-audits=is-crawlable'];
  const child = spawn('npx', ['--yes', LIGHTHOUSE, url, ...flags, '--chrome-flags=--headless=new --no-sandbox'], {
    env: { ...process.env, CHROME_PATH: process.env['CHROME_PATH'] ?? chromium.executablePath() },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code]: (number | null)[] = await once(child, 'exit');
  if (code !== 0) throw new Error(`lighthouse ended with ${code} for ${url}`);
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
}

function figuresOf(name: string, path: string, { categories, audits }: Report): Figure[] {
  const isIndexed = !path.includes('?');
  const words = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'].map(
    (id) => `${id} ${audits[id]?.displayValue ?? '?'}`,
  );
  const missed = Object.entries(audits).filter(([, { score }]) => score !== null && score < 0.9);
  return Object.entries(TARGETS)
    .filter(([category]) => category !== 'seo' || isIndexed)
    .map(([category, atLeast]) => ({
      name: `${name}, ${category}`,
      against: 'Lighthouse mobile',
      value: Math.round((categories[category]?.score ?? 0) * 100),
      unit: 'of 100',
      target: { atLeast },
      note: category === 'performance' ? `${words.join(', ')}; below 0.9: ${missed.map(([id]) => id).join(' ')}` : '',
    }));
}

/** Lighthouse's own throttling; the second of two visits, so that the server's first drawing is not what is measured. */
export async function row(): Promise<readonly Figure[]> {
  const { shell, stop } = await startHouse();
  try {
    const figures: Figure[] = [];
    for (const [name, path] of Object.entries(PAGES)) {
      const url = `http://localhost:${shell.port}${path}`;
      await fetch(url);
      figures.push(...figuresOf(name, path, await audit(url)));
    }
    return figures;
  } finally {
    await stop();
  }
}
