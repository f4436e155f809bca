import { callAsPage, getFields } from '../../../testing/call-as-page';
import { expect, test } from '../../../testing/journey-test';
import { beginTask } from '../../../testing/staff-task';

test('task 6: the month that is over is closed', async ({ browser, baseURL }) => {
  const task = await beginTask(browser, baseURL, {
    ...{ number: 6, name: 'close a month', account: 'finanzen' },
  });
  const { page: staff } = task;
  await staff.getByRole('row').filter({ hasText: 'Monat abschließen' }).getByRole('link').first().click();
  await staff.getByRole('button', { name: 'Monat abschließen' }).click();
  await staff.getByRole('dialog').getByRole('button', { name: 'Endgültig abschließen' }).click();
  await expect(staff.getByText(/ ist abgeschlossen$/)).toBeVisible();
  task.end({ clicks: 3, fields: 0, keys: 0, pages: 1 });
  const month = new URL(staff.url()).searchParams.get('month') ?? '';
  expect(month).toMatch(/^\d{4}-\d\d$/);
  const { body } = await callAsPage(staff, `/api/support/verkaufsliste/monat?month=${month}`);
  expect(getFields(body)).toMatchObject({ Month: month, Closed: { By: expect.any(String) }, CanClose: false });
});
