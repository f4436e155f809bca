import { type Browser, chromium, type Page } from '@playwright/test';
import { ensureBrowser } from '../../checks/ensure-browser.ts';
import { LIMITS } from '../limits.ts';
import { median, type Metric } from '../metric.ts';
import { type Interaction, readInteractions, type TraceEvent } from '../read-interactions.ts';
import { startSystem } from '../start-system.ts';

const ROUNDS = 5;
const THROTTLING = 4;
const PHONE = { width: 412, height: 823 };
const DESKTOP = { width: 1350, height: 940 };
const ZIP_CODE = '10115';
/** Between two keys of somebody who types fast. */
const KEY_MS = 150;
const OFFERS = `/holzpellets-lose/angebotsliste?zipCode=${ZIP_CODE}&amount=6000`;
const CATEGORIES = ['-*', 'toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'];

interface Scenario {
  readonly name: string;
  readonly path: string;
  readonly viewport: typeof PHONE;
  /** Before the trace begins. */
  readonly prepare?: (page: Page) => Promise<void>;
  readonly act: (page: Page) => Promise<void>;
}

const options = (page: Page) => page.getByRole('dialog', { name: 'Optionen' });
const openOptions = async (page: Page) => {
  await page.getByRole('link', { name: /^Filter/ }).click();
  await options(page).waitFor();
};

const SCENARIOS: readonly Scenario[] = [
  {
    name: 'typing a postcode',
    path: '/',
    viewport: PHONE,
    act: (page) =>
      page
        .getByRole('form', { name: 'Preise vergleichen' })
        .getByRole('textbox', { name: 'Postleitzahl' })
        .pressSequentially(ZIP_CODE, { delay: KEY_MS }),
  },
  { name: 'opening the filter', path: OFFERS, viewport: PHONE, act: openOptions },
  {
    name: 'choosing an option',
    path: OFFERS,
    viewport: PHONE,
    prepare: openOptions,
    act: (page) =>
      options(page)
        .getByRole('radio', { name: /^Schlauch bis 60 m/ })
        .check(),
  },
  {
    name: 'choosing an option beside the list',
    path: OFFERS,
    viewport: DESKTOP,
    act: (page) =>
      page
        .getByRole('form', { name: 'Angebote filtern' })
        .getByRole('radio', { name: /^Schlauch bis 60 m/ })
        .check(),
  },
];

/** The slowest interaction of one visit. */
async function visit(browser: Browser, port: number, { path, viewport, prepare, act }: Scenario): Promise<Interaction> {
  const context = await browser.newContext({ viewport, locale: 'de-DE', serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await page.goto(`http://localhost:${port}${path}`);
    await page.waitForFunction(() => Reflect.get(globalThis, 'earlyEvents') === undefined);
    await page.waitForLoadState('networkidle');
    await prepare?.(page);
    await page.waitForLoadState('networkidle');
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLING });
    await browser.startTracing(page, { categories: CATEGORIES });
    await act(page);
    // Two frames later the browser has reported the one that showed the effect.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(null)))),
    );
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
    const interactions = readInteractions(traceEvents);
    const [slowest] = interactions.toSorted((one, other) => other.clockMs - one.clockMs);
    if (!slowest) throw new Error(`The trace of ${path} has no interaction`);
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
  return [
    toMetric(
      'clock',
      visits.map(({ clockMs }) => clockMs),
    ),
    toMetric(
      'CPU of the main thread',
      visits.map(({ cpuMs }) => cpuMs),
    ),
  ];
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
