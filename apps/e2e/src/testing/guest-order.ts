import { expect, type Page } from '@playwright/test';
import type { JourneySite } from './journey-sites';
import { untilHydrated } from './until-hydrated';

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
    // Its button needs the scripts: without them it leads to a page that asks once more.
    await untilHydrated(page);
    await page.getByRole('article').first().getByRole('button', { name: 'Auswählen' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lieferadresse');
  },

  /** On the first step: what the offer includes, confirmed at once for all delivery points. */
  async confirmAccess() {
    await expect(page.getByRole('heading', { name: /^Kommt der (Lkw|Lastwagen) zu Ihnen\?$/ })).toBeVisible();
    await page.getByRole('checkbox', { name: /^Das passt bei uns/ }).check();
  },

  /** On the same page. */
  async giveEmail(email: string) {
    await page.getByRole('form', { name: 'Adresse' }).getByLabel('E-Mail').fill(email);
  },

  /** On the page with the contact form, for a guest whose session has expired. */
  async sayEmail(email: string) {
    const form = page.getByRole('form', { name: 'Als Gast bestellen' });
    await form.getByLabel('E-Mail').fill(email);
    await form.getByRole('button', { name: 'Weiter als Gast' }).click();
  },

  /** The address, and on to the summary: the default payment is an invoice. */
  async giveAddress() {
    await this.sendAddress();
    await expectSummary(page);
  },

  async sendAddress() {
    const form = page.getByRole('form', { name: 'Adresse' });
    await form.getByLabel('Vorname').fill('Anna');
    await form.getByLabel('Nachname').fill('Berger');
    await form.getByLabel(/^Stra(ß|ss)e$/).fill(site.street);
    await form.getByLabel('Hausnummer').fill('12');
    await form.getByLabel('Telefon').fill(site.phone);
    await form.getByRole('button', { name: 'Weiter zur Zusammenfassung' }).click();
  },

  /** From home to the summary, to be paid by invoice. */
  async startCheckout(email: string) {
    await page.goto('/');
    await this.askForOffers();
    await this.chooseFirstOffer();
    await this.confirmAccess();
    await this.giveEmail(email);
    await this.giveAddress();
  },

  /** Opens the payment step, which the summary displays as completed. */
  async changePayment() {
    await page.locator('main a[href*="/bestellung/bezahlung/"]', { hasText: 'Ändern' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bezahlung');
  },

  async payByInvoice() {
    await expect(page.getByRole('button', { name: 'Weiter zur Zusammenfassung' })).toBeVisible();
    const choice = page.getByRole('radio', { name: /^Rechnung(?! mit)/ });
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

  /** Returns the order's number. */
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
