import type { ChildProcess } from 'node:child_process';

const READY_TIMEOUT_MS = 60_000;

/** Resolves when a child server has reported that it listens; throws when it exits before, or takes too long. */
export function isListening(child: ChildProcess, name: string): Promise<void> {
  return new Promise((done, failed) => {
    const timer = setTimeout(
      () => failed(new Error(`${name} did not become ready within ${READY_TIMEOUT_MS / 1000} s`)),
      READY_TIMEOUT_MS,
    );
    child.once('exit', (code) => failed(new Error(`${name} exited with code ${code}`)));
    child.once('message', () => {
      clearTimeout(timer);
      done();
    });
  });
}
