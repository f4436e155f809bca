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
}

/** Runs a shell command in the repository's root. With `isPrintedAtEnd` its output appears when it ends. */
export async function runStep(step: Step, { isPrintedAtEnd = false } = {}): Promise<StepResult> {
  const { title, command, environment } = step;
  const from = Date.now();
  if (!isPrintedAtEnd) console.log(`\n=== ${title}: ${command}`);
  const child = spawn(command, {
    cwd: ROOT,
    shell: true,
    stdio: isPrintedAtEnd ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...environment },
  });
  const output: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => output.push(chunk));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  const seconds = (Date.now() - from) / 1000;
  if (isPrintedAtEnd) process.stdout.write(`\n=== ${title}: ${command}\n${Buffer.concat(output).toString()}`);
  console.log(`=== ${title}: ${code === 0 ? 'ok' : 'FAILED'} after ${seconds.toFixed(1)} s`);
  return { title, isOk: code === 0, seconds };
}

/** Runs all steps, `parallel` at a time; results in the order of the steps. */
export async function runSteps(steps: readonly Step[], parallel = 2): Promise<StepResult[]> {
  const results: StepResult[] = [];
  const waiting = [...steps.entries()];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [position, step] = next;
      results[position] = await runStep(step, { isPrintedAtEnd: true });
    }
  };
  await Promise.all(Array.from({ length: parallel }, work));
  return results;
}
