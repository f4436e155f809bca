import { JOURNEY_SITES, type JourneySite } from './journey-sites';
import { type PageTroubles, watchTroubles } from './page-troubles';
import { expect, test as base } from './system-test';

export interface JourneyFixtures {
  readonly site: JourneySite;
  /** Name of the site: de, at or ch. */
  readonly siteName: string;
  /** Watched from the first page on; a test ends without any. */
  readonly troubles: PageTroubles;
  /** Browsers that a test opened itself end with it: their pages would go on working beside the next test. */
  readonly noContextLeft: void;
}

function storeChoice(choice: object): void {
  // Frames in a sandbox (mails) have no storage.
  if (origin === 'null') return;
  if (localStorage.getItem('hp_consent') === null) localStorage.setItem('hp_consent', JSON.stringify(choice));
}

/** Playwright's test with the project's site, failing on anything that the console complains about. */
export const test = base.extend<JourneyFixtures>({
  noContextLeft: [
    async ({ browser }, use) => {
      await use();
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
  siteName: async ({}, use, { project }) => use(String(project.metadata['site'] ?? 'de')),
  site: async ({ siteName }, use) => {
    const site = JOURNEY_SITES[siteName];
    if (!site) throw new Error(`no site ${siteName}`);
    await use(site);
  },
  // Visitors who have decided on consent: the dialog would cover the end of the page. It has a test of its own.
  context: async ({ context }, use) => {
    await context.addInitScript(storeChoice, { version: 1, statistics: false, decidedAt: new Date().toISOString() });
    await use(context);
  },
  troubles: [
    async ({ context }, use) => {
      const troubles = watchTroubles(context);
      await use(troubles);
      expect(troubles.found, 'console errors and warnings').toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };
