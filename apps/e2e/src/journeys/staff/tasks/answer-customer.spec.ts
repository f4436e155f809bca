import { cancelledOrder } from '../../../testing/cancelled-order';
import { expect, test } from '../../../testing/journey-test';
import { mailsTo } from '../../../testing/outbox';
import { beginTask } from '../../../testing/staff-task';

test('task 8: a customer who complains about a cancellation is answered from the work list', async ({
  page,
  browser,
  site,
}) => {
  const { number, email } = await cancelledOrder(page, site);
  await page.getByText('Etwas dazu schreiben', { exact: true }).click();
  const complaint = page.getByRole('form', { name: 'Zur Stornierung schreiben' });
  await complaint.getByLabel('Ihre Nachricht').fill('Warum soll mich das etwas kosten?');
  await complaint.getByRole('button', { name: 'Nachricht senden' }).click();
  await expect(page.getByText('Ihre Nachricht ist da.').first()).toBeVisible();

  const task = await beginTask(browser, new URL(page.url()).origin, {
    ...{ number: 8, name: 'answer a complaint', account: 'support' },
  });
  const { page: staff } = task;
  await staff.getByLabel('Art', { exact: true }).selectOption('Kommentar');
  await expect(staff).toHaveURL(/kind=comment/);
  await staff.getByRole('link', { name: new RegExp(number) }).click();
  const panel = staff.getByRole('region', { name: `Storno ${number}` });
  await panel.getByLabel('Textbaustein').selectOption('Storno kostenlos bestätigt');
  await panel.getByRole('button', { name: 'Antwort senden' }).click();
  await expect(staff.getByText('Die Antwort geht gleich hinaus.')).toBeVisible();
  task.end({ clicks: 2, fields: 2, keys: 0, pages: 0 });
  await expect(panel.getByRole('list', { name: 'Kommentare' })).toContainText('an den Kunden');
  await expect.poll(() => mailsTo(page, email)).toContain(`Zur Stornierung der Bestellung ${number}`);
});
