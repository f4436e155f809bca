import { getIso } from '@heizplatz/country';
import { UNGUESSABLE } from '@heizplatz/api-identity';
import { readMails } from '@heizplatz/api-platform/testing';
import { CALLS, type CountryId } from '@heizplatz/contract';
import { eq } from 'drizzle-orm';
import { orderEvents, orderPositions, orders } from '../order/schema';
import { withOrderMarket } from './testing/order-market';
import { delivery, EMAIL, IBAN, invoice, newShopper, placed } from './testing/shopper';

const market = withOrderMarket();

const getMails = async (number: string) =>
  (await readMails(market().api)).filter((mail) => mail.subject.includes(number));

describe('the journey of a guest', () => {
  it.each<[CountryId, string, string]>([
    [1, 'darin 7 % MwSt.', '€'],
    [2, 'darin 13 % USt.', '€'],
    [3, 'darin 8,1 % MWST', 'CHF'],
  ])('in country %d ends in an order with split, event and two mails', async (countryId, tax) => {
    const { api } = market();
    const shopper = await newShopper(market(), countryId);
    const chosen = await shopper.reachSummary();
    const process = await shopper.process();
    expect(process.Steps.map(({ Path }) => Path).at(-1)).toBe('bestellung-abschliessen');
    expect(process).toMatchObject({ EmailAddress: EMAIL, IsGuest: true, PreviousTotalPrice: null });

    const { OrderId, OrderNumber } = placed(await shopper.finalise(process.Offer.TotalPrice));
    expect(OrderNumber).toMatch(new RegExp(`^${getIso(countryId)}-26-\\d{6}-${UNGUESSABLE}$`));

    const order = await shopper.client.call(CALLS.placedOrder, { params: { orderId: OrderId } });
    expect(order).toMatchObject({ OrderNumber, State: 'placed', Amount: 6000, EmailAddress: EMAIL });
    expect(order.Offer.TotalPrice).toBe(chosen.TotalPrice);
    expect(order.PlacedAt).toBe('2026-11-21T11:00:00.000Z');
    // Placed on a Saturday: Monday and Tuesday are the two working days.
    // The Swiss offer is delivered on the 24th, so the response is due the day before.
    const isSoon = order.Offer.DeliveryDate === '2026-11-24';
    expect([countryId, isSoon]).toEqual([countryId, countryId === 3]);
    expect(order.AnswerDueAt).toBe(`2026-11-${isSoon ? 23 : 24}T23:00:00.000Z`);

    const positions = await api.db.select().from(orderPositions).where(eq(orderPositions.orderId, OrderId));
    const sumCents = positions.reduce((sum, { grossCents }) => sum + grossCents, 0);
    expect(sumCents).toBe(Math.round(chosen.TotalPrice * 100));
    const events = await api.db.select().from(orderEvents).where(eq(orderEvents.orderId, OrderId));
    expect(events).toMatchObject([{ fromState: null, toState: 'placed', authorKind: 'customer' }]);

    const mails = await getMails(OrderNumber);
    expect(mails.map(({ kind }) => kind).sort()).toEqual(['dealer-order', 'order-received']);
    const mail = mails.find(({ kind }) => kind === 'order-received');
    expect(mail?.recipient).toBe(EMAIL);
    expect(mail?.text.replaceAll('.', ',')).toContain(tax.replaceAll('.', ','));
    expect(mail?.text).toContain('Abgerechnet wird nach geliefertem Gewicht.');
    expect(mail?.text).toMatch(isSoon ? /spätestens am\s+Mo,\s+23\.11\.2026/ : /spätestens am\s+Di,\s+24\.11\.2026/);
    expect(await api.runJobs()).toBeGreaterThanOrEqual(1);
    expect((await getMails(OrderNumber)).map(({ state }) => state)).toEqual(['kept', 'kept']);
  });

  it('gets terms and withdrawal notice in DE and AT, terms alone in CH, where the bill follows the weighing', async () => {
    const files: Record<number, string[]> = {};
    for (const countryId of [1, 2, 3] as const) {
      const shopper = await newShopper(market(), countryId);
      const { TotalPrice } = await shopper.reachSummary();
      const { OrderNumber, OrderId } = placed(await shopper.finalise(TotalPrice));
      const mail = (await getMails(OrderNumber)).find(({ kind }) => kind === 'order-received');
      files[countryId] = mail?.attachments.map(({ fileName }) => fileName.replace(OrderNumber, 'N')) ?? [];
      for (const { contentBase64 } of mail?.attachments ?? [])
        expect(Buffer.from(contentBase64, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
      const order = await shopper.client.call(CALLS.placedOrder, { params: { orderId: OrderId } });
      expect(order.QrBillSvg).toBeNull();
      if (countryId === 3) expect(mail?.text).not.toContain('ß');
    }
    expect(files).toEqual({
      1: ['AGB.pdf', 'Widerrufsbelehrung.pdf', 'Datenschutz.pdf'],
      2: ['AGB.pdf', 'Widerrufsbelehrung.pdf', 'Datenschutz.pdf'],
      3: ['AGB.pdf', 'Datenschutz.pdf'],
    });
  });

  it('pays by debit without the IBAN ever being shown, mailed or stored in plain', async () => {
    const { api } = market();
    const shopper = await newShopper(market());
    await shopper.start({ Parameters: [{ Id: 2, Key: 'PaymentSepa' }] });
    await shopper.saveParameters();
    await shopper.becomeGuest();
    await shopper.selectAddresses([delivery(await shopper.addAddress())]);
    const debit = { PaymentId: 2, Iban: IBAN, AccountHolder: 'Anna Huber', MandateAccepted: true };
    expect((await shopper.savePayment(debit)).status).toBe(200);
    const process = await shopper.process();
    expect(process.PaymentData.Selected).toMatchObject({ Kind: 'sepa', MaskedIban: 'DE89 •••• 3000' });
    const { OrderId, OrderNumber } = placed(await shopper.finalise(process.Offer.TotalPrice));

    const [row] = await api.db.select().from(orders).where(eq(orders.id, OrderId));
    expect(row?.ibanEncrypted).toMatch(/^v2\.first\./);
    expect(row?.mandateReference).toMatch(/^HP-/);
    const order = await shopper.client.get(`/api/order-process/order/${OrderId}`);
    const everywhere = JSON.stringify([process, order.text, await getMails(OrderNumber), row]);
    expect(everywhere).not.toContain(IBAN);
    expect(everywhere).toContain('DE89 •••• 3000');
  });

  it('delivers to several stations with amounts, and bills to another address', async () => {
    const { api } = market();
    const shopper = await newShopper(market());
    const { TotalPrice } = await shopper.start({ Stations: 2 });
    await shopper.saveParameters();
    await shopper.becomeGuest();
    const [first, second] = [await shopper.addAddress(), await shopper.addAddress({ HouseNumber: '5' })];
    const billed = await shopper.addAddress({ ZipCode: '10115', City: 'Berlin' }, 0);
    await shopper.selectAddresses([delivery(first), delivery(second, 1), invoice(billed)]);
    expect((await shopper.process()).Steps.at(-1)?.Path).toBe('mengenverteilung');
    await shopper.selectAddresses([delivery(first, 0, 2500), delivery(second, 1, 3500), invoice(billed)]);
    await shopper.savePayment();
    const { OrderId, OrderNumber } = placed(await shopper.finalise(TotalPrice));
    const [row] = await api.db.select().from(orders).where(eq(orders.id, OrderId));
    expect(row?.deliveryAddresses).toMatchObject([
      { StationNumber: 1, StationAmount: 2500 },
      { StationNumber: 2, StationAmount: 3500, Address: { HouseNumber: '5' } },
    ]);
    expect(row?.invoiceAddress).toMatchObject({ City: 'Berlin' });
    const dealerMail = (await getMails(OrderNumber)).find(({ kind }) => kind === 'dealer-order');
    expect(dealerMail?.text).toContain('Lieferstelle 2: 3.500');
  });
});

describe('placing orders on one database connection', () => {
  const narrow = withOrderMarket({ DATABASE_POOL: '1' });

  it('never waits for a second one', async () => {
    const shoppers = await Promise.all([1, 2, 3].map(() => newShopper(narrow())));
    for (const shopper of shoppers) await shopper.reachSummary();
    const { TotalPrice } = (await shoppers[0]!.process()).Offer;
    const responses = await Promise.all(shoppers.map((shopper) => shopper.finalise(TotalPrice)));
    expect(new Set(responses.map((response) => placed(response).OrderNumber)).size).toBe(3);
  });
});
