import { expect, type Page } from '@playwright/test';
import type { JourneySite } from './journey-sites';

/** The steps of a guest's order, each from the page before it to the next page's heading. */
export const guestOrder = (page: Page, site: JourneySite) => ({
  /** On the home page: postcode, the default 6 t of loose pellets, offers. */
  async askForOffers() {
    const calculator = page.getByRole('form', { name: 'Preise vergleichen' });
    await calculator.getByLabel('Postleitzahl').fill(site.zipCode);
    await expect(calculator.getByLabel('Menge')).toHaveValue(site.numbers.usual);
    await calculator.getByRole('button', { name: 'Preise vergleichen' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`${site.offers} für ${site.numbers.usual} kg`);
  },

  async chooseFirstOffer() {
    await page.getByRole('article').first().getByRole('button', { name: 'Auswählen' }).click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(/^Kommt der (Lkw|Lastwagen) zu Ihnen\?$/);
  },

  async confirmAccess() {
    // Each delivery point promises its own.
    const promises = page.getByRole('checkbox', { name: /^(Wir schalten die Heizung|Im Lager ist Platz)/ });
    await expect(promises.first()).toBeVisible();
    for (const promise of await promises.all()) await promise.check();
    await page.getByRole('button', { name: 'Weiter' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wer bestellt?');
  },

  async sayEmail(email: string) {
    const form = page.getByRole('form', { name: 'Als Gast bestellen' });
    await form.getByLabel('E-Mail').fill(email);
    await form.getByRole('button', { name: 'Weiter als Gast' }).click();
  },

  async goOnAsGuest(email: string) {
    await this.sayEmail(email);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lieferadresse');
  },

  async giveAddress() {
    const form = page.getByRole('form', { name: 'Adresse' });
    await form.getByLabel('Vorname').fill('Anna');
    await form.getByLabel('Nachname').fill('Berger');
    await form.getByLabel(/^Stra(ß|ss)e$/).fill(site.street);
    await form.getByLabel('Hausnummer').fill('12');
    await form.getByLabel('Telefon').fill(site.phone);
    await form.getByRole('button', { name: 'Weiter zur Zahlung' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bezahlung');
  },

  /** From home to the payment step. */
  async startCheckout(email: string) {
    await page.goto('/');
    await this.askForOffers();
    await this.chooseFirstOffer();
    await this.confirmAccess();
    await this.goOnAsGuest(email);
    await this.giveAddress();
  },

  async payByInvoice() {
    await expect(page.getByRole('button', { name: 'Weiter zur Zusammenfassung' })).toBeVisible();
    const choice = page.getByRole('radio', { name: /^Rechnung/ });
    if (await choice.count()) await choice.check();
    await expect(page.getByRole('form', { name: 'Rechnung' })).toBeVisible();
    await page.getByRole('button', { name: 'Weiter zur Zusammenfassung' }).click();
    await expectSummary(page);
  },

  async payBySepa(iban: string) {
    await page.getByRole('radio', { name: /^SEPA/ }).check();
    await page.getByLabel('IBAN').fill(iban);
    await page.getByLabel(/Ich ermächtige/).check();
    await page.getByRole('button', { name: 'Weiter zur Zusammenfassung' }).click();
    await expectSummary(page);
  },

  /** Answers the order's number. */
  async placeOrder(): Promise<string> {
    await page.getByRole('button', { name: 'zahlungspflichtig bestellen' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vielen Dank für Ihre Bestellung!');
    return orderNumberOn(page);
  },
});

const expectSummary = (page: Page) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText('Prüfender Blick und letzter Klick!');

/** The order's number as the success page's title names it. */
export const orderNumberOn = async (page: Page): Promise<string> =>
  /^Bestellung (\S+) – /.exec(await page.title())?.[1] ?? '';
