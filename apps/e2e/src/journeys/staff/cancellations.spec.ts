import type { Page } from '@playwright/test';
import { cancelledOrder } from '../../testing/cancelled-order';
import { expectGoodPage } from '../../testing/expect-good-page';
import { expect, test } from '../../testing/journey-test';
import { openAs, getStatus } from '../../testing/open-as';
import { mailsTo } from '../../testing/outbox';

/** Switches the booking and saves it behind the question. */
async function book(page: Page, number: string): Promise<void> {
  await page.getByRole('switch', { name: `${number} gebucht` }).click();
  await save(page);
}
async function save(page: Page): Promise<void> {
  await page
    .getByRole('region', { name: 'Nicht gespeicherte Änderungen' })
    .getByRole('button', { name: 'Speichern' })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Verbindlich speichern' }).click();
}

test('a cancellation is answered, its reason kept, and booked; who was slower sees both versions', async ({
  page,
  browser,
  site,
}) => {
  // An order by a guest, and two members of staff, each in a browser.
  test.slow();
  const { number, email } = await cancelledOrder(page, site);
  const address = `${new URL(page.url()).origin}/stornomanagement?search=${number}`;
  const first = await openAs(browser, 'support', address);
  await first.getByRole('link', { name: number, exact: true }).click();
  const panel = first.getByRole('region', { name: `Storno ${number}` });
  await expect(panel).toContainText('Das Lager ist noch zu voll.');
  await expectGoodPage(first);

  const response = panel.getByRole('form', { name: 'Antwort an den Kunden' });
  await response.getByLabel('Textbaustein').selectOption('Storno kostenlos bestätigt');
  await expect(response.getByLabel('Antwort an den Kunden')).toHaveValue(new RegExp(number));
  await response.getByRole('button', { name: 'Antwort senden' }).click();
  await expect(panel.getByRole('list', { name: 'Kommentare' })).toContainText('an den Kunden');
  await expect.poll(() => mailsTo(page, email)).toContain(`Zur Stornierung der Bestellung ${number}`);

  const feedback = panel.getByRole('form', { name: 'Rückmeldung' });
  await feedback.getByLabel('Grund').selectOption('Lager zu voll');
  await feedback.getByRole('button', { name: 'Rückmeldung speichern' }).click();
  await expect(first.getByRole('row', { name: new RegExp(number) })).toContainText('erhalten');

  const second = await openAs(browser, 'haendlersupport', address);
  await expect(second.getByRole('switch', { name: `${number} gebucht` })).not.toBeChecked();
  await second.getByRole('link', { name: number, exact: true }).click();
  await second.getByLabel('Gebucht als').selectOption('Kulanz');
  await book(first, number);
  await expect(first.getByText('Buchungen gespeichert.')).toBeVisible();
  await first.reload();
  await expect(first.getByRole('switch', { name: `${number} gebucht` })).toBeChecked();

  await book(second, number);
  const versions = second.getByRole('table', { name: 'Beide Fassungen' });
  await expect(versions).toContainText('gebucht: Ohne Kosten');
  await expect(versions).toContainText('gebucht: Kulanz');
  await expectGoodPage(second);
  await second.getByRole('button', { name: 'Bei meiner Fassung bleiben' }).click();
  await save(second);
  await expect(second.getByText('Buchungen gespeichert.')).toBeVisible();
});

test('cancellations are refused to whom they are not for, on the page and by the API', async ({ browser, baseURL }) => {
  const page = await openAs(browser, 'finanzen', `${baseURL}/stornomanagement`);
  await expect(page.getByText('Leider haben Sie keinen Zugang zu dieser Seite.')).toBeVisible();
  expect(await getStatus(page, 'POST', '/api/ordercancellationlist/getOrderCancellationList')).toBe(403);
});
