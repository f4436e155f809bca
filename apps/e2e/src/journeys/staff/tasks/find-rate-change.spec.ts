import { localDay } from '../../../testing/local-day';
import { postAsPage } from '../../../testing/call-as-page';
import { expect, test } from '../../../testing/journey-test';
import { openAs } from '../../../testing/open-as';
import { beginTask } from '../../../testing/staff-task';

test('task 9: it is found who changed a rate, from what to what', async ({ browser, baseURL }) => {
  const colleague = await openAs(browser, 'admin', `${baseURL}/support`);
  const ValidFrom = localDay(3000 + Math.floor(Math.random() * 3000));
  const parts = { DealerId: null, ProductGroupId: null, ValidFrom };
  const path = '/api/support/provisionssaetze';
  const { Id, Version } = await postAsPage(colleague, path, { ...parts, Id: null, Version: null, RatePercent: 3.25 });
  await postAsPage(colleague, path, { ...parts, Id, Version, RatePercent: 3.75 });

  const task = await beginTask(browser, baseURL, {
    ...{ number: 9, name: 'find who changed a rate', account: 'admin' },
  });
  const { page: staff } = task;
  await staff
    .getByRole('navigation', { name: 'Support' })
    .getByRole('link', { name: /^Protokoll/ })
    .click();
  await expect(staff.getByRole('heading', { level: 1, name: 'Protokoll' })).toBeVisible();
  await staff.getByLabel('Was', { exact: true }).selectOption('Provisionssatz gespeichert');
  await expect(staff).toHaveURL(/call=saveCommissionRate/);
  // The address changes at once, the list only when it is rendered.
  await expect(staff.getByRole('link', { name: 'CSV' })).toHaveAttribute('href', /call=saveCommissionRate/);
  const line = staff.getByRole('region', { name: 'Tabelle: Protokoll' }).getByRole('row').nth(1);
  await line.getByText(/^\d+ Feld(er)?$/).click();
  await expect(line).toContainText('Ines Falk');
  await expect(line.getByRole('row').filter({ hasText: '3,25' })).toContainText('3,75');
  task.end({ clicks: 2, fields: 1, keys: 0, pages: 1 });
});
