import type { Page } from '@playwright/test';

/** Of every demo account (rule DEMO-06). */
const DEMO_PASSWORD = 'Heizen-2026!';

/** Fills in the login page that is open; `name` is that of a demo account, such as kunde or support. */
export async function logIn(page: Page, name: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Anmelden' });
  await form.getByLabel('E-Mail').fill(`${name}@example.com`);
  await form.getByLabel('Passwort').fill(DEMO_PASSWORD);
  await form.getByRole('button', { name: 'Anmelden' }).click();
}
