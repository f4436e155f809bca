import { expect, test as journeyTest } from './journey-test';
import { type OwnShell, startShell } from './own-shell';

/** Journeys on a shell of the test's own. */
export const test = journeyTest.extend<{
  /** Changes the shell's releases before it reads them. */
  readonly prepareReleases: (releasesDir: string) => Promise<void>;
  readonly shell: OwnShell;
}>({
  prepareReleases: async ({}, use) => use(async () => undefined),
  shell: async ({ system, prepareReleases }, use) => {
    const shell = await startShell(system, { prepareReleases });
    await use(shell);
    await shell.stop();
  },
  // After the shell, so that the browser is closed before it: a shell that stops responds to open pages with 503.
  context: async ({ shell: _, context }, use) => use(context),
});
export { expect };
