import { formatMoney, siteById } from '@heizplatz/country';
import { withOrderMarket } from '../checkout/testing/order-market';
import { orderRow } from '../order-actions/testing/placed-orders';
import { openDesk } from './testing/dealer-desk';

const market = withOrderMarket();
const flat = (text: string) => text.replace(/\s+/g, ' ');

async function reported(DeliveredAmount: number, countryId: 1 | 2 | 3 = 1) {
  const desk = await openDesk(market(), countryId);
  await desk.done('accept');
  const view = await desk.done('weight', { DeliveredAmount, DeliveredOn: '2026-11-21' });
  return { desk, view };
}
describe('a weight more than 10 % below the order', () => {
  it.each([1, 2, 3] as const)('is stored beside the order, which stays as it is, in country %d', async (countryId) => {
    const { desk, view } = await reported(1, countryId);
    expect(view).toMatchObject({
      ...{ State: 'delivered', May: { MarkInvoiced: false, ReportWeight: false } },
      Delivered: { IsToConfirm: true, DeliveredAmount: 1, TotalPrice: view.Offer.TotalPrice },
    });
    const row = await orderRow(market(), desk.orderId);
    expect(row).toMatchObject({ reportedAmount: 1, deliveredAmount: null, settledCents: null, weightKg: 6000 });
    expect((await desk.act('mark', { State: 'invoiced' })).problem().code).toBe('CONFLICT');
    expect((await desk.seenByCustomer()).QrBillSvg).toBeNull();
  });

  it('asks the customer by mail what a yes would cost, and tells the dealer to wait', async () => {
    const { desk, view } = await reported(3000);
    const question = flat((await desk.getMail('order-weight-question')).text);
    expect(question).toContain('mehr als 10 % fehlen');
    const yes = formatMoney(view.Delivered?.TotalWithConsent ?? 0, siteById(1));
    expect(question).toContain(flat(`Mit Ihrem Ja kostet die Lieferung ${yes}`));
    expect(flat((await desk.getMail('dealer-weight-held')).text)).toContain('zählt die bestellte');
    expect((await desk.mails()).map(({ kind }) => kind)).not.toContain('order-delivered');
  });

  it('counts with the customer’s yes, to the cent that the question named', async () => {
    const { desk, view } = await reported(3000);
    expect((await desk.seenByCustomer()).May.AnswerWeight).toBe(true);
    expect([(await desk.answerWeight(true)).status, (await desk.answerWeight(true)).status]).toEqual([200, 200]);
    expect((await desk.answerWeight(false)).problem().code).toBe('CONFLICT');
    expect(await desk.seenByCustomer()).toMatchObject({
      ...{ May: { AnswerWeight: false } },
      Delivered: { IsToConfirm: false, DeliveredAmount: 3000, TotalPrice: view.Delivered?.TotalWithConsent },
    });
    expect((await desk.read()).May.MarkInvoiced).toBe(true);
    expect((await desk.mails()).filter(({ kind }) => kind === 'order-weight-answered')).toHaveLength(1);
  });

  it('goes on waiting, for support, after the customer’s no', async () => {
    const { desk, view } = await reported(3000);
    expect((await desk.answerWeight(false)).status).toBe(200);
    expect(await desk.seenByCustomer()).toMatchObject({
      ...{ May: { AnswerWeight: false } },
      Delivered: { IsToConfirm: true, Consent: false, TotalPrice: view.Offer.TotalPrice },
    });
    expect(flat((await desk.getMail('dealer-weight-answered')).text)).toContain('nicht bestätigt');
    expect((await desk.read()).May.MarkInvoiced).toBe(false);
  });

  it('is reported once, however often the form is sent', async () => {
    const { desk } = await reported(3000);
    await desk.done('weight', { DeliveredAmount: 3000, DeliveredOn: '2026-11-21' });
    expect((await desk.act('weight', { DeliveredAmount: 6000, DeliveredOn: '2026-11-21' })).problem().code).toBe(
      'CONFLICT',
    );
    expect((await desk.mails()).filter(({ kind }) => kind === 'order-weight-question')).toHaveLength(1);
  });
});
