import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { callAsPage, getFields } from '../../../testing/call-as-page';
import { expect, test } from '../../../testing/journey-test';
import { openAs } from '../../../testing/open-as';
import { beginTask } from '../../../testing/staff-task';

test('task 7: a list goes out as a file with names, for a reason', async ({ browser, baseURL }) => {
  const reason = `Rückruf ${randomUUID().slice(0, 8)}`;
  const task = await beginTask(browser, baseURL, {
    ...{ number: 7, name: 'export with names', account: 'support' },
  });
  const { page: staff } = task;
  await staff
    .getByRole('navigation', { name: 'Support' })
    .getByRole('link', { name: /^Kunden/ })
    .click();
  await expect(staff.getByRole('heading', { level: 1, name: 'Kunden' })).toBeVisible();
  await staff.getByLabel('Land', { exact: true }).selectOption('Schweiz');
  await expect(staff).toHaveURL(/country=3/);
  await staff.getByText('Mit Personen', { exact: true }).click();
  const form = staff.getByRole('form', { name: 'Mit Personen ausgeben' });
  await form.getByLabel('Grund').fill(reason);
  const downloading = staff.waitForEvent('download');
  await form.getByRole('button', { name: 'CSV herunterladen' }).click();
  const file = await readFile(await (await downloading).path(), 'utf8');
  task.end({ clicks: 3, fields: 2, keys: 0, pages: 1 });
  const [head = '', ...lines] = file.replace('\uFEFF', '').trim().split('\r\n');
  expect(head).toContain('Name');
  expect(head).toContain('E-Mail');
  expect(lines.length).toBeGreaterThan(10);
  expect(lines[0]).toMatch(/@/);
  const admin = await openAs(browser, 'admin', `${baseURL}/support`);
  const { body } = await callAsPage(admin, '/api/support/protokoll?call=exportStaffCustomers');
  expect(getFields(body)['Rows']).toContainEqual(expect.objectContaining({ Reason: reason, Outcome: 'done' }));
});
