import type { Page } from '@playwright/test';
import { expectGoodPage } from '../../testing/expect-good-page';
import { expect, test } from '../../testing/journey-test';
import { openAs, getStatus } from '../../testing/open-as';

/** Reports a review by the link below it; returns the report's number. */
async function report(page: Page, text: string): Promise<string> {
  await page
    .getByRole('listitem')
    .filter({ hasText: text })
    .getByRole('link', { name: /^Melden/ })
    .first()
    .click();
  const form = page.getByRole('form', { name: 'Meldung' });
  await form.getByRole('radio', { name: /Beleidigend/ }).check();
  await form.getByRole('textbox').first().fill('Diese Worte greifen eine Person an.');
  await form.getByLabel('Meine Angaben sind nach bestem Wissen richtig und vollständig.').check();
  await form.getByRole('button', { name: 'Meldung senden' }).click();
  const number = page.getByText(/M-\d{4}-\d{6}/).first();
  await expect(number).toBeVisible();
  return /M-\d{4}-\d{6}/.exec(await number.innerText())?.[0] ?? '';
}

test('a dealer’s answer appears under its review; a report is decided, and the review is gone', async ({
  page,
  browser,
  baseURL,
}) => {
  const staff = await openAs(browser, 'haendlersupport', `${baseURL}/support/bewertungen?country=1&state=published`);
  await staff.getByRole('rowheader').getByRole('link').first().click();
  await expect(staff.getByRole('textbox', { name: 'Antwort' })).toBeVisible();
  await expectGoodPage(staff);
  const answer = `Wir haben angerufen. ${Date.now()}`;
  await staff.getByRole('textbox', { name: 'Antwort' }).fill(answer);
  await staff.getByRole('button', { name: 'Antwort veröffentlichen' }).click();
  await expect(staff.getByText('Die Antwort steht jetzt unter der Bewertung.')).toBeVisible();
  const dealer = staff.getByRole('link', { name: 'Öffentliche Seite des Händlers' });
  const dealerPage = (await dealer.getAttribute('href')) ?? '';

  await page.goto(dealerPage);
  await expect(page.getByText(answer)).toBeVisible();
  const number = await report(page, answer);

  await staff.goto(`/support/meldungen?state=waiting`);
  await staff.getByRole('link', { name: number }).click();
  await expectGoodPage(staff);
  await staff.getByLabel('Entscheidung').selectOption('Entfernt: wird nicht mehr gezeigt');
  await staff.getByLabel('Gründe').fill('Die Worte greifen eine Person an (Nummer 4 der AGB).');
  await staff.getByRole('button', { name: 'Entscheiden und mitteilen' }).click();
  await expect(staff.getByText(/Die Entscheidung gilt/)).toBeVisible();

  await expect(async () => {
    await page.goto(dealerPage);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(answer)).toHaveCount(0, { timeout: 1000 });
  }).toPass();
});

test('reviews and reports are refused to whom they are not for, on the page and by the API', async ({
  browser,
  baseURL,
}) => {
  const page = await openAs(browser, 'support', `${baseURL}/support/meldungen`);
  for (const path of ['/support/meldungen', '/support/bewertungen']) {
    await page.goto(path);
    await expect(page.getByText('Leider haben Sie keinen Zugang zu dieser Seite.')).toBeVisible();
    expect(await getStatus(page, 'GET', `/api${path}`)).toBe(403);
  }
});
