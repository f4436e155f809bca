import { expect, type Page } from '@playwright/test';

/** A page reached by a click is the page that the server renders for its address, and hydrates. */
export async function expectSameAfterReload(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  const text = await heading.innerText();
  const title = await page.title();
  await page.reload();
  await expect(heading).toHaveText(text);
  await expect(page).toHaveTitle(title);
}
