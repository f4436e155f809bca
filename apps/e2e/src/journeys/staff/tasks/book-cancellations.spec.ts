import { callAsPage, getFields } from '../../../testing/call-as-page';
import { expect, test } from '../../../testing/journey-test';
import { beginTask } from '../../../testing/staff-task';

test('task 2: five cancellations are booked together', async ({ browser, baseURL }) => {
  const task = await beginTask(browser, baseURL, {
    ...{ number: 2, name: 'book five cancellations', account: 'support' },
  });
  const { page: staff } = task;
  await staff.getByRole('region', { name: 'Zahlen', exact: true }).getByRole('link', { name: 'Stornos' }).click();
  await expect(staff).toHaveURL(/state=open/);
  // The box before those of the rows selects all.
  const boxes = staff.getByRole('checkbox', { name: /auswählen$/ });
  await expect(boxes.nth(5)).toBeVisible();
  const names = await boxes.evaluateAll((all) => all.slice(1, 6).map((box) => box.getAttribute('aria-label') ?? ''));
  const numbers = names.map((name) => name.replace(' auswählen', ''));
  await boxes.nth(1).click();
  await boxes.nth(5).click({ modifiers: ['Shift'] });
  await staff.getByRole('region', { name: 'Auswahl' }).getByRole('button', { name: 'Verbindlich buchen' }).click();
  const dialog = staff.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Verbindlich buchen' }).click();
  await expect(dialog.getByText('Alle erledigt.')).toBeVisible();
  task.end({ clicks: 5, fields: 0, keys: 0, pages: 1 });
  for (const search of numbers) {
    const path = '/api/ordercancellationlist/getOrderCancellationList';
    const { body } = await callAsPage(staff, path, { search });
    expect(getFields(body)['Rows']).toEqual([expect.objectContaining({ OrderNumber: search, isBooked: true })]);
  }
});
