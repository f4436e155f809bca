import { setTimeout } from 'node:timers/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import { ensureBrowser } from '../../checks/ensure-browser.ts';
import { LIMITS } from '../limits.ts';
import { median, type Metric } from '../metric.ts';
import { type Interaction, readInteractions, type TraceEvent } from '../read-interactions.ts';
import { startSystem } from '../start-system.ts';

const ROUNDS = 5;
const THROTTLING = 4;
const PHONE = { viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true };
const DESKTOP = { viewport: { width: 1350, height: 940 } };
const ZIP_CODE = '10115';
/** Between two keys of somebody who types fast. */
const KEY_MS = 150;
const OFFERS = `/holzpellets-lose/angebotsliste?zipCode=${ZIP_CODE}&amount=6000`;
const CATEGORIES = ['-*', 'toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'];

/** Evaluated in the page. No locators: their script would listen to each event of the pointer from then on. */
type Find = () => Element | undefined;

interface Scenario {
  readonly name: string;
  readonly path: string;
  readonly device: typeof PHONE | typeof DESKTOP;
  /** Pressed before the trace begins, so that the target is there. */
  readonly before?: Find;
  /** What is touched, or clicked without a touch screen. */
  readonly target: Find;
  /** Typed afterwards. */
  readonly text?: string;
  /** Whether the input had its effect, in the page as well. */
  readonly hasEffect: (target: Element | undefined) => boolean;
}

const findFilter = () => Array.from(document.links).find((link) => /^Filter/.test(link.textContent));
const isChecked = (target: Element | undefined) => target?.matches(':checked') === true;

const SCENARIOS: readonly Scenario[] = [
  {
    name: 'typing a postcode',
    path: '/',
    device: PHONE,
    target: () => document.querySelector('form[aria-label="Preise vergleichen"] [name="zipCode"]') ?? undefined,
    text: ZIP_CODE,
    hasEffect: (target) => target instanceof HTMLInputElement && target.value.length === 5,
  },
  {
    name: 'opening the filter',
    path: OFFERS,
    device: PHONE,
    target: findFilter,
    hasEffect: () => document.querySelector('dialog[open] form') !== null,
  },
  {
    name: 'choosing an option',
    path: OFFERS,
    device: PHONE,
    before: findFilter,
    target: () =>
      Array.from(document.querySelectorAll<HTMLInputElement>('dialog[open] [type="radio"]')).find((radio) =>
        radio.labels?.[0]?.textContent.startsWith('Schlauch bis 60 m'),
      ),
    hasEffect: isChecked,
  },
  {
    name: 'choosing an option beside the list',
    path: OFFERS,
    device: DESKTOP,
    target: () =>
      Array.from(document.forms)
        .filter(({ ariaLabel }) => ariaLabel === 'Angebote filtern')
        .flatMap((form) => Array.from(form.querySelectorAll<HTMLInputElement>('[type="radio"]')))
        .find((radio) => radio.labels?.[0]?.textContent.startsWith('Schlauch bis 60 m')),
    hasEffect: isChecked,
  },
];

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Resolves when the page says so; throws after 20 seconds. */
async function until<Result>(page: Page, what: string, read: () => Promise<Result | null | false>): Promise<Result> {
  for (const end = Date.now() + 20_000; Date.now() < end; await setTimeout(20)) {
    const result = await read();
    if (result !== null && result !== false) return result;
  }
  throw new Error(`${what}: nothing happened on ${page.url()}`);
}

/** The middle of an element, in view and at rest. */
async function findPoint(page: Page, name: string, find: Find): Promise<Point> {
  const read = () =>
    page.evaluate<Point | null>(`(() => {
      const element = (${find})();
      if (!element) return null;
      element.scrollIntoViewIfNeeded();
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    })()`);
  await until(page, name, read);
  await page.waitForLoadState('networkidle');
  let last: Point | null = null;
  return until(page, name, async () => {
    const [before, now] = [last, await read()];
    last = now;
    return before && now && before.x === now.x && before.y === now.y ? now : null;
  });
}

const press = (page: Page, { x, y }: Point, { device }: Scenario): Promise<void> =>
  'hasTouch' in device ? page.touchscreen.tap(x, y) : page.mouse.click(x, y);

/** The slowest interaction of one visit. */
async function visit(browser: Browser, port: number, scenario: Scenario): Promise<Interaction> {
  const { name, path, device, before, target, text, hasEffect } = scenario;
  const context = await browser.newContext({ ...device, locale: 'de-DE', serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await page.goto(`http://localhost:${port}${path}`);
    await until(page, name, () => page.evaluate(() => Reflect.get(globalThis, 'earlyEvents') === undefined));
    await page.waitForLoadState('networkidle');
    if (before) await press(page, await findPoint(page, name, before), scenario);
    const point = await findPoint(page, name, target);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLING });
    await browser.startTracing(page, { categories: CATEGORIES });
    await press(page, point, scenario);
    if (text) await page.keyboard.type(text, { delay: KEY_MS });
    await until(page, name, () => page.evaluate<boolean>(`(${hasEffect})((${target})())`));
    // Two frames later the browser has reported the one that showed the effect.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(null)))),
    );
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
    const interactions = readInteractions(traceEvents);
    const [slowest] = interactions.toSorted((one, other) => other.clockMs - one.clockMs);
    if (!slowest) throw new Error(`${name}: the trace has no interaction`);
    return { ...slowest, cpuMs: Math.max(...interactions.map(({ cpuMs }) => cpuMs)) };
  } finally {
    await context.close();
  }
}

async function measure(browser: Browser, port: number, scenario: Scenario): Promise<Metric[]> {
  const visits: Interaction[] = [];
  // The first one fills the caches of server and browser.
  await visit(browser, port, scenario);
  for (let round = 0; round < ROUNDS; round++) visits.push(await visit(browser, port, scenario));
  const toMetric = (against: string, values: readonly number[]): Metric => ({
    name: `interaction to next paint, ${scenario.name}`,
    against: `${against}, ${THROTTLING} × throttled`,
    value: median(values),
    unit: 'ms',
    target: LIMITS['interaction to next paint'],
    note: `the slowest of each of ${ROUNDS} visits: ${values.map(Math.round).join(', ')} ms; ${visits[0]?.type}`,
  });
  const clock = visits.map(({ clockMs }) => clockMs);
  const cpu = visits.map(({ cpuMs }) => cpuMs);
  return [toMetric('clock', clock), toMetric('CPU of the main thread', cpu)];
}

/** What a visitor with a slow phone waits for after an input, from Chromium's trace. */
export async function row(): Promise<readonly Metric[]> {
  const { shell, stop } = await startSystem();
  const executablePath = await ensureBrowser();
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
  try {
    const metrics: Metric[] = [];
    for (const scenario of SCENARIOS) metrics.push(...(await measure(browser, shell.port, scenario)));
    return metrics;
  } finally {
    await browser.close();
    await stop();
  }
}
