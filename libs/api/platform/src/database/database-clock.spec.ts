import { HOUR_MS } from '@heizplatz/country';
import { createDatabaseClock } from './database-clock';

const TRUE_MS = Date.parse('2026-10-25T00:59:59Z');
const MINUTE_MS = 60_000;

/** A machine whose clock is off by this much, and a database whose responses take `wayMs`. */
function dependencies(offByMs: number, wayMs = 4) {
  let trueMs = TRUE_MS;
  const warnings: object[] = [];
  const query = jest.fn(async () => {
    trueMs += wayMs / 2;
    const rows = [{ ms: trueMs }];
    trueMs += wayMs / 2;
    return { rows };
  });
  return {
    pool: { query } as unknown as Parameters<typeof createDatabaseClock>[0],
    query,
    warnings,
    pass: (ms: number) => (trueMs += ms),
    trueNow: () => trueMs,
    options: { log: { warn: (fields: object) => void warnings.push(fields) }, machineNow: () => trueMs + offByMs },
  };
}
type Options = Parameters<typeof createDatabaseClock>[1];

describe("the database's clock", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it.each([HOUR_MS, -HOUR_MS, 5000])('counts on a machine that is off by %d ms', async (offByMs) => {
    const { pool, options, trueNow, pass } = dependencies(offByMs);
    const clock = await createDatabaseClock(pool, options as Options);
    pass(1234);
    expect(clock.now().getTime()).toBe(trueNow());
    expect(clock.offsetMs()).toBe(-offByMs);
    clock.close();
  });

  it('is the machine’s own where both agree, however slow the way', async () => {
    for (const wayMs of [6, 900, 9000]) {
      const { pool, options, trueNow, warnings } = dependencies(wayMs / 3, wayMs);
      const clock = await createDatabaseClock(pool, options as Options);
      expect([clock.offsetMs(), clock.now().getTime() - trueNow()]).toEqual([0, wayMs / 3]);
      expect(warnings).toEqual([]);
      clock.close();
    }
  });

  it('is asked each minute, told once when a machine is off, and kept while the database is away', async () => {
    let offByMs = 0;
    const made = dependencies(0);
    const options = { ...made.options, machineNow: () => made.trueNow() + offByMs };
    const clock = await createDatabaseClock(made.pool, options as Options);
    offByMs = HOUR_MS;
    await jest.advanceTimersByTimeAsync(MINUTE_MS);
    await jest.advanceTimersByTimeAsync(MINUTE_MS);
    expect(clock.now().getTime()).toBe(made.trueNow());
    expect(made.warnings).toEqual([{ offsetMs: -HOUR_MS }]);
    made.query.mockRejectedValue(new Error('away') as never);
    await jest.advanceTimersByTimeAsync(MINUTE_MS);
    expect(clock.now().getTime()).toBe(made.trueNow());
    clock.close();
    expect(jest.getTimerCount()).toBe(0);
  });

  it('ends a start whose database does not answer', async () => {
    const { pool, query, options } = dependencies(0);
    query.mockRejectedValue(new Error('away') as never);
    await expect(createDatabaseClock(pool, options as Options)).rejects.toThrow('away');
  });
});
