import { expect, type Page } from '@playwright/test';

export const PAYMENT_KINDS = ['rechnung', 'sepa', 'ratenzahlung', 'ratepay-rechnung', 'ratepay-sepa'] as const;

/** The payment step of an order that is open. */
export const paymentStep = (page: Page) => ({
  /** The kinds that this order's dealer takes. */
  kinds: (): Promise<string[]> =>
    page
      .getByRole('group', { name: 'Wie möchten Sie bezahlen?' })
      .getByRole('radio')
      .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)),

  /** By keyboard or mouse alike: the kind's own path, with its own form. */
  async choose(kind: string) {
    const radio = page.locator(`input[name=payment][value=${kind}]`);
    await radio.check();
    await page.waitForURL(`**/bezahlung/${kind}`);
    // The form of the kind before stays until this one has come.
    const label = await radio.evaluate((one) => (one as HTMLInputElement).labels?.[0]?.innerText ?? '');
    await expect(page.getByRole('form', { name: label.split('\n')[0] ?? '', exact: true })).toBeVisible();
  },

  /** Fills in everything that the form of a kind may require; then goes on to the summary. */
  async fillIn(iban: string | null) {
    const account = page.getByLabel('IBAN');
    if (iban && (await account.count())) await account.fill(iban);
    const birth = page.getByLabel(/^Geburtsdatum/);
    if (await birth.count()) await birth.fill('1980-05-17');
    for (const yes of await page.getByRole('main').getByRole('checkbox').all()) await yes.check();
    await page.getByRole('button', { name: 'Weiter zur Zusammenfassung' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prüfender Blick und letzter Klick!');
  },
});

/** Presses the one button of the summary. */
export const pressOrder = (page: Page) => page.getByRole('button', { name: 'zahlungspflichtig bestellen' }).click();
