import { randomUUID } from 'node:crypto';
import { callAsPage, getFields, postAsPage } from '../../../testing/call-as-page';
import { expect, test } from '../../../testing/journey-test';
import { beginTask } from '../../../testing/staff-task';

const ADVERTISER = 'Ofenhaus Lindwurm';

test('task 10: a campaign starts, with an advert in a slot', async ({ browser, baseURL }) => {
  const name = `Aufgabe ${randomUUID().slice(0, 8)}`;
  const task = await beginTask(browser, baseURL, {
    ...{ number: 10, name: 'start a campaign', account: 'admanager' },
  });
  const { page: staff } = task;
  await staff
    .getByRole('navigation', { name: 'Support' })
    .getByRole('link', { name: /^Kampagnen/ })
    .click();
  await staff.getByRole('link', { name: 'Neue Kampagne' }).click();
  await staff.getByLabel('Name der Kampagne').fill(name);
  await staff.getByLabel('Werbekunde').selectOption({ label: ADVERTISER });
  await staff.getByRole('button', { name: 'Speichern' }).click();
  await expect(staff.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(staff).toHaveURL(({ pathname }) => /\/campaigns\/\d+$/.test(pathname));
  const id = Number(new URL(staff.url()).pathname.split('/').at(-1));
  await staff.getByRole('link', { name: 'Werbeplatz belegen' }).click();
  await staff.getByRole('link', { name: 'Verlauf der Preisfaktoren' }).click();
  const slot = staff.getByRole('region', { name: 'Werbeplatz bearbeiten' });
  await slot.getByLabel('Kampagne').selectOption({ label: `${ADVERTISER}: ${name}` });
  await slot.getByLabel('Anzeige', { exact: true }).selectOption({ index: 1 });
  await slot.getByRole('button', { name: 'Belegen' }).click();
  await slot.getByRole('button', { name: 'Speichern' }).click();
  await expect(staff.getByText('Gespeichert, gilt ab sofort.').first()).toBeVisible();
  task.end({ clicks: 7, fields: 4, keys: 0, pages: 5 });
  const campaign = getFields((await callAsPage(staff, `/api/support/campaigns/${id}`)).body);
  expect(campaign).toMatchObject({ State: 'running', Items: [{ SlotName: 'Verlauf der Preisfaktoren' }] });
  // Other journeys see the adverts of before.
  const pause = { CampaignId: id, Version: campaign['Version'], Pauses: true, Reason: 'Test ist zu Ende' };
  await postAsPage(staff, '/api/support/campaigns/pause', pause);
});
