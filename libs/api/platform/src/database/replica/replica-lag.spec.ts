import fc from 'fast-check';
import { formatLogPosition, NEVER_REPLAYED, parseLogPosition } from './log-position';
import { dropReplayed, getLagMs } from './replica-lag';

describe('a position of the log', () => {
  it.each([
    ['0/0', 0n],
    ['0/15E8000', 0x15e8000n],
    ['16/B374D848', 0x16b374d848n],
    ['FFFFFFFF/FFFFFFFF', NEVER_REPLAYED],
  ])('%s is read and written', (text, position) => {
    expect(parseLogPosition(text)).toBe(position);
    expect(formatLogPosition(position)).toBe(text);
  });

  it.each(['', '0', '/', '0/', 'x/1', '123456789/0', '0/0; drop table orders'])('%j is none', (text) => {
    expect(parseLogPosition(text)).toBeNull();
  });

  it('keeps its order and its text', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: NEVER_REPLAYED }), (position) => {
        expect(parseLogPosition(formatLogPosition(position))).toBe(position);
      }),
    );
  });
});

describe('the lag of a replica', () => {
  const readings = [
    { atMs: 1000, position: 10n },
    { atMs: 1500, position: 10n },
    { atMs: 2000, position: 20n },
    { atMs: 2500, position: 30n },
  ];
  it.each([
    ['has replayed everything', 30n, 0],
    ['lacks the last reading', 20n, 500],
    ['lacks two', 19n, 1000],
    ['lacks all', 9n, 2000],
  ])('that %s is the age of the first that it lacks', (_, replayed, lagMs) => {
    expect(getLagMs(readings, replayed, 3000)).toBe(lagMs);
  });

  it('is 0 before anything was read, however old the contents are', () => {
    expect(getLagMs([], 0n, 99_999)).toBe(0);
    expect(getLagMs(readings.slice(0, 1), 10n, 99_999)).toBe(0);
  });

  it('is the same once replayed readings were dropped', () => {
    for (const replayed of [9n, 10n, 20n, 30n])
      expect(getLagMs(dropReplayed(readings, replayed), replayed, 3000)).toBe(getLagMs(readings, replayed, 3000));
    expect(dropReplayed(readings, 30n)).toEqual(readings.slice(-1));
  });
});
