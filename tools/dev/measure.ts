import { fork } from 'node:child_process';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { ROOT } from '../build/workspace.ts';
import { ensureBrowser } from '../checks/ensure-browser.ts';
import { applyEdit, EDITS, type MeasuredEdit, median } from './measured-edits.ts';

/**
 * `npm run dev:measure`: the time from a changed line to the open page or, for the API, to its first new
 * response. Starts `npm run dev` on DEV_PORT (4310) with data of its own, or uses the one at ATTACH_PORT. Fails
 * beyond three seconds, or when an update loses entered values.
 */
const LIMIT_MS = 3000;
const RUNS = 3;
const PATIENCE_MS = 120_000;
const POLLING_MS = 20;
/** Between two edits: a developer checks the first. Meanwhile the API's process for the next change is prepared. */
const THINKING_MS = 2500;
const POSTCODE = '10115';

process.on('SIGINT', () => process.exit(130));
process.on('SIGTERM', () => process.exit(143));

const attached = process.env['ATTACH_PORT'];
const port = Number(attached ?? process.env['DEV_PORT'] ?? 4310);
const executablePath = await ensureBrowser();
if (!executablePath) process.exit(1);
const stopServer = attached ? async () => undefined : await startServer();
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-background-networking'] });
let isGood = true;
try {
  const page = await openHome();
  for (const edit of EDITS) isGood = (await measure(edit, page)) && isGood;
} finally {
  await browser.close();
  await stopServer();
}
process.exit(isGood ? 0 : 1);

async function measure(edit: MeasuredEdit, page: Page): Promise<boolean> {
  const times: number[] = [];
  let isStateUnchanged = true;
  for (let run = 0; run < RUNS; run += 1) {
    const mark = `m${process.pid}x${run}`;
    const from = performance.now();
    const { restore } = applyEdit(edit, mark);
    try {
      await seen(edit, page, mark, true);
      times.push(performance.now() - from);
      if (edit.seenIn === 'page')
        isStateUnchanged = (await postcodeField(page).inputValue()) === POSTCODE && isStateUnchanged;
    } finally {
      restore();
    }
    await seen(edit, page, mark, false);
    await setTimeout(THINKING_MS);
  }
  const isFast = median(times) <= LIMIT_MS;
  const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
  const state = edit.seenIn === 'api' ? '' : isStateUnchanged ? ', state preserved' : ', STATE LOST';
  const load = `load ${(loadavg()[0] ?? 0).toFixed(1)} on ${cpus().length} cores`;
  const verdict = isFast ? 'ok' : 'OVER 3 s';
  console.log(
    `${edit.name}: ${seconds(median(times))} (${times.map(seconds).join(', ')})${state}; ${verdict}; ${load}`,
  );
  return isFast && isStateUnchanged;
}

/** Waits until the mark is there, or gone. */
async function seen({ seenIn }: MeasuredEdit, page: Page, mark: string, isThere: boolean): Promise<void> {
  const options = { timeout: PATIENCE_MS, polling: POLLING_MS } as const;
  const variant = { mark, isThere, url: seenIn === 'api' ? `http://127.0.0.1:${port + 1}/healthz` : null };
  if (variant.url === null)
    await page.waitForFunction((at) => document.body.innerText.includes(at.mark) === at.isThere, variant, options);
  else await responses(variant.url, mark, isThere);
}

async function responses(url: string, mark: string, isThere: boolean): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while ((await (await fetch(url)).text()).includes(mark) !== isThere) {
    if (Date.now() > end) throw new Error(`${url} did not change in time`);
    await setTimeout(POLLING_MS);
  }
}

function postcodeField(page: Page) {
  return page.locator('main input[inputmode="numeric"]').first();
}

/** The start page, fully hydrated, with a postcode entered. */
async function openHome(): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(`http://localhost:${port}/`, { timeout: PATIENCE_MS });
  await page.waitForFunction(() => 'heizplatzMessages' in globalThis, undefined, { timeout: PATIENCE_MS });
  await page.locator('footer').scrollIntoViewIfNeeded();
  await postcodeField(page).fill(POSTCODE);
  return page;
}

function startServer(): Promise<() => Promise<void>> {
  const child = fork(join(import.meta.dirname, 'main.ts'), [], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), API_PORT: String(port + 1), DATA_DIR: 'tmp/measured-development' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const gone = new Promise<void>((done) => child.once('exit', () => done()));
  const stop = async () => {
    child.kill('SIGTERM');
    await gone;
  };
  return new Promise((done, failed) => {
    child.once('message', () => done(stop));
    void gone.then(() => failed(new Error('npm run dev exited before it was ready')));
  });
}
