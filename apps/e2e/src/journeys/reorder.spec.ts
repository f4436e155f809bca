import { AT_A_DESK } from '../sampling/combinations';
import { countEffort } from '../testing/effort';
import { guestOrder } from '../testing/guest-order';
import { expect, test } from '../testing/journey-test';
import { logIn } from '../testing/log-in';
import { untilHydrated } from '../testing/until-hydrated';

test('a customer orders the same again with two clicks', AT_A_DESK, async ({ context, page, site }) => {
  await page.goto(`/benutzerkonto/anmeldung?RedirectUrl=${encodeURIComponent('/kunde/bestellungen?stand=erledigt')}`);
  await logIn(page, 'kunde');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meine Bestellungen');
  const effort = await countEffort(context);
  await page.reload();
  await untilHydrated(page);
  await page
    .getByRole('link', { name: /noch einmal bestellen$/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prüfender Blick und letzter Klick!');
  await guestOrder(page, site).placeOrder();
  expect(effort).toMatchObject({ clicks: 2, fields: 0 });
});
