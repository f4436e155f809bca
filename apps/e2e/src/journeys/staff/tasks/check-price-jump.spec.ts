import { callAsPage, getFields, postAsPage } from '../../../testing/call-as-page';
import { expect, test } from '../../../testing/journey-test';
import { openAs } from '../../../testing/open-as';
import { lockDealer, loosePellets, newDealer, priceFileText } from '../../../testing/own-dealer';
import { beginTask } from '../../../testing/staff-task';

test('task 5: a price jump is checked and taken over', async ({ browser, baseURL }) => {
  const colleague = await openAs(browser, 'admin', `${baseURL}/support/haendler`);
  const dealer = await newDealer(colleague);
  const send = (price: string) =>
    postAsPage(colleague, '/api/support/preisimport/uebernehmen', {
      ...{ DealerId: dealer.id, FileName: 'preise.csv', SkipsBadLines: false },
      Content: priceFileText(dealer, loosePellets(price)),
    });
  expect(await send('350,00')).toMatchObject({ State: 'taken' });
  expect(await send('455,00')).toMatchObject({ State: 'held' });

  const task = await beginTask(browser, baseURL, {
    ...{ number: 5, name: 'check a price jump', account: 'haendlersupport' },
  });
  const { page: staff } = task;
  await staff.getByLabel('Art', { exact: true }).selectOption('Preisimport angehalten');
  await staff.getByRole('link', { name: new RegExp(dealer.name) }).click();
  await expect(staff.getByRole('row', { name: /455,00 € \+30,0 %/ })).toBeVisible();
  await staff.getByLabel('Grund').fill('mit dem Händler besprochen');
  await staff.getByRole('button', { name: 'Ja, übernehmen' }).click();
  await expect(staff.getByText('mit dem Händler besprochen')).toBeVisible();
  task.end({ clicks: 2, fields: 2, keys: 0, pages: 1 });
  const { body } = await callAsPage(staff, `/api/support/haendler/${dealer.id}/preise`);
  expect(JSON.stringify(getFields(body)['Rows'])).toContain('455');
  await lockDealer(staff, dealer);
});
