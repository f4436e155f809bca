import { expect, type Page } from '@playwright/test';
import { openLoggedIn } from './open-logged-in';

/** Demo accounts of staff (rule DEMO-06), and of others who are refused there. */
export type DemoAccount =
  | 'admin'
  | 'support'
  | 'haendlersupport'
  | 'editor'
  | 'admanager'
  | 'finanzen'
  | 'marketing'
  | 'presse'
  | 'werbepartner'
  | 'kunde';

/** Opens a page as a role; one login a context: a second role needs a context of its own. */
export async function asRole(page: Page, account: DemoAccount, path = '/support'): Promise<void> {
  await openLoggedIn(page, account, path);
  await page.waitForURL((url) => url.pathname === path.replace(/[?#].*$/, ''));
}

interface Refused {
  readonly path: string;
  /** A call that the page reads, with GET. */
  readonly call: string;
}

/** Who is logged in gets 403 of the page and of its call, and the text of rule ERROR-01. */
export async function expectRefused(page: Page, { path, call }: Refused): Promise<void> {
  const response = await page.goto(path);
  expect([path, response?.status()]).toEqual([path, 403]);
  await expect(page.getByText('Leider haben Sie keinen Zugang zu dieser Seite.')).toBeVisible();
  // Requested by the page itself: only the browser sends Secure cookies on http://localhost.
  const status = await page.evaluate(async (url) => (await fetch(url)).status, call);
  expect([call, status]).toEqual([call, 403]);
}
