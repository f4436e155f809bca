import { expect, type Page } from '@playwright/test';

/** Subjects of the mails that an address was sent, from the system's own outbox. */
export async function mailsTo(page: Page, address: string): Promise<string[]> {
  const outbox = await page.context().newPage();
  await outbox.goto('/outbox');
  const subjects = await outbox.getByRole('row').filter({ hasText: address }).getByRole('link').allTextContents();
  await outbox.close();
  return subjects;
}

/** The address that a mail leads to: of the newest mail whose row holds `row`, the link that holds `path`. */
export async function linkInMail(page: Page, row: string, path: string): Promise<string> {
  const outbox = await page.context().newPage();
  const links = outbox.getByRole('row').filter({ hasText: row }).getByRole('link');
  // Mails of jobs are written after the page that speaks of them.
  const countMails = async () => {
    await outbox.goto('/outbox');
    return links.count();
  };
  await expect.poll(countMails, `mails of ${row}`).toBeGreaterThan(0);
  const mail = await links.first().getAttribute('href');
  await outbox.close();
  // Read from the shop's page: the outbox itself may connect to nothing, and a mail's frame may run nothing.
  const text = await page.evaluate(async (href) => (await fetch(href)).text(), mail ?? '');
  const [link] = new RegExp(`https?://[^"'<\\s]*${path}[^"'<\\s]*`).exec(text) ?? [];
  if (!link) throw new Error(`The mail of ${row} contains no link with ${path}`);
  return link;
}
