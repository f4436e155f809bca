import type { Browser, Page } from '@playwright/test';
import { openLoggedIn } from './open-logged-in';

/** An address for a member of staff, in a browser of its own that has chosen about cookies. */
export async function openAs(browser: Browser, name: string, address: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'de-DE', viewport: { width: 1440, height: 900 } });
  const choice = JSON.stringify({ version: 1, statistics: false, decidedAt: new Date().toISOString() });
  await context.addInitScript((chosen) => {
    if (origin !== 'null') localStorage.setItem('hp_consent', chosen);
  }, choice);
  const page = await context.newPage();
  await openLoggedIn(page, name, address);
  return page;
}

/** Status of the API's response to the page's own session. */
export const getStatus = (page: Page, method: 'GET' | 'POST', path: string): Promise<number> =>
  page.evaluate(
    async ([how, where]) => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch(where, how === 'POST' ? { method: how, headers, body: '{}' } : {})).status;
    },
    [method, path] as const,
  );
