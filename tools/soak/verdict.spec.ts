import { judge, slope, type TimedSample } from './verdict';

const MINUTES = 60;
const run = (name: string, valueAt: (minute: number) => number): TimedSample[] =>
  Array.from({ length: MINUTES }, (_, minute) => ({ hours: minute / 60, figures: { [name]: valueAt(minute) } }));
const isBounded = (name: string, valueAt: (minute: number) => number, orders = 0) =>
  judge(run(name, valueAt), orders)[0]?.isBounded;

describe('memory', () => {
  it('that rises at first and then stays, is bounded', () => {
    expect(isBounded('API memory MB', (minute) => 300 + Math.min(minute, 15) * 10)).toBe(true);
  });
  it('that goes up and down is bounded', () => {
    expect(isBounded('API memory MB', (minute) => 300 + (minute % 7) * 20)).toBe(true);
  });
  it('that leaks is not', () => {
    expect(isBounded('API memory MB', (minute) => 300 + minute * 4)).toBe(false);
  });
});

it.each(['API handles', 'shell threads', 'database connections'])('%s that are never closed are found', (name) => {
  expect(isBounded(name, (minute) => 40 + minute)).toBe(false);
  expect(isBounded(name, (minute) => 40 + (minute % 5))).toBe(true);
});

it('a database may grow by its orders alone', () => {
  const grows = (minute: number) => 200 + minute * 2;
  expect(isBounded('database size MB', grows, 3600)).toBe(true);
  expect(isBounded('database size MB', grows, 100)).toBe(false);
});

it('published releases do not grow by switches', () => {
  expect(isBounded('releases MB', () => 40)).toBe(true);
  expect(isBounded('releases MB', (minute) => 40 + minute * 0.2)).toBe(false);
});

it('says what an hour adds, of the second half', () => {
  const [judged] = judge(
    run('uploads MB', (minute) => (minute < 30 ? 500 : minute)),
    0,
  );
  expect(judged?.perHour).toBeCloseTo(60);
  expect(slope([])).toBe(0);
  expect(slope([[1, 5]])).toBe(0);
});
