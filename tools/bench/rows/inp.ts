import { type Browser, chromium } from '@playwright/test';
import { ensureBrowser } from '../../checks/ensure-browser.ts';
import { LIMITS } from '../limits.ts';
import { median, type Metric } from '../metric.ts';
import { type Interaction, readInteractions, type TraceEvent } from '../interactions/read-interactions.ts';
import { type Scenario, SCENARIOS } from '../interactions/scenarios.ts';
import { findPoint, press, until } from '../interactions/touch.ts';
import { startSystem } from '../start-system.ts';

const ROUNDS = 5;
const THROTTLING = 4;
/** Between two keys of somebody who types fast. */
const KEY_MS = 150;
const CATEGORIES = ['-*', 'toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'];

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
