import { placeGuestOrder } from '../../../testing/cancelled-order';
import { expect, test } from '../../../testing/journey-test';
import { mailsTo } from '../../../testing/outbox';
import { beginTask } from '../../../testing/staff-task';

test('task 3: an order is accepted for a dealer who telephones', async ({ page, browser, site }) => {
  const { number, email } = await placeGuestOrder(page, site);
  const task = await beginTask(browser, new URL(page.url()).origin, {
    ...{ number: 3, name: 'accept for a dealer by phone', account: 'haendlersupport' },
  });
  const { page: staff } = task;
  await staff
    .getByRole('searchbox', { name: /Nummer/ })
    .first()
    .fill(number);
  await staff.keyboard.press('Enter');
  await staff.getByRole('region', { name: 'Bestellungen' }).getByRole('link', { name: number }).click();
  const card = staff.getByRole('region', { name: 'Für den Händler eintragen' });
  await card.getByText('Bestellung annehmen', { exact: true }).first().click();
  const form = card.getByRole('form', { name: 'Bestellung annehmen' });
  await form.getByLabel('Wer hat angerufen?').fill('Frau Sommer, Disposition');
  await form.getByRole('button', { name: 'Annehmen' }).click();
  await expect(staff.getByText('Für den Händler angenommen. Der Kunde ist benachrichtigt.')).toBeVisible();
  task.end({ clicks: 3, fields: 2, keys: 1, pages: 2 });
  await staff.reload();
  const timeline = staff.getByRole('region', { name: 'Verlauf' });
  await expect(timeline).toContainText('Anlass: Frau Sommer, Disposition');
  await expect(staff.getByRole('main').getByText('Angenommen').first()).toBeVisible();
  await expect.poll(async () => (await mailsTo(page, email)).length).toBeGreaterThan(1);
});
