import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { expectGoodPage } from '../testing/expect-good-page';
import { expectSameAfterReload } from '../testing/expect-same-after-reload';
import { guestOrder } from '../testing/guest-order';
import type { JourneySite } from '../testing/journey-sites';
import { expect, test } from '../testing/journey-test';

async function fillAddress(form: Locator, site: JourneySite, person: string): Promise<void> {
  await form.getByLabel('Vorname').fill(person);
  await form.getByLabel('Nachname').fill('Berger');
  await form.getByLabel(/^Stra(ß|ss)e$/).fill(site.street);
  await form.getByLabel('Hausnummer').fill('12');
  await form.getByLabel('Telefon').fill(site.phone);
}

/** The modal has a path of its own; going back would close it. */
async function addDeliveryPoint(page: Page, site: JourneySite, number: number, person: string): Promise<void> {
  await page.getByRole('link', { name: `Neue Adresse (Lieferstelle ${number})` }).click();
  await page.waitForURL(`**/mengenverteilung/lieferadresse/neu?lieferstelle=${number}`);
  const dialog = page.getByRole('dialog', { name: 'Neue Lieferadresse' });
  await fillAddress(dialog, site, person);
  await dialog.getByRole('button', { name: 'Adresse speichern' }).click();
  await expect(dialog).toBeHidden();
}

test('three households order together: from the list to the order, each with its amount and address', async ({
  page,
  site,
}) => {
  const order = guestOrder(page, site);
  await page.goto(`/holzpellets-lose/angebotsliste?zipCode=${site.zipCode}&amount=6000&stations=3`);
  await order.chooseFirstOffer();
  await order.confirmAccess();
  await order.giveEmail(`gast-${randomUUID()}@example.com`);
  const first = page.getByRole('form', { name: 'Adresse' });
  await fillAddress(first, site, 'Anna');
  await first.getByRole('button', { name: 'Weiter zu den Lieferstellen' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lieferstellen');
  await addDeliveryPoint(page, site, 2, 'Bela');
  await addDeliveryPoint(page, site, 3, 'Cleo');
  const amounts = page.getByLabel('Menge');
  await amounts.nth(0).fill('3000');
  await expect(page.getByText('zu viel verteilt.')).toBeVisible();
  await amounts.nth(1).fill('1000');
  await expect(page.getByText('Alles ist verteilt.')).toBeVisible();
  await expectGoodPage(page);
  await page.getByRole('button', { name: 'Weiter zur Zusammenfassung' }).click();

  // The invoice has no inputs and is saved with the amounts; its step can be opened nevertheless.
  const steps = page.getByRole('navigation', { name: 'Schritte der Bestellung' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prüfender Blick und letzter Klick!');
  await steps.getByRole('link', { name: /Bezahlung/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bezahlung');
  await page.getByRole('link', { name: 'Zurück' }).click();
  await expect(amounts.nth(0)).toHaveValue(site.numbers.usual.replace('6', '3'));
  await expectSameAfterReload(page);
  await steps.getByRole('link', { name: /Bezahlung/ }).click();
  await order.payByInvoice();

  for (const person of ['Anna', 'Bela', 'Cleo'])
    await expect(page.getByRole('listitem').filter({ hasText: `${person} Berger` })).toBeVisible();
  await expectGoodPage(page);
  await order.placeOrder();
});
