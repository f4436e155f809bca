import type { Page } from '@playwright/test';

/**
 * Until a page is taken over by its script, links are followed by the browser, each with a document of its own. A document
 * whose first script has not run yet queues nothing either: it is waited for whole.
 */
export const untilHydrated = (page: Page) =>
  page.waitForFunction(() => document.readyState !== 'loading' && Reflect.get(globalThis, 'earlyEvents') === undefined);
