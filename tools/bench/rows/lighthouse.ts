import { orderPath } from '@heizplatz/routes';
import { audit, type Judged, type Report } from '../audit-page.ts';
import { LIMITS } from '../limits.ts';
import type { Metric } from '../metric.ts';
import { placeOrder } from '../ready-orders.ts';
import { startSystem, type System } from '../start-system.ts';

interface Page {
  readonly path: string;
  readonly isIndexed: boolean;
  readonly headers?: Readonly<Record<string, string>>;
}

const indexed = (path: string) => (): Page => ({ path, isIndexed: true });

const PAGES: Readonly<Record<string, (system: System) => Page | Promise<Page>>> = {
  home: indexed('/'),
  'price overview': indexed('/pelletpreise'),
  'local prices': indexed('/pelletpreise/bayern'),
  dealers: indexed('/holzpellethaendler'),
  dealer: indexed('/holzpellethaendler/haendler-1'),
  'offer list': () => ({ path: '/holzpellets-lose/angebotsliste?zipCode=10115&amount=6000', isIndexed: false }),
  /** For the guest who ordered. */
  'order page': async ({ api }) => {
    const { orderId, cookie } = await placeOrder(api, '10115');
    return { path: orderPath(orderId, null), isIndexed: false, headers: { cookie } };
  },
};
/** `BENCH_PAGES='home,offer list'` audits these alone. */
const CHOSEN = process.env['BENCH_PAGES']?.split(',') ?? Object.keys(PAGES);

const TARGETS = {
  performance: LIMITS['Lighthouse, performance'],
  accessibility: LIMITS['Lighthouse, accessibility'],
  'best-practices': LIMITS['Lighthouse, best practices'],
  seo: LIMITS['Lighthouse, SEO of indexed pages'],
};

const getScore = ({ categories }: Report, category: string): number =>
  Math.round((categories[category]?.score ?? 0) * 100);

function toScores(name: string, { isIndexed }: Page, { byCpu, byClock }: Judged): Metric[] {
  const { audits } = byCpu;
  const missed = Object.entries(audits).filter(([, { score }]) => score !== null && score < 0.9);
  const note = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift']
    .map((id) => `${id} ${audits[id]?.displayValue ?? '?'}`)
    .join(', ');
  const scores = Object.entries(TARGETS)
    .filter(([category]) => category !== 'seo' || isIndexed)
    .map(([category, target]) => ({
      name: `${name}, ${category}`,
      against: 'Lighthouse mobile',
      value: getScore(byCpu, category),
      unit: 'of 100',
      target,
      note: category === 'performance' ? `${note}; below 0.9: ${missed.map(([id]) => id).join(' ')}` : '',
    }));
  const clock = {
    ...{ name: `${name}, performance`, against: 'Lighthouse mobile, by the clock of this machine' },
    ...{ value: getScore(byClock, 'performance'), unit: 'of 100 by the clock' },
    note: `total-blocking-time ${byClock.audits['total-blocking-time']?.displayValue ?? '?'}`,
  };
  return [...scores, clock];
}

function toTimes(name: string, { byCpu: { audits } }: Judged): Metric[] {
  const get = (id: string) => audits[id]?.numericValue ?? NaN;
  const page = { against: 'Lighthouse mobile', note: '' };
  return [
    {
      ...{ ...page, name: `${name}, largest paint`, value: get('largest-contentful-paint') / 1000, unit: 's' },
      target: LIMITS['Lighthouse, largest paint'],
    },
    {
      ...{ ...page, name: `${name}, layout shift`, value: get('cumulative-layout-shift'), unit: '' },
      target: LIMITS['Lighthouse, layout shift'],
    },
  ];
}

async function measure(system: System, name: string): Promise<Metric[]> {
  const page = await PAGES[name]?.(system);
  if (!page) throw new Error(`There is no page ${name}; pages: ${Object.keys(PAGES).join(', ')}`);
  const url = `http://localhost:${system.shell.port}${page.path}`;
  // A dealer's id leads to its name: what is measured is no redirect. The second visit finds the first render done.
  const response = await fetch(url, { headers: { ...page.headers } });
  if (!response.ok) throw new Error(`${page.path} returned ${response.status}`);
  const judged = await audit(response.url, page.headers);
  return [...toScores(name, page, judged), ...toTimes(name, judged)];
}

/** Lighthouse's own throttling, judged by CPU time and by the clock. A page that cannot be audited costs its own figures. */
export async function row(): Promise<readonly Metric[]> {
  const system = await startSystem();
  try {
    const metrics: Metric[] = [];
    for (const name of CHOSEN) {
      try {
        metrics.push(...(await measure(system, name)));
      } catch (error) {
        console.error(`Cannot audit ${name}:`, error);
        metrics.push(toFailure(name, error));
      }
    }
    return metrics;
  } finally {
    await system.stop();
  }
}

const toFailure = (name: string, error: unknown): Metric => ({
  ...{ name: `${name}, performance`, against: 'Lighthouse mobile', value: 0, unit: 'of 100' },
  target: TARGETS.performance,
  note: `not audited: ${error instanceof Error ? error.message : String(error)}`,
});
