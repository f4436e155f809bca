import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
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

interface Scenario {
  readonly name: string;
  readonly path: string;
  readonly device: typeof PHONE | typeof DESKTOP;
  /** Before the trace begins. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** What is touched, or clicked without a touch screen. */
  readonly target: (page: Page) => Locator;
  /** Typed afterwards. */
  readonly text?: string;
  /** Visible once the input had its effect. */
  readonly effect: (page: Page) => Locator;
}

const zipCodeField = (page: Page) =>
  page.getByRole('form', { name: 'Preise vergleichen' }).getByRole('textbox', { name: 'Postleitzahl' });
const filter = (page: Page) => page.getByRole('link', { name: /^Filter/ });
const options = (page: Page) => page.getByRole('dialog', { name: 'Optionen' });
const longHose = (inside: Locator) => inside.getByRole('radio', { name: /^Schlauch bis 60 m/ });
const besideList = (page: Page) => page.getByRole('form', { name: 'Angebote filtern' });
const chosen = (radio: Locator, page: Page) => radio.and(page.locator(':checked'));

const SCENARIOS: readonly Scenario[] = [
  {
    name: 'typing a postcode',
    path: '/',
    device: PHONE,
    target: zipCodeField,
    text: ZIP_CODE,
    effect: (page) => zipCodeField(page).and(page.locator(`[value="${ZIP_CODE}"]`)),
  },
  { name: 'opening the filter', path: OFFERS, device: PHONE, target: filter, effect: options },
  {
    name: 'choosing an option',
    path: OFFERS,
    device: PHONE,
    prepare: async (page) => {
      await filter(page).tap();
      await options(page).waitFor();
    },
    target: (page) => longHose(options(page)),
    effect: (page) => chosen(longHose(options(page)), page),
  },
  {
    name: 'choosing an option beside the list',
    path: OFFERS,
    device: DESKTOP,
    target: (page) => longHose(besideList(page)),
    effect: (page) => chosen(longHose(besideList(page)), page),
  },
];

/** Input as a device sends it: Playwright's own clicks add checks in the page, which would be measured. */
async function input(page: Page, { x, y, width, height }: Box, { device, text }: Scenario): Promise<void> {
  const [left, top] = [x + width / 2, y + height / 2];
  if ('hasTouch' in device) await page.touchscreen.tap(left, top);
  else await page.mouse.click(left, top);
  if (text) await page.keyboard.type(text, { delay: KEY_MS });
}
type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

/** The slowest interaction of one visit. */
async function visit(browser: Browser, port: number, scenario: Scenario): Promise<Interaction> {
  const { path, device, prepare, target, effect } = scenario;
  const context = await browser.newContext({ ...device, locale: 'de-DE', serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await page.goto(`http://localhost:${port}${path}`);
    await page.waitForFunction(() => Reflect.get(globalThis, 'earlyEvents') === undefined);
    await page.waitForLoadState('networkidle');
    await prepare?.(page);
    await target(page).scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    const box = await target(page).boundingBox();
    if (!box) throw new Error(`${scenario.name}: the target is not visible`);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLING });
    await browser.startTracing(page, { categories: CATEGORIES });
    await input(page, box, scenario);
    await effect(page).waitFor();
    // Two frames later the browser has reported the one that showed the effect.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(null)))),
    );
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
    const interactions = readInteractions(traceEvents);
    const [slowest] = interactions.toSorted((one, other) => other.clockMs - one.clockMs);
    if (!slowest) throw new Error(`${scenario.name}: the trace has no interaction`);
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
