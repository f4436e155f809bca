import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ROOT } from './workspace';

/**
 * Starts the process that gives each worker its system, and stops it at the run's end. E2E_SYSTEMS names one that runs
 * already.
 */
// eslint-disable-next-line no-restricted-syntax -- Playwright wants a default export
export default async function startTestSystems(): Promise<() => Promise<void>> {
  if (process.env['E2E_SYSTEMS']) return async () => undefined;
  const systems = fork(join(ROOT, 'tools/test-systems/main.ts'), {
    cwd: ROOT,
    // Playwright's own hooks are for its workers.
    execArgv: [],
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  const exited = once(systems, 'exit');
  process.env['E2E_SYSTEMS'] = await Promise.race([
    once(systems, 'message').then(([message]) => addressIn(message)),
    exited.then(([code]) => Promise.reject(new Error(`The test systems exited with code ${code}`))),
  ]);
  return async () => {
    if (systems.connected) systems.disconnect();
    await exited;
  };
}

function addressIn(message: unknown): string {
  if (typeof message === 'object' && message !== null && 'url' in message && typeof message.url === 'string')
    return message.url;
  throw new Error('The test systems reported no address');
}
