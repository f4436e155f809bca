import { type Cookie, expect, type Page } from '@playwright/test';
import { logIn } from './log-in';
import { untilHydrated } from './until-hydrated';

/**
 * A token is renewed 23 minutes after it was issued at the earliest; of two browsers that renew it, one is signed
 * out.
 */
const MAX_AGE_MS = 10 * 60_000;

interface StoredLogin {
  readonly cookies: readonly Cookie[];
  readonly storedAt: number;
}

/** Of this worker's process, which has one system and one site. */
const logins = new Map<string, StoredLogin>();

/**
 * Opens an address as a demo account, in a browser where nobody is logged in. The form is filled in once per worker;
 * later browsers get the cookies. For tests of logins, and for those that end a session or impersonate: `logIn`.
 */
export async function openLoggedIn(page: Page, account: string, address: string): Promise<void> {
  const stored = logins.get(account);
  if (stored && Date.now() - stored.storedAt < MAX_AGE_MS) {
    await page.context().addCookies([...stored.cookies]);
    await page.goto(address);
    // As after the form, whose page is followed by the script: keys and buttons of staff need it.
    await untilHydrated(page);
    return;
  }
  await page.goto(address);
  await logIn(page, account);
  await expect(page.getByRole('form', { name: 'Anmelden' })).toHaveCount(0);
  // A form that was sent before the scripts came leads to a document.
  await untilHydrated(page);
  logins.set(account, { cookies: await page.context().cookies(), storedAt: Date.now() });
}
