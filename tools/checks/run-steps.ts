import { spawn } from 'node:child_process';
import { ROOT } from '../build/workspace.ts';

export interface Step {
  readonly title: string;
  readonly command: string;
  readonly environment?: Readonly<Record<string, string>>;
}

export interface StepResult {
  readonly title: string;
  readonly isOk: boolean;
  readonly seconds: number;
  /** The end of what it printed, where that appears when it ends. */
  readonly lastLines: string;
}

const LAST_LINES = 40;

/** Runs a shell command in the repository's root. With `isPrintedAtEnd` its output appears when it ends. */
export async function runStep(step: Step, { isPrintedAtEnd = false } = {}): Promise<StepResult> {
  const { title, command, environment } = step;
  const from = Date.now();
  if (!isPrintedAtEnd) console.log(`\n=== ${title}: ${command}`);
  // One pipe for both, which keeps their order.
  const child = spawn(isPrintedAtEnd ? `(${command}) 2>&1` : command, {
    cwd: ROOT,
    shell: true,
    stdio: isPrintedAtEnd ? ['ignore', 'pipe', 'inherit'] : ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...environment },
  });
  const output: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => output.push(chunk));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  const seconds = (Date.now() - from) / 1000;
  const text = Buffer.concat(output).toString();
  if (isPrintedAtEnd) process.stdout.write(`\n=== ${title}: ${command}\n${text}`);
  console.log(`=== ${title}: ${code === 0 ? 'ok' : 'FAILED'} after ${seconds.toFixed(1)} s`);
  return { title, isOk: code === 0, seconds, lastLines: text.trimEnd().split('\n').slice(-LAST_LINES).join('\n') };
}

/**
 * Runs all steps, `parallel` at a time; those of an inner list one after the other, until one fails. Results in the order
 * of the steps.
 */
export async function runSteps(
  steps: readonly (Step | readonly Step[])[],
  parallel = 2,
): Promise<readonly StepResult[]> {
  const results: StepResult[][] = steps.map(() => []);
  const waiting = [...steps.entries()];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [position, entry] = next;
      for (const step of [entry].flat()) {
        const result = await runStep(step, { isPrintedAtEnd: true });
        results[position]?.push(result);
        if (!result.isOk) break;
      }
    }
  };
  await Promise.all(Array.from({ length: parallel }, work));
  return results.flat();
}
