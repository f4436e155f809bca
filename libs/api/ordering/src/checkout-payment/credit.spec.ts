import { randomUUID } from 'node:crypto';
import { hashToken } from '@heizplatz/api-identity';
import { TEST_NOW } from '@heizplatz/api-platform/testing';
import type { CountryId } from '@heizplatz/contract';
import { eq } from 'drizzle-orm';
import { orders } from '../order/schema';
import { creditAuthorisations, creditRates } from '../ratepay/schema';
import { orderProcesses } from '../checkout/schema';
import { withCreditMarket } from '../checkout/testing/credit-market';
import { delivery, IBAN, newShopper, placed, type Shopper } from '../checkout/testing/shopper';

const market = withCreditMarket();
const consent = { CreditConsent: true, DateOfBirth: '1980-05-01' };
const invoice = { PaymentId: 4, IsRatePayPayment: true, ...consent };
const instalments = { PaymentId: 3, PaymentModifier: 3, ...consent };
const debit = { Iban: IBAN, AccountHolder: 'Anna Huber', MandateAccepted: true };
const codes = (response: { problem(): { errors?: { path: string; code: string }[] | undefined } }) =>
  response.problem().errors?.map(({ path, code }) => `${path} ${code}`);

/** A shopper at the payment step, who lives in a street of its own. */
async function atPayment(street: string, LastName = 'Huber', countryId: CountryId = 1): Promise<Shopper> {
  const shopper = await newShopper(market(), countryId);
  await shopper.start();
  await shopper.saveParameters();
  await shopper.becomeGuest();
  await shopper.selectAddresses([delivery(await shopper.addAddress({ Street: street, LastName }))]);
  return shopper;
}
async function atSummary(street: string, LastName?: string, payment: object = invoice) {
  const shopper = await atPayment(street, LastName);
  expect((await shopper.savePayment(payment)).status).toBe(200);
  return { shopper, total: (await shopper.process()).Offer.TotalPrice };
}
const findRows = async (shopper: Shopper) => {
  const { db } = market().api;
  const tokenHash = hashToken(shopper.client.cookies.get('hp_order_3') ?? '');
  const [process] = await db.select().from(orderProcesses).where(eq(orderProcesses.tokenHash, tokenHash));
  return db
    .select()
    .from(creditAuthorisations)
    .where(eq(creditAuthorisations.processId, process?.id ?? randomUUID()));
};
const choice = async (shopper: Shopper, kind: string) =>
  (await shopper.process()).PaymentData.Choices.find(({ Kind }) => Kind === kind);

describe('an order on credit', () => {
  it.each<[string, CountryId, object, object]>([
    ['ratepay-rechnung', 1, invoice, { method: 'invoice', currency: 'EUR', iban: null }],
    ['ratepay-rechnung', 2, invoice, { method: 'invoice', currency: 'EUR' }],
    ['ratepay-rechnung', 3, invoice, { method: 'invoice', currency: 'CHF' }],
    ['ratepay-sepa', 1, { ...invoice, PaymentId: 5, ...debit }, { method: 'debit', iban: IBAN }],
    ['ratepay-sepa', 2, { ...invoice, PaymentId: 5, ...debit }, { method: 'debit', iban: IBAN }],
    ['ratenzahlung', 1, { ...instalments, PaymentModifier: null }, { method: 'instalments', months: 6 }],
    ['ratenzahlung', 2, { ...instalments, PaymentModifier: 12 }, { method: 'instalments', months: 12 }],
    ['ratenzahlung', 3, { ...instalments, PaymentModifier: null }, { method: 'instalments', months: 3 }],
  ])('by %s in country %d is authorised once and placed', async (kind, countryId, payment, query) => {
    const street = `Weg ${kind} ${countryId}`;
    const shopper = await atPayment(street, 'Huber', countryId);
    expect((await shopper.savePayment(payment)).status).toBe(200);
    const process = await shopper.process();
    expect(process.PaymentData.Selected).toMatchObject({ Kind: kind });
    expect(process.IsRatePayPayment).toBe(kind !== 'ratenzahlung');
    const { OrderId } = placed(await shopper.finalise(process.Offer.TotalPrice));

    const totalCents = Math.round(process.Offer.TotalPrice * 100);
    const [entry, ...others] = await market().getAuthorisations(street);
    expect(others).toEqual([]);
    expect(entry?.request).toMatchObject({ ...query, totalCents, customer: { birthDate: '1980-05-01' } });
    const plan = process.PaymentData.Selected?.Plan;
    expect(entry?.request?.repaidCents).toBe(plan ? Math.round(plan.TotalPrice * 100) : totalCents);
    expect(plan === null).toBe(kind !== 'ratenzahlung');
    expect(entry?.request?.instalmentToken ?? null).toBe(plan ? process.InstalmentToken : null);
    const [order] = await market().api.db.select().from(orders).where(eq(orders.id, OrderId));
    expect(order).toMatchObject({ payment: { Kind: kind }, ibanEncrypted: null });
    const [authorisation] = await market()
      .api.db.select()
      .from(creditAuthorisations)
      .where(eq(creditAuthorisations.orderId, OrderId));
    expect(authorisation).toMatchObject({ key: entry?.key, state: 'used', totalCents });
  });

  it('names tokens, client and merchant to the browser, another order’s others', async () => {
    const [first, second] = [await atPayment('Tokenweg 1'), await atPayment('Tokenweg 2', 'Huber', 3)];
    const one = await first.process();
    expect(one).toMatchObject({
      InstalmentToken: expect.stringMatching(/^[\w-]{43}$/),
      DeviceToken: expect.stringMatching(/^[\w-]{43}$/),
      RatePayClientId: 'heizplatz-demo',
      RatePayMerchantId: 'heizplatz-demo-de',
    });
    const other = await second.process();
    expect(other.RatePayMerchantId).toBe('heizplatz-demo-ch');
    expect(other.DeviceToken).not.toBe(one.DeviceToken);
  });

  it.each([
    ['without consent', { ...invoice, CreditConsent: false }, 'body.CreditConsent REQUIRED'],
    ['without date of birth', { ...invoice, DateOfBirth: null }, 'body.DateOfBirth REQUIRED'],
    ['under 18', { ...invoice, DateOfBirth: '2008-11-22' }, 'body.DateOfBirth AGE_MIN'],
    ['not born yet', { ...invoice, DateOfBirth: '2030-01-01' }, 'body.DateOfBirth DATE_INV'],
    ['without the provider’s flag', { ...invoice, IsRatePayPayment: false }, 'body.IsRatePayPayment PAYMENT_MISMATCH'],
    ['in five rates', { ...instalments, PaymentModifier: 5 }, 'body.PaymentModifier MODIFIER_INV'],
    ['by debit without mandate', { ...invoice, PaymentId: 5, Iban: IBAN }, 'body.MandateAccepted REQUIRED'],
  ])('is not chosen %s', async (_, payment, error) => {
    const shopper = await atPayment('Fehlerweg');
    const response = await shopper.savePayment(payment);
    expect([response.status, codes(response)]).toEqual([400, [error]]);
    expect((await shopper.process()).PaymentData.Selected).toBeNull();
  });

  it('may be chosen from the eighteenth birthday on, and keeps its date without ever showing it', async () => {
    const { shopper } = await atSummary('Geburtstagsweg', 'Huber', { ...invoice, DateOfBirth: '2008-11-21' });
    expect((await shopper.savePayment({ ...invoice, DateOfBirth: null })).status).toBe(200);
    expect((await shopper.processResponse()).text).not.toContain('2008-11-21');
    const rows = await market().api.db.select().from(orderProcesses);
    expect(JSON.stringify(rows)).not.toContain('2008-11-21');
  });

  it('sent five times at once is one order and one authorisation', async () => {
    const { shopper, total } = await atSummary('Doppelweg');
    const responses = await Promise.all([0, 1, 2, 3, 4].map(() => shopper.finalise(total)));
    expect(new Set(responses.map((response) => placed(response).OrderId)).size).toBe(1);
    expect(await market().getAuthorisations('Doppelweg')).toHaveLength(1);
  });

  it('that is refused places nothing, and is not offered for this order again; the others are', async () => {
    const { shopper, total } = await atSummary('Absageweg', 'Ablehnung');
    const before = await market().api.db.$count(orders);
    const refused = (await shopper.finalise(total)).problem();
    expect([refused.status, refused.code]).toEqual([409, 'PAYMENT_REFUSED']);
    expect(await market().api.db.$count(orders)).toBe(before);
    const process = await shopper.process();
    expect(process.PaymentData.Selected).toBeNull();
    expect(process.Steps.some(({ Variant }) => Variant === 'ratepay-rechnung')).toBe(false);
    expect(codes(await shopper.savePayment(invoice))).toEqual(['body.PaymentId PAYMENT_UNKNOWN']);
    expect(await choice(shopper, 'ratenzahlung')).toBeDefined();
    await shopper.savePayment();
    placed(await shopper.finalise(total));
  });

  it('is not placed at a price that the customer has not seen, nor asked for', async () => {
    const { shopper, total } = await atSummary('Preisweg');
    expect((await shopper.finalise(total + 1)).problem().code).toBe('PRICE_CHANGED');
    expect(await market().getAuthorisations('Preisweg')).toEqual([]);
  });
});

it('nobody tries out names and dates of birth at the provider: after ten refusals it is not asked any more', async () => {
  const { shopper, total } = await atSummary('Rateweg', 'Ablehnung');
  for (let refusal = 0; refusal < 10; refusal++) {
    expect((await shopper.finalise(total)).problem().code).toBe('PAYMENT_REFUSED');
    await shopper.start();
    await shopper.savePayment({ ...invoice, DateOfBirth: `1970-01-1${refusal}` });
  }
  expect((await shopper.finalise(total)).problem()).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
  expect(await market().getAuthorisations('Rateweg')).toHaveLength(10);
  await shopper.savePayment();
  placed(await shopper.finalise(total));
});

describe('terms of a credit that change before the last click', () => {
  it('are agreed to anew, not charged unseen', async () => {
    const { api } = market();
    api.setNow(new Date('2026-11-21T22:50:00Z'));
    const { shopper, total } = await atSummary('Zinsweg', 'Huber', instalments);
    const dearer = { effectiveBasisPoints: 1490, defaultInterestBasisPoints: 627 };
    await api.db.insert(creditRates).values({ countryId: 1, validFrom: '2026-11-22', ...dearer });
    expect((await shopper.process()).PaymentData.Selected?.Plan?.InterestPercent).toBe(9.9);
    api.setNow(new Date('2026-11-21T23:10:00Z'));
    const process = await shopper.process();
    expect(process.IsIdentified).toBe(true);
    expect(process.PaymentData.Selected).toBeNull();
    const refused = (await shopper.finalise(total)).problem();
    expect(refused).toMatchObject({ code: 'STEP_MISSING', context: { Step: 'bezahlung' } });
    expect((await shopper.savePayment(instalments)).status).toBe(200);
    const { PaymentData, Offer } = await shopper.process();
    expect(PaymentData.Selected?.Plan?.InterestPercent).toBe(14.9);
    placed(await shopper.finalise(Offer.TotalPrice));
    await api.db.delete(creditRates).where(eq(creditRates.validFrom, '2026-11-22'));
    api.setNow(TEST_NOW);
  });
});

describe('a provider that does not answer', () => {
  // The outage is cached for a minute, so each test happens later than the one before.
  let minutes = 0;
  beforeEach(() => market().api.setNow(new Date(Date.UTC(2026, 10, 21, 11, (minutes += 5)))));

  it.each([
    ['Ausfall', 0],
    ['Stille', 1],
    ['Nachzügler', 1],
  ])('(%s) places nothing, voids what it may have authorised, and leaves the other kinds', async (name, authorised) => {
    const street = `Stromweg ${name}`;
    const { shopper, total } = await atSummary(street, name);
    const before = await market().api.db.$count(orders);
    const failed = (await market().impatiently(() => shopper.finalise(total))).problem();
    expect([failed.status, failed.code]).toEqual([503, 'PAYMENT_UNAVAILABLE']);
    expect(await market().api.db.$count(orders)).toBe(before);
    expect(await choice(shopper, 'ratepay-rechnung')).toMatchObject({ IsAvailable: false });
    expect(await choice(shopper, 'rechnung')).toMatchObject({ IsAvailable: true, IsDefault: true });

    const [row] = await findRows(shopper);
    expect(row?.state).toBe('void-due');
    expect((await market().getAuthorisations(street)).map(({ state }) => state)).toEqual(
      Array.from({ length: authorised }, () => 'accepted'),
    );
    await market().api.runJobs();
    expect((await findRows(shopper))[0]?.state).toBe('voided');
    expect(await market().getAuthorisation(row?.key ?? '')).toMatchObject({ state: 'voided' });

    await shopper.savePayment();
    placed(await shopper.finalise(total));
  });

  it('is asked again after a minute, by a new authorisation', async () => {
    const { shopper, total } = await atSummary('Wiederweg', 'Ausfall');
    expect((await shopper.finalise(total)).status).toBe(503);
    expect((await shopper.finalise(total)).status).toBe(503);
    expect(await findRows(shopper)).toHaveLength(1);
    expect((await shopper.savePayment(invoice)).problem().code).toBe('PAYMENT_UNAVAILABLE');
    market().api.setNow(new Date(Date.UTC(2026, 10, 21, 11, minutes + 2)));
    expect(await choice(shopper, 'ratepay-rechnung')).toMatchObject({ IsAvailable: true });
    expect((await shopper.finalise(total)).status).toBe(503);
    expect((await findRows(shopper)).map(({ attempt }) => attempt).toSorted()).toEqual([1, 2]);
  });
});

describe('authorisations that nobody needs', () => {
  it('are voided after an hour, and when their order is over', async () => {
    const { api } = market();
    api.setNow(new Date('2026-11-21T12:00:00Z'));
    const stored = await atSummary('Bleibweg');
    placed(await stored.shopper.finalise(stored.total));
    const over = await atSummary('Endeweg');
    const { OrderId } = placed(await over.shopper.finalise(over.total));
    await api.db.update(orders).set({ state: 'declined' }).where(eq(orders.id, OrderId));
    const [unused] = await api.db
      .insert(creditAuthorisations)
      .values({
        ...{ key: randomUUID(), processId: randomUUID(), contentHash: 'x', attempt: 1, countryId: 1 },
        ...{ paymentKindId: 4, totalCents: 1, state: 'requested' },
        consentAt: new Date('2026-11-21T09:00:00Z'),
        requestedAt: new Date('2026-11-21T10:59:00Z'),
      })
      .returning();
    await api.db.transaction((tx) => api.services.jobs.send(tx, 'sweep-authorisations', {}));
    await api.runJobs();
    await api.runJobs();
    expect((await market().getAuthorisations('Endeweg'))[0]?.state).toBe('voided');
    expect((await market().getAuthorisations('Bleibweg'))[0]?.state).toBe('accepted');
    expect(await market().getAuthorisation(unused?.key ?? '')).toMatchObject({ state: 'voided' });
  });
});
