import { inCombinations, WITH_DIRECT_DEBIT } from '../sampling/combinations';
import { expectGoodPage } from '../testing/expect-good-page';
import { expect, test } from '../testing/journey-test';
import { paymentStep, PAYMENT_KINDS, pressOrder } from '../testing/payment-step';
import { startOrderToPayment } from '../testing/started-order';

const IDS = { rechnung: 1, sepa: 2, ratenzahlung: 3, 'ratepay-rechnung': 4, 'ratepay-sepa': 5 } as const;
const CREDIT_WARNING = 'Achtung! Kreditaufnahme kostet Geld.';

for (const kind of PAYMENT_KINDS) {
  test(
    `an order is paid by ${kind}, on a path of its own, and placed`,
    /sepa/.test(kind) ? WITH_DIRECT_DEBIT : {},
    async ({ page, site }) => {
      await startOrderToPayment(page, site, { paymentId: IDS[kind] });
      const payment = paymentStep(page);
      if ((await payment.kinds()).length > 1) await payment.choose(kind);
      const isCredit = !['rechnung', 'sepa'].includes(kind);
      await expect(page.getByText(CREDIT_WARNING)).toHaveCount(isCredit ? 1 : 0);
      if (kind === 'ratenzahlung') {
        const months = site.iban === null ? '3' : '6';
        await expect(page.getByRole('radio', { name: new RegExp(`^${months} Monatsraten`) })).toBeChecked();
      }
      await expectGoodPage(page);
      await payment.fillIn(site.iban);
      await page.reload();
      await expect(page.getByText(CREDIT_WARNING)).toHaveCount(isCredit ? 1 : 0);
      await pressOrder(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vielen Dank für Ihre Bestellung!');
    },
  );
}

// The provider's double goes by the payer's last name; once a site is enough for what all share.
for (const [lastName, title] of [
  ['Ablehnung', 'Diese Zahlung wurde abgelehnt.'],
  ['Stille', 'Der Zahlungsanbieter antwortet nicht.'],
] as const) {
  test(
    `a provider that answers like ${lastName} places nothing, and another kind does`,
    inCombinations('de-desktop', 'de-mobile'),
    async ({ page, site, troubles }) => {
      troubles.allow(/status of (409|503)/);
      await startOrderToPayment(page, site, { paymentId: IDS['ratepay-rechnung'], lastName });
      const payment = paymentStep(page);
      await payment.choose('ratepay-rechnung');
      await payment.fillIn(site.iban);
      await pressOrder(page);
      const alert = page.getByRole('alert').filter({ hasText: title });
      await expect(alert).toContainText('Ihre Bestellung wurde nicht aufgegeben');
      await expect(page).toHaveURL(/\/bestellung\/bezahlung\//);
      await expectGoodPage(page);
      const [other = ''] = (await payment.kinds()).filter((one) => one === 'rechnung' || one === 'sepa');
      await payment.choose(other);
      await payment.fillIn(site.iban);
      await pressOrder(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vielen Dank für Ihre Bestellung!');
    },
  );
}
