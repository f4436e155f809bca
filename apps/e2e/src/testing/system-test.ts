import { expect, test as base } from '@playwright/test';
import * as v from 'valibot';

const TestSystem = v.object({
  shellPort: v.number(),
  apiPort: v.number(),
  releasesDir: v.string(),
  /** What another API on its database reads. */
  apiVariables: v.record(v.string(), v.string()),
});
/** The API, shell and database of this worker alone (tools/test-systems). */
export type TestSystem = v.InferOutput<typeof TestSystem>;

const HOSTS: Readonly<Record<string, string>> = { de: 'localhost', at: 'at.localhost', ch: 'ch.localhost' };

async function requestSlot(method: 'POST' | 'DELETE', slot: number): Promise<unknown> {
  const response = await fetch(`${process.env['E2E_SYSTEMS']}/systems/${slot}`, { method });
  const body: unknown = await response.json();
  if (!response.ok) throw new Error(`Worker ${slot} received no system: ${JSON.stringify(body)}`);
  return body;
}

/** Playwright's test on a system of the worker's own; after a failure the worker's next tests get a fresh one. */
export const test = base.extend<{ readonly freshAfterFailure: void }, { readonly system: TestSystem }>({
  system: [
    async ({}, use, { parallelIndex }) => use(v.parse(TestSystem, await requestSlot('POST', parallelIndex))),
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ system }, use, { project }) => {
    await use(`http://${HOSTS[String(project.metadata['site'])] ?? 'localhost'}:${system.shellPort}`);
  },
  freshAfterFailure: [
    async ({ system: _ }, use, info) => {
      await use();
      if (info.status !== info.expectedStatus) await requestSlot('DELETE', info.parallelIndex);
    },
    { auto: true },
  ],
});
export { expect };
