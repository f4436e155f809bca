import type { Page } from '@playwright/test';

/** Until a page is taken over by its script, links are followed by the browser, each with a document of its own. */
export const untilHydrated = (page: Page) =>
  page.waitForFunction(() => Reflect.get(globalThis, 'earlyEvents') === undefined);
