import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, expect, type Page } from '@playwright/test';
import type { DemoAccount } from './as-role';
import { countEffort, type Effort } from './effort';
import { openAs } from './open-as';
import { untilHydrated } from './until-hydrated';
import { ROOT } from './workspace';

/** Where each task leaves its figures, by its number. */
const REPORT_DIR = join(ROOT, 'tmp/staff-tasks');

/** A task of docs/staff-tasks.md. */
interface StaffTask {
  /** 1 to 10. */
  readonly number: number;
  readonly name: string;
  readonly account: DemoAccount;
}

/** The most that a task may cost; a worse screen fails. */
interface EffortLimits {
  readonly clicks: number;
  readonly fields: number;
  readonly keys: number;
  /** Addresses that are opened on the way, documents or not. */
  readonly pages: number;
}

/** What each act takes a practised person, in seconds (keystroke-level model of Card, Moran and Newell, 1980). */
const THINK = 1.35;
const POINT = 1.1;
const PRESS = 0.2;
const HOME_ON_KEYS = 0.4;

const getPersonSeconds = ({ clicks, fields, keys, letters }: Effort): number =>
  clicks * (THINK + POINT + PRESS) +
  fields * (THINK + POINT + PRESS + HOME_ON_KEYS) +
  keys * (THINK + PRESS) +
  letters * PRESS;

interface RunningTask {
  /** Of the member of staff, in a browser of its own. */
  readonly page: Page;
  /** Checks the limits, prints the figures and writes them to tmp/staff-tasks. */
  readonly end: (limits: EffortLimits) => void;
}

/** Opens the start page of staff at `origin`, and measures from there on. */
export async function beginTask(
  browser: Browser,
  origin: string | undefined,
  { number, name, account }: StaffTask,
): Promise<RunningTask> {
  const page = await openAs(browser, account, `${origin}/support`);
  const effort = await countEffort(page.context());
  await page.reload();
  await untilHydrated(page);
  let path = new URL(page.url()).pathname;
  let pages = 0;
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame()) return;
    const next = new URL(frame.url()).pathname;
    if (next !== path) pages += 1;
    path = next;
  });
  const began = performance.now();
  return {
    page,
    end: (limits) => {
      const seconds = (performance.now() - began) / 1000;
      const { clicks, fields, keys, letters } = effort;
      const person = getPersonSeconds(effort);
      mkdirSync(REPORT_DIR, { recursive: true });
      const file = join(REPORT_DIR, `${String(number).padStart(2, '0')}.json`);
      const measurement = { number, name, clicks, fields, keys, letters, pages, seconds, person };
      writeFileSync(file, `${JSON.stringify(measurement, null, 2)}\n`);
      const cells = [`${number} ${name}`, clicks, fields, keys, pages, seconds.toFixed(1), person.toFixed(0)];
      console.log(`| ${cells.join(' | ')} |`);
      const cost = { clicks, fields, keys, pages };
      const exceeded = (['clicks', 'fields', 'keys', 'pages'] as const).filter((kind) => cost[kind] > limits[kind]);
      expect({ ...cost, exceeded }, `what task ${number} costs`).toEqual({ ...cost, exceeded: [] });
    },
  };
}
