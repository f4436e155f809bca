import type { ChildProcess } from 'node:child_process';

const READY_TIMEOUT_MS = 20_000;

/** Resolves when a child server has reported that it listens; throws when it exits before, or takes too long. */
export function isListening(child: ChildProcess, name: string): Promise<void> {
  return new Promise((done, failed) => {
    const timer = setTimeout(() => failed(new Error(`${name} was not ready in time`)), READY_TIMEOUT_MS);
    child.once('exit', (code) => failed(new Error(`${name} ended with ${code}`)));
    child.once('message', () => {
      clearTimeout(timer);
      done();
    });
  });
}
