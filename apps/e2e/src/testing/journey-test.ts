import { expect, test as base } from '@playwright/test';
import { JOURNEY_SITES, type JourneySite } from './journey-sites';
import { type PageTroubles, watchTroubles } from './page-troubles';

interface JourneyFixtures {
  readonly site: JourneySite;
  /** Name of the site: de, at or ch. */
  readonly siteName: string;
  /** Watched from the first page on; a test ends without any. */
  readonly troubles: PageTroubles;
}

/** Playwright's test with the project's site, failing on anything that the console complains about. */
export const test = base.extend<JourneyFixtures>({
  siteName: async ({}, use, { project }) => use(String(project.metadata['site'] ?? 'de')),
  site: async ({ siteName }, use) => {
    const site = JOURNEY_SITES[siteName];
    if (!site) throw new Error(`no site ${siteName}`);
    await use(site);
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
