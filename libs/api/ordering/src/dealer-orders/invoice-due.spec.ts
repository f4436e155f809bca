import { eq, sql } from 'drizzle-orm';
import { withCreditMarket } from '../checkout/testing/credit-market';
import { delivery, IBAN, placed, type Shopper } from '../checkout/testing/shopper';
import { orders } from '../order/schema';
import { openDesk } from './testing/dealer-desk';

const market = withCreditMarket();
afterEach(() => market().api.setNow(new Date('2026-11-21T11:00:00Z')));

const account = { Iban: IBAN, AccountHolder: 'Anna Huber', MandateAccepted: true };
const consent = { CreditConsent: true, DateOfBirth: '1980-05-01' };
const ratePay = { IsRatePayPayment: true, ...consent };

const orderBy =
  (payment: { PaymentId: number }) =>
  async (shopper: Shopper): Promise<string> => {
    // Not every dealer takes a debit.
    const Parameters = payment.PaymentId === 2 ? [{ Id: 2, Key: 'PaymentSepa' }] : [];
    const { TotalPrice } = await shopper.start({ Parameters });
    await shopper.saveParameters();
    await shopper.becomeGuest();
    await shopper.selectAddresses([delivery(await shopper.addAddress())]);
    await shopper.savePayment(payment);
    return placed(await shopper.finalise(TotalPrice)).OrderId;
  };

/** As an order of the first releases stands in the database. */
const forgetTerm = (orderId: string) =>
  market()
    .api.db.update(orders)
    .set({ payment: sql`${orders.payment} - 'TermDays'` })
    .where(eq(orders.id, orderId));

interface Invoiced {
  readonly countryId?: 1 | 3;
  readonly hasTerm?: boolean;
}

/** Delivered on 1 December, invoiced on the 3rd. */
async function invoice(payment: { PaymentId: number }, { countryId = 1, hasTerm = true }: Invoiced = {}) {
  const { api } = market();
  const desk = await openDesk(market(), countryId, orderBy(payment));
  if (!hasTerm) await forgetTerm(desk.orderId);
  await desk.done('accept');
  api.setNow(new Date('2026-12-01T10:30:00Z'));
  await desk.done('weight', { DeliveredAmount: 6000, DeliveredOn: '2026-12-01' });
  const [row] = await api.db.select().from(orders).where(eq(orders.id, desk.orderId));
  const termDays = Number(row && Reflect.get(Object(row.payment), 'TermDays'));
  api.setNow(new Date('2026-12-03T08:00:00Z'));
  await desk.done('mark', { State: 'invoiced' });
  return { text: (await desk.getMail('order-invoiced')).text.replace(/\s+/g, ' '), termDays };
}

const germanDay = (day: number) =>
  new Date(Date.UTC(2026, 11, day)).toISOString().slice(0, 10).split('-').toReversed().join('.');

describe('the mail of an invoice', () => {
  it.each([1, 3] as const)('names the dealer’s term from the delivery on, in country %d', async (countryId) => {
    const { text, termDays } = await invoice({ PaymentId: 1 }, { countryId });
    expect(termDays).toBeGreaterThanOrEqual(0);
    expect(text).toContain(`Zahlbar bis: ${germanDay(1 + termDays)}`);
  });

  it.each([1, 3] as const)('of an order without a term leads to the invoice, in country %d', async (countryId) => {
    const { text, termDays } = await invoice({ PaymentId: 1 }, { countryId, hasTerm: false });
    expect(termDays).toBeNaN();
    expect(text).toContain('Zahlbar: bis zu dem Tag, den die Rechnung nennt');
    expect(text).not.toMatch(/Zahlbar bis|undefined|NaN|Invalid/);
  });

  it.each([
    ['SEPA: five days after the invoice', { PaymentId: 2, ...account }, 'Abbuchung frühestens am: 08.12.2026'],
    [
      'instalments: by the month',
      { PaymentId: 3, PaymentModifier: 6, ...consent, ...account },
      'Fällig: in Monatsraten, die erste einen Monat nach der Lieferung',
    ],
    ['a deferred invoice: thirty days after the delivery', { PaymentId: 4, ...ratePay }, 'Zahlbar bis: 31.12.2026'],
    ['a deferred debit: on that day', { PaymentId: 5, ...ratePay, ...account }, 'Abbuchung am: 31.12.2026'],
  ])('names the day of %s', async (_, payment, day) => {
    const { text } = await invoice(payment);
    expect(text).toMatch(/Zu zahlen: [\d.]+,\d\d €/);
    expect(text).toContain(day);
  });
});
