import { cancelledOrder } from '../../../testing/cancelled-order';
import { expect, test } from '../../../testing/journey-test';
import { mailsTo } from '../../../testing/outbox';
import { beginTask } from '../../../testing/staff-task';

test('task 8: a customer who has cancelled is answered from the work list', async ({ page, browser, site }) => {
  const { number, email } = await cancelledOrder(page, site);
  const task = await beginTask(browser, new URL(page.url()).origin, {
    ...{ number: 8, name: 'answer a complaint', account: 'support' },
  });
  const { page: staff } = task;
  await staff.getByLabel('Art', { exact: true }).selectOption('Storno buchen');
  await expect(staff).toHaveURL(/kind=cancellation/);
  await staff.getByRole('link', { name: new RegExp(number) }).click();
  const panel = staff.getByRole('region', { name: `Storno ${number}` });
  await expect(panel).toContainText('Das Lager ist noch zu voll.');
  const form = panel.getByRole('form', { name: 'Antwort an den Kunden' });
  await form.getByLabel('Textbaustein').selectOption('Storno kostenlos bestätigt');
  await form.getByRole('button', { name: 'Antwort senden' }).click();
  await expect(staff.getByText('Die Antwort geht gleich hinaus.')).toBeVisible();
  task.end({ clicks: 2, fields: 2, keys: 0, pages: 0 });
  await expect(panel.getByRole('list', { name: 'Kommentare' })).toContainText('an den Kunden');
  await expect.poll(() => mailsTo(page, email)).toContain(`Zur Stornierung der Bestellung ${number}`);
});
