import type { Page } from '@playwright/test';
import { expect, test as journeyTest } from './journey-test';
import { type OwnShell, startShell } from './own-shell';

/** A token is valid for 1800 s; so it is due for its refresh 3 s after it was issued. */
const SHORT = {
  SESSION_CHECK_SECONDS: '0.5',
  SESSION_WINDOW_SECONDS: '1797',
  SESSION_JITTER_SECONDS: '0',
};

/** Journeys on a shell that checks sessions every half second. */
export const test = journeyTest.extend<object, { quickShell: OwnShell }>({
  quickShell: [
    async ({ system }, use) => {
      const shell = await startShell(system, { environment: SHORT });
      await use(shell);
      await shell.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ baseURL, quickShell }, use) => {
    const url = new URL(baseURL ?? quickShell.origin);
    url.port = new URL(quickShell.origin).port;
    await use(url.origin);
  },
});
export { expect };

/** Ends the login behind the page's back: what is left in the browser renews nothing. */
export async function spoilSession(page: Page): Promise<void> {
  const cookies = await page.context().cookies();
  const spoilt = cookies.filter(({ name }) => ['hp_refresh', 'hp_auth'].includes(name));
  await page.context().addCookies(spoilt.map((cookie) => ({ ...cookie, value: 'spoilt' })));
}

export const getCookie = async (page: Page, name: string): Promise<string | undefined> =>
  (await page.context().cookies()).find((cookie) => cookie.name === name)?.value;
