import { withApi } from '../../testing/api-test';
import { createFailureLimits } from './rate-limit';
import { ThrownProblem } from '../problems/problem';

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 21, 11, minutes));

describe('counted failures', () => {
  const api = withApi({ handlers: [] });
  const open = () => createFailureLimits({ accountFailures: 3, addressFailures: 5 });

  async function fail(limits: ReturnType<typeof open>, account: string | undefined, ip: string, now: Date) {
    const limited = { command: 'login', ip, ...(account !== undefined && { account }) };
    await limits.check(api().db, limited, now);
    await limits.recordFailure(api().db, limited, now);
  }
  async function refusal(attempt: Promise<void>): Promise<ThrownProblem> {
    const error: unknown = await attempt.then(
      () => undefined,
      (reason: unknown) => reason,
    );
    if (!(error instanceof ThrownProblem)) throw new Error('was not refused');
    return error;
  }

  it('refuse an account after its limit, however it is written, and say for how long', async () => {
    const limits = open();
    for (let count = 0; count < 3; count += 1) await fail(limits, 'anna@example.com', `10.0.0.${count}`, at(0));
    const { code, options } = await refusal(fail(limits, ' Anna@Example.com', '10.0.0.9', at(5)));
    expect(code).toBe('TOO_MANY_REQUESTS');
    expect(options.retryAfterSeconds).toBe(600);
  });

  it('refuse on another node too', async () => {
    for (let count = 0; count < 3; count += 1) await fail(open(), 'bea@example.com', `10.1.0.${count}`, at(0));
    expect((await refusal(fail(open(), 'bea@example.com', '10.1.0.9', at(1)))).status).toBe(429);
  });

  it('refuse an address after its limit, and no other', async () => {
    const limits = open();
    for (let count = 0; count < 5; count += 1) await fail(limits, undefined, '10.2.0.1', at(0));
    expect((await refusal(fail(limits, undefined, '10.2.0.1', at(1)))).status).toBe(429);
    await expect(fail(limits, undefined, '10.2.0.2', at(1))).resolves.toBeUndefined();
  });

  it('are forgotten when their window is over', async () => {
    const limits = open();
    for (let count = 0; count < 3; count += 1) await fail(limits, 'cleo@example.com', '10.3.0.1', at(0));
    await refusal(fail(limits, 'cleo@example.com', '10.3.0.1', at(14)));
    await expect(fail(limits, 'cleo@example.com', '10.3.0.1', at(16))).resolves.toBeUndefined();
  });

  it('of uses are counted in memory', () => {
    const limits = open();
    const allowed = [1, 2, 3].map(() => limits.allows('beacon', 2, at(0)));
    expect(allowed).toEqual([true, true, false]);
    expect(limits.allows('beacon', 2, at(16))).toBe(true);
  });
});
