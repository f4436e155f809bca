import { dealers } from '@heizplatz/api-dealers';
import { CALLS } from '@heizplatz/contract';
import { formatMoney, siteById } from '@heizplatz/country';
import { eq } from 'drizzle-orm';
import { withOrderMarket } from '../checkout/testing/order-market';
import { delivery, IBAN, placed } from '../checkout/testing/shopper';
import { orders } from '../order/schema';
import { type DealerDesk, openDesk, PDF_BASE64 } from './testing/dealer-desk';

const market = withOrderMarket();
const WINDOW = { Date: '2026-12-01', From: '08:00', To: '12:00' };

afterEach(() => market().api.setNow(new Date('2026-11-21T11:00:00Z')));

describe('an order’s whole life', () => {
  it.each([1, 2, 3] as const)('goes from placed to paid on a pushed clock in country %d', async (countryId) => {
    const { api } = market();
    const desk = await openDesk(market(), countryId);
    expect((await desk.read()).May).toMatchObject({ Accept: true, Decline: true, ReportWeight: false, Upload: false });

    api.setNow(new Date('2026-11-22T09:00:00Z'));
    const window = { ...WINDOW, Date: (await desk.read()).Offer.DeliveryDate };
    expect(await desk.done('accept', { Window: window })).toMatchObject({ State: 'scheduled', Window: window });
    api.setNow(new Date('2026-12-01T10:30:00Z'));
    const weighed = await desk.done('weight', { DeliveredAmount: 5880, DeliveredOn: '2026-12-01' });
    expect(weighed).toMatchObject({ State: 'delivered', Delivered: { DeliveredAmount: 5880, NeedsConsent: false } });
    await desk.upload('Rechnung.pdf', PDF_BASE64, 'invoice');
    api.setNow(new Date('2026-12-03T08:00:00Z'));
    expect((await desk.done('mark', { State: 'invoiced' })).State).toBe('invoiced');
    api.setNow(new Date('2026-12-20T08:00:00Z'));
    const paid = await desk.done('mark', { State: 'paid' });
    expect(Object.values(paid.May).filter(Boolean)).toEqual([true]);
    expect(paid.May.Upload).toBe(true);

    const { Timeline, State, Delivered } = await desk.seenByCustomer();
    expect(State).toBe('paid');
    expect(Timeline.map(({ Kind, State: state, Author }) => `${Kind} ${state} ${Author}`)).toEqual([
      'state placed customer',
      'state accepted dealer',
      'state scheduled dealer',
      'weight-reported delivered dealer',
      'document delivered dealer',
      'state invoiced dealer',
      'state paid dealer',
    ]);
    expect(Timeline.map(({ At }) => At.slice(0, 10))).toEqual([
      '2026-11-21',
      '2026-11-22',
      '2026-11-22',
      '2026-12-01',
      '2026-12-01',
      '2026-12-03',
      '2026-12-20',
    ]);
    expect(Delivered?.TotalPrice).toBe(weighed.Delivered?.TotalPrice);
    // 98 % of what was ordered, to the cent.
    expect(Delivered?.Goods).toBeCloseTo(weighed.Offer.Split.Goods * 0.98, 1);
    const mails = await desk.mails();
    expect(mails.map(({ kind }) => kind).sort()).toEqual([
      'dealer-order',
      'order-accepted',
      'order-delivered',
      'order-document',
      'order-invoiced',
      'order-paid',
      'order-received',
    ]);
    const invoiced = await desk.getMail('order-invoiced');
    expect(invoiced.attachments.map(({ fileName }) => fileName.replace(/CH-.*/, ''))).toEqual(
      countryId === 3 ? ['Rechnung.pdf', 'QR-Rechnung-'] : ['Rechnung.pdf'],
    );
    const due = formatMoney(Delivered?.TotalPrice ?? 0, siteById(countryId));
    expect(invoiced.text).toMatch(new RegExp(`Zu zahlen: +${due.replaceAll('.', '\\.')}`));
    // The delivery's day and the dealer's term.
    expect(invoiced.text).toMatch(/Zahlbar bis: +\d\d\.\d\d\.\d{4}/);
    if (countryId === 3)
      expect(JSON.stringify(mails.map(({ text, html, subject }) => [text, html, subject]))).not.toContain('ß');
  });

  it('is paid in Switzerland by a bill over the delivered weight, and by none once it is cancelled', async () => {
    const { api } = market();
    const desk = await openDesk(market(), 3);
    const ordered = await desk.seenByCustomer();
    await desk.done('accept', { Window: WINDOW });
    api.setNow(new Date('2026-12-01T10:30:00Z'));
    const { Delivered } = await desk.done('weight', { DeliveredAmount: 5500, DeliveredOn: '2026-12-01' });
    const { QrBillSvg, QrBill, Documents: papers } = await desk.seenByCustomer();
    const getAmount = (money?: number) => (money ?? 0).toFixed(2).replace(/\B(?=(\d{3})+\.)/, ' ');
    expect(Delivered?.TotalPrice).toBeLessThan(ordered.Offer.TotalPrice);
    expect(ordered.QrBillSvg).toBeNull();
    expect(ordered.QrBill).toBeNull();
    expect((await desk.getMail('order-received')).attachments.map(({ fileName }) => fileName)).not.toContain(
      expect.stringContaining('QR'),
    );
    expect(QrBill).toMatchObject({ Amount: Delivered?.TotalPrice, Reference: expect.stringMatching(/^\d{27}$/) });
    expect(papers.map(({ Id }) => Id)).toContain('qr-rechnung');
    const mail = await desk.getMail('order-delivered');
    expect(mail.attachments.map(({ fileName }) => fileName.slice(0, 12))).toEqual(['QR-Rechnung-']);
    expect(QrBillSvg).toMatch(/Bestellung CH-26-\d{6}-\w{5}(?!\w)/);
    expect(QrBillSvg).not.toContain('Massgebend');
    expect(mail.text).toMatch(/Zu zahlen: +CHF/);
    expect(QrBillSvg).toContain(getAmount(Delivered?.TotalPrice));

    const other = await openDesk(market(), 3);
    await other.done('accept', { Window: WINDOW });
    const cancelled = { OrderId: other.orderId, Token: other.customerToken(), Reason: 'Heizung defekt' };
    expect((await other.client.post(CALLS.cancelOrder.path, cancelled)).status).toBe(200);
    const { State, QrBillSvg: none, QrBill: nothing, Documents } = await other.seenByCustomer();
    expect([State, none, nothing]).toEqual(['cancelled', null, null]);
    expect(Documents.map(({ Id }) => Id)).not.toContain('qr-rechnung');
    const { attachments } = await other.getMail('order-cancelled');
    expect(attachments.map(({ fileName }) => fileName)).toEqual([]);
  });

  it('says when the date is another than was promised, and when a date makes the contract', async () => {
    const desk = await openDesk(market());
    const late = { Date: '2027-02-01', From: '08:00', To: '12:00' };
    expect(await desk.done('accept', { Window: late })).toMatchObject({ State: 'accepted', ProposedWindow: late });
    expect((await desk.seenByCustomer()).May.AnswerDate).toBe(true);
    expect((await desk.getMail('order-accepted')).text).toContain('Das ist später als bei der Bestellung genannt');

    const other = await openDesk(market());
    await other.done('propose-date', WINDOW);
    expect((await other.getMail('order-date-proposed')).text).toContain('kommt damit auch der Vertrag zustande');
    const yes = { OrderId: other.orderId, Token: other.customerToken(), IsAccepted: true };
    await other.client.post('/api/orders/answer-date', yes);
    for (const kind of ['order-date-accepted', 'dealer-date-accepted'])
      expect((await other.getMail(kind)).text).toContain('Damit ist der Vertrag zustande gekommen.');
  });

  it('lets a dealer answer a wish with the window that was agreed', async () => {
    const desk = await openDesk(market());
    await desk.done('accept', { Window: WINDOW });
    const wish = { OrderId: desk.orderId, Token: desk.customerToken(), DesiredDate: '2026-12-09' };
    expect((await desk.client.post('/api/orders/move', wish)).status).toBe(200);
    const answered = await desk.done('propose-date', WINDOW);
    expect(answered).toMatchObject({ ProposedWindow: WINDOW, RequestedDate: null, Window: WINDOW });
    expect(await desk.done('propose-date', WINDOW)).toMatchObject({ ProposedWindow: WINDOW });
  });

  it('says what was weighed and what it costs, and asks before it charges more than a tenth above', async () => {
    const { api } = market();
    const desk = await openDesk(market());
    const ordered = (await desk.read()).Offer.TotalPrice;
    await desk.done('accept');
    api.setNow(new Date('2026-11-30T10:00:00Z'));
    const { Delivered } = await desk.done('weight', { DeliveredAmount: 6900, DeliveredOn: '2026-11-30' });
    expect(Delivered).toMatchObject({ OrderedAmount: 6000, TotalPrice: ordered, NeedsConsent: true, Consent: null });
    const mail = await desk.getMail('order-delivered');
    const text = mail.text.replace(/\s+/g, ' ');
    expect(text).toContain('solange Sie der Mehrmenge nicht zustimmen');
    const yes = formatMoney(Delivered?.TotalWithConsent ?? 0, siteById(1)).replace(/\s+/g, ' ');
    expect(text).toContain(`mit Ihrer Zustimmung wären es ${yes}.`);
    expect(text).not.toContain('Abgerechnet wird, was ankam');
    expect(mail.text).toMatch(/Geliefert: +6\.900 kg/);
    expect(mail.text).toMatch(/Berechnet: +6\.000 kg/);
    const { May, WithdrawUntil } = await desk.seenByCustomer();
    expect(May).toMatchObject({ AnswerWeight: true, Withdraw: true, Cancel: false, Complain: true });
    expect(WithdrawUntil).toBe('2026-12-14');
    api.setNow(new Date('2026-12-15T10:00:00Z'));
    expect((await desk.seenByCustomer()).May.Withdraw).toBe(false);
  });

  it('lets a proposed date wait for the customer, and agrees at once on the day that was asked for', async () => {
    const desk = await openDesk(market());
    await desk.done('accept');
    const proposed = await desk.done('propose-date', { ...WINDOW, Note: 'Fahrer kommt aus Linz' });
    expect(proposed).toMatchObject({ State: 'accepted', ProposedWindow: WINDOW, Window: null });
    expect((await desk.seenByCustomer()).May.AnswerDate).toBe(true);
    expect((await desk.getMail('order-date-proposed')).text).toMatch(/08:00–12:00\s+Uhr/);

    const move = { OrderId: desk.orderId, DesiredDate: '2026-12-02' };
    expect((await desk.shopper.client.post('/api/orders/move', move)).status).toBe(200);
    const agreed = await desk.done('propose-date', { ...WINDOW, Date: '2026-12-02' });
    expect(agreed).toMatchObject({ State: 'scheduled', Window: { Date: '2026-12-02' }, RequestedDate: null });
    expect((await desk.getMail('order-scheduled')).subject).toContain('Mi, 02.12.2026');
  });

  it('survives a failed delivery', async () => {
    const desk = await openDesk(market());
    await desk.done('accept', { Window: WINDOW });
    const failed = await desk.done('delivery-failed', { Reason: 'Niemand da' });
    expect(failed).toMatchObject({ State: 'delivery-failed', Window: null });
    expect(await desk.seenByCustomer()).toMatchObject({ Reason: 'Niemand da', CalendarPath: null });
    await desk.done('propose-date', WINDOW);
    const response = { OrderId: desk.orderId, IsAccepted: true };
    expect((await desk.shopper.client.post('/api/orders/answer-date', response)).status).toBe(200);
    expect(await desk.read()).toMatchObject({ State: 'scheduled', Window: WINDOW });
    expect((await desk.seenByCustomer()).Reason).toBeNull();
  });

  it('does not flood the customer with proposed dates', async () => {
    const desk = await openDesk(market());
    const days = ['01', '02', '03', '04', '07', '08'];
    const answers = [];
    for (const day of days) answers.push(await desk.act('propose-date', { ...WINDOW, Date: `2026-12-${day}` }));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
    expect((await desk.read()).ProposedWindow?.Date).toBe('2026-12-07');
  });
});

describe('a dealer that settles by steps', () => {
  it('says so before the order and in its mail, and a much smaller delivery costs the price of its step', async () => {
    const { api } = market();
    const plain = await openDesk(market());
    await api.db.update(dealers).set({ settlesBySteps: true });
    let isSent = false;
    const desk = await openDesk(market(), 1, async (shopper) => {
      const { TotalPrice } = await shopper.reachSummary();
      isSent = (await shopper.process()).Seller.SettlesBySteps;
      return placed(await shopper.finalise(TotalPrice)).OrderId;
    });
    expect(isSent).toBe(true);
    const [list] = await api.db.select({ factors: orders.stepFactors }).from(orders).where(eq(orders.id, desk.orderId));
    await api.db.update(dealers).set({ settlesBySteps: false });
    expect((await plain.getMail('order-received')).text).not.toContain('Mengenstufe');
    expect((await desk.getMail('order-received')).text).toContain('Mengenstufe');

    const weight = { DeliveredAmount: 3000, DeliveredOn: '2026-11-21' };
    await plain.done('accept');
    await desk.done('accept');
    const weigh = async (of: DealerDesk) => {
      await of.done('weight', weight);
      await of.answerWeight(true);
      return (await of.read()).Delivered?.UnitPrice ?? 0;
    };
    const [agreed, byStep] = [await weigh(plain), await weigh(desk)];
    // 6 t are the scale's reference, 3 t its third step.
    const factor = (list?.factors?.[2] ?? 0) / (list?.factors?.[4] ?? 1);
    expect(factor).toBeGreaterThan(1);
    expect(byStep).toBeCloseTo(agreed * factor, 1);
  });
});

describe('the account of an order paid by debit', () => {
  const byDebit = async () =>
    openDesk(market(), 1, async (shopper) => {
      await shopper.start({ Parameters: [{ Id: 2, Key: 'PaymentSepa' }] });
      await shopper.saveParameters();
      await shopper.becomeGuest();
      await shopper.selectAddresses([delivery(await shopper.addAddress())]);
      await shopper.savePayment({ PaymentId: 2, Iban: IBAN, AccountHolder: 'Anna Huber', MandateAccepted: true });
      const { Offer } = await shopper.process();
      return placed(await shopper.finalise(Offer.TotalPrice)).OrderId;
    });

  it('is whole for the dealer once it has accepted, and never in a mail', async () => {
    const desk = await byDebit();
    expect(await desk.read()).toMatchObject({ Iban: null, Payment: { MaskedIban: 'DE89 •••• 3000' } });
    expect(await desk.done('accept')).toMatchObject({ Iban: IBAN });
    expect((await desk.read()).MandateReference).toMatch(/^HP-/);
    await desk.done('weight', { DeliveredAmount: 6000, DeliveredOn: '2026-11-21' });
    expect(JSON.stringify(await desk.mails())).not.toContain(IBAN);
    expect(JSON.stringify(await desk.seenByCustomer())).not.toContain(IBAN);
  });

  it('stays closed when the dealer declines', async () => {
    const desk = await byDebit();
    expect(await desk.done('decline', { Reason: 'Kein Lastwagen frei' })).toMatchObject({ Iban: null });
  });
});
