import { expect, test as base } from '@playwright/test';

/** The API, shell and database of this worker alone (tools/test-systems). */
export interface TestSystem {
  readonly shellPort: number;
  readonly apiPort: number;
  readonly releasesDir: string;
}

const HOSTS = { de: 'localhost', at: 'at.localhost', ch: 'ch.localhost' };

async function askPool(method: 'POST' | 'DELETE', slot: number): Promise<unknown> {
  const answer = await fetch(`${process.env['E2E_SYSTEMS']}/systems/${slot}`, { method });
  const body: unknown = await answer.json();
  if (!answer.ok) throw new Error(`no system for worker ${slot}: ${JSON.stringify(body)}`);
  return body;
}

/** Playwright's test on a system of the worker's own; after a failure the worker's next tests get a fresh one. */
export const test = base.extend<{ readonly freshAfterFailure: void }, { readonly system: TestSystem }>({
  system: [
    async ({}, use, { parallelIndex }) => use((await askPool('POST', parallelIndex)) as TestSystem),
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ system }, use, { project }) => {
    const site = String(project.metadata['site'] ?? 'de');
    await use(`http://${HOSTS[site as keyof typeof HOSTS]}:${system.shellPort}`);
  },
  freshAfterFailure: [
    async ({ system: _ }, use, info) => {
      await use();
      if (info.status !== info.expectedStatus) await askPool('DELETE', info.parallelIndex);
    },
    { auto: true },
  ],
});
export { expect };
