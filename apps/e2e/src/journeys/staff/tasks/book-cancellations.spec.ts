import type { Page } from '@playwright/test';
import { callAsPage, getFields, postAsPage } from '../../../testing/call-as-page';
import { expect, test } from '../../../testing/journey-test';
import { openAs } from '../../../testing/open-as';
import { beginTask } from '../../../testing/staff-task';

const PATH = '/api/ordercancellationlist';

/** Cancellations by their search and state. */
async function findRows(page: Page, filters: object): Promise<readonly Record<string, unknown>[]> {
  const { body } = await callAsPage(page, `${PATH}/getOrderCancellationList`, filters);
  const rows = getFields(body)['Rows'];
  return Array.isArray(rows) ? rows.map(getFields) : [];
}

/** The demonstration has few that are open. */
async function reopenFive(page: Page): Promise<void> {
  const booked = await findRows(page, { state: 'booked' });
  const Rows = booked
    .slice(0, 5)
    .map(({ orderId, Version }) => ({ orderId, Version, isBooked: false, bookedAs: null }));
  await postAsPage(page, `${PATH}/saveOrderCancellationList`, { Rows });
}

test('task 2: five cancellations are booked together', async ({ browser, baseURL }) => {
  await reopenFive(await openAs(browser, 'admin', `${baseURL}/support`));
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
  for (const search of numbers)
    expect(await findRows(staff, { search })).toEqual([
      expect.objectContaining({ OrderNumber: search, isBooked: true }),
    ]);
});
