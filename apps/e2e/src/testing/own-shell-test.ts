import { expect, test as journeyTest } from './journey-test';
import { type OwnShell, startShell } from './own-shell';

/** Journeys on a shell of the test's own. */
export const test = journeyTest.extend<{ readonly shell: OwnShell }>({
  shell: async ({ system }, use) => {
    const shell = await startShell(system);
    await use(shell);
    await shell.stop();
  },
  // After the shell, so that the browser is closed before it: a shell that stops answers open pages with 503.
  context: async ({ shell: _, context }, use) => use(context),
});
export { expect };
