import { randomUUID } from 'node:crypto';
import { placeGuestOrder } from '../../testing/cancelled-order';
import { expectGoodPage } from '../../testing/expect-good-page';
import { expect, test } from '../../testing/journey-test';
import { openAs, getStatus } from '../../testing/open-as';
import { mailsTo } from '../../testing/outbox';

test('a withdrawal that named no order finds it, and is settled; others are refused', async ({
  page,
  browser,
  site,
}) => {
  const { number, email } = await placeGuestOrder(page, site);
  const sender = `frei-${randomUUID()}@example.com`;
  await page.goto('/vertrag-widerrufen');
  const form = page.getByRole('form', { name: 'Vertrag widerrufen' });
  await form.getByLabel('Name').fill('Anna Berger');
  await form.getByLabel('E-Mail').fill(sender);
  await form.getByRole('button', { name: 'Weiter' }).click();
  await page.getByRole('button', { name: 'Widerruf bestätigen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('eingegangen');

  const { origin } = new URL(page.url());
  const staff = await openAs(browser, 'support', `${origin}/support/widerrufe?search=${sender}`);
  await staff.getByRole('rowheader').getByRole('link').first().click();
  await expectGoodPage(staff);
  await staff.getByLabel('Bestellnummer').fill(number);
  await staff.getByRole('button', { name: 'Zuordnen und widerrufen' }).click();
  await expect(staff.getByRole('row', { name: new RegExp(number) })).toContainText('widerrufen');
  const confirmation = expect.stringMatching(/^Bestätigung: Widerruf/);
  await expect.poll(() => mailsTo(page, email)).toContainEqual(confirmation);
  await staff.getByLabel('Vermerk').fill('Kunde und Händler wissen Bescheid.');
  await staff.getByRole('button', { name: 'Als erledigt vermerken' }).click();
  await expect(staff.getByRole('heading', { name: 'Erledigt' })).toBeVisible();
  await expect(staff.getByText('Kunde und Händler wissen Bescheid.', { exact: true })).toBeVisible();

  const other = await openAs(browser, 'haendlersupport', `${origin}/support/widerrufe`);
  await expect(other.getByText('Leider haben Sie keinen Zugang zu dieser Seite.')).toBeVisible();
  expect(await getStatus(other, 'GET', '/api/support/widerrufe')).toBe(403);
});
