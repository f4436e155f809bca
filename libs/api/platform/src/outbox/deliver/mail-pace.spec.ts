import { createMailPace, getBatchSize } from './mail-pace';

/** When mails begin that are requested at these moments, in milliseconds. */
async function begin(perMinute: number | null, requestedMs: readonly number[]): Promise<number[]> {
  let now = 0;
  const waits: number[] = [];
  const pace = createMailPace(
    perMinute,
    () => now,
    async <T>(ms?: number, value?: T) => {
      waits.push(ms ?? 0);
      return value as T;
    },
  );
  const begun: number[] = [];
  for (const requested of requestedMs) {
    now = requested;
    const before = waits.length;
    await pace();
    begun.push(requested + (waits[before] ?? 0));
  }
  return begun;
}

describe('the pace of mails', () => {
  it('spreads a burst evenly over the minute that the provider counts', async () => {
    expect(await begin(60, [0, 0, 0, 0])).toEqual([0, 1000, 2000, 3000]);
    expect(await begin(600, [0, 0, 0])).toEqual([0, 100, 200]);
  });

  it('delays none that comes later than the pace, and saves up nothing', async () => {
    expect(await begin(60, [0, 5000, 5000, 9000])).toEqual([0, 5000, 6000, 9000]);
  });

  it('is none without a limit', async () => {
    expect(await begin(null, [0, 0, 0])).toEqual([0, 0, 0]);
  });

  it.each([
    [null, 50],
    [1, 1],
    [60, 1],
    [840, 14],
    [60_000, 50],
  ])('of %s a minute takes %s at once', (perMinute, size) => {
    expect(getBatchSize(perMinute)).toBe(size);
  });
});
