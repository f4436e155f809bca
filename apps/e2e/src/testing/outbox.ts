import type { Page } from '@playwright/test';

/** Subjects of the mails that an address was sent, from the house's own outbox. */
export async function mailsTo(page: Page, address: string): Promise<string[]> {
  const outbox = await page.context().newPage();
  await outbox.goto('/outbox');
  const subjects = await outbox.getByRole('row').filter({ hasText: address }).getByRole('link').allTextContents();
  await outbox.close();
  return subjects;
}
