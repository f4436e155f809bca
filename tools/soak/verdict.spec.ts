import type { Written } from './bounds';
import { judge, slope, type TimedSample } from './verdict';

const MINUTES = 60;
const NOTHING: Written = { orders: 0, imports: 0, switches: 0, maxWalMb: 1024 };
const run = (name: string, valueAt: (minute: number) => number): TimedSample[] =>
  Array.from({ length: MINUTES }, (_, minute) => ({ hours: minute / 60, metrics: { [name]: valueAt(minute) } }));
const isBounded = (name: string, valueAt: (minute: number) => number, written: Partial<Written> = {}) =>
  judge(run(name, valueAt), { ...NOTHING, ...written })[0]?.isBounded;

describe('memory', () => {
  it.each(['API memory MB', 'shell heap MB', 'database memory MB', 'mock services memory MB'])(
    '%s that rises at first and then stays, or goes up and down, is bounded',
    (name) => {
      expect(isBounded(name, (minute) => 300 + Math.min(minute, 15) * 10)).toBe(true);
      expect(isBounded(name, (minute) => 300 + (minute % 7) * 20)).toBe(true);
    },
  );
  it.each(['API memory MB', 'shell heap MB', 'rest of the data folder MB'])('%s that leaks is not', (name) => {
    expect(isBounded(name, (minute) => 300 + minute * 4)).toBe(false);
  });
  it('that leaks below a sawtooth is not', () => {
    expect(isBounded('API heap MB', (minute) => 100 + (minute % 7) * 30 + minute * 4)).toBe(false);
    expect(isBounded('API heap MB', (minute) => 100 + (minute % 7) * (minute > 40 ? 50 : 20))).toBe(true);
  });
});

it.each(['API handles', 'shell threads', 'database connections', 'mock services handles'])(
  '%s that are never closed are found',
  (name) => {
    expect(isBounded(name, (minute) => 40 + minute)).toBe(false);
    expect(isBounded(name, (minute) => 40 + (minute % 5))).toBe(true);
  },
);

it('files that backends open for a while are bounded, and those that they never close are not', () => {
  expect(isBounded('database handles', (minute) => 1500 + (minute % 9) * 100)).toBe(true);
  expect(isBounded('database handles', (minute) => 1500 + minute * 40)).toBe(false);
});

it('a database may grow by its orders and imports alone', () => {
  const grows = (minute: number) => 200 + minute * 2;
  expect(isBounded('database size MB', grows, { orders: 1800 })).toBe(true);
  expect(isBounded('database size MB', grows, { orders: 1000, imports: 500 })).toBe(true);
  expect(isBounded('database size MB', grows, { orders: 100 })).toBe(false);
});

it("the database's log stays below its setting, however it moves", () => {
  expect(isBounded('database log MB', (minute) => 16 * minute)).toBe(true);
  expect(isBounded('database log MB', (minute) => 32 * minute)).toBe(false);
});

it('published releases grow by the log of switches alone', () => {
  expect(isBounded('releases MB', () => 40)).toBe(true);
  expect(isBounded('releases MB', (minute) => 40 + minute * 0.01, { switches: 360 })).toBe(true);
  expect(isBounded('releases MB', (minute) => 40 + minute * 0.2, { switches: 360 })).toBe(false);
});

it('a render worker that ended is found', () => {
  expect(isBounded('render worker restarts', (minute) => (minute > 30 ? 1 : 0))).toBe(false);
});

it('too few samples show no bound', () => {
  expect(judge(run('API memory MB', () => 1).slice(0, 2), NOTHING)[0]?.isBounded).toBe(false);
});

it('gives what an hour adds, of the second half', () => {
  const [judged] = judge(
    run('uploads MB', (minute) => (minute < 30 ? 500 : minute)),
    NOTHING,
  );
  expect(judged?.perHour).toBeCloseTo(60);
  expect(slope([])).toBe(0);
  expect(slope([[1, 5]])).toBe(0);
});
