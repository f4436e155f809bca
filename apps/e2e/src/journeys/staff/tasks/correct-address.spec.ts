import { placeGuestOrder } from '../../../testing/cancelled-order';
import { expect, test } from '../../../testing/journey-test';
import { beginTask } from '../../../testing/staff-task';

test('task 1: an order is found by the caller’s number, and its address corrected', async ({ page, browser, site }) => {
  const phone = `030 5${Math.random().toString().slice(2, 9)}`;
  const { number } = await placeGuestOrder(page, { ...site, phone });
  const task = await beginTask(browser, new URL(page.url()).origin, {
    ...{ number: 1, name: 'find an order by phone number and correct its address', account: 'support' },
  });
  const { page: staff } = task;
  await staff.getByRole('searchbox', { name: /Telefon/ }).fill(phone.replaceAll(' ', ''));
  await staff.keyboard.press('Enter');
  await staff.getByRole('region', { name: 'Bestellungen' }).getByRole('link', { name: number }).click();
  const addresses = staff.getByRole('region', { name: 'Adressen' });
  await addresses.getByText('Adresse berichtigen', { exact: true }).click();
  const form = addresses.getByRole('form', { name: 'Lieferadresse berichtigen' });
  await form.getByLabel('Straße').fill('Neue Gasse');
  await form.getByLabel('Grund').fill('Am Telefon besprochen');
  await form.getByRole('button', { name: 'Adresse speichern' }).click();
  await expect(addresses.getByText('Neue Gasse 12')).toBeVisible();
  task.end({ clicks: 3, fields: 3, keys: 1, pages: 2 });
  await staff.reload();
  await expect(addresses.getByText('Neue Gasse 12')).toBeVisible();
});
