import { setTimeout as pause } from 'node:timers/promises';

export interface CheckResult {
  readonly name: string;
  /** What was measured. */
  readonly figure: string;
  /** Null: it holds. */
  readonly failure: string | null;
}

/** Runs a check, which returns its figure and throws what is wrong; prints the result. */
export async function check(name: string, run: () => Promise<string>): Promise<CheckResult> {
  const result = await run().then(
    (figure) => ({ name, figure, failure: null }),
    (error: unknown) => ({ name, figure: '', failure: error instanceof Error ? error.message : String(error) }),
  );
  console.log(`${result.failure === null ? 'ok    ' : 'FAILED'}  ${name}: ${result.failure ?? result.figure}`);
  return result;
}

/** Throws `message` unless it is so. */
export function expectTrue(is: boolean, message: string): void {
  if (!is) throw new Error(message);
}

/** Polls until it holds; resolves with the ms that took. Throws `message` with the last state after `patienceMs`. */
export async function within(
  patienceMs: number,
  message: string,
  read: () => Promise<{ readonly holds: boolean; readonly state: unknown }>,
): Promise<number> {
  const from = performance.now();
  for (;;) {
    const { holds, state } = await read();
    const ms = performance.now() - from;
    if (holds) return ms;
    if (ms > patienceMs) throw new Error(`${message}: ${JSON.stringify(state)} after ${Math.round(ms)} ms`);
    await pause(20);
  }
}
