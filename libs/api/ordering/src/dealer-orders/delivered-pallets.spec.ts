import { photo } from '@heizplatz/api-platform/testing';
import { getMails } from '../order-actions/testing/placed-orders';
import { orderDocuments } from '../order-documents/schema';
import { withOrderMarket } from '../checkout/testing/order-market';
import { delivery, newShopper, placed } from '../checkout/testing/shopper';
import { openDesk } from './testing/dealer-desk';

const market = withOrderMarket();

/** Two pallets, placed by a guest of Austria. */
async function placePallets(): Promise<string> {
  const shopper = await newShopper(market(), 2, 4);
  const { TotalPrice } = await shopper.start();
  await shopper.saveParameters({ BoilerOffConfirmed: false });
  await shopper.becomeGuest();
  await shopper.selectAddresses([delivery(await shopper.addAddress())]);
  await shopper.savePayment();
  return placed(await shopper.finalise(TotalPrice)).OrderId;
}

describe('pallets of which one is missing', () => {
  it('cost what came, and their deposit stands beside', async () => {
    const desk = await openDesk(market(), 2, placePallets);
    await desk.done('accept');
    await desk.done('weight', { DeliveredAmount: 1, DeliveredOn: '2026-11-21' });
    await desk.answerWeight(true);
    const { text } = await desk.getMail('order-weight-answered');
    expect(text).toMatch(/Berechnet: +1 Palette\n/);
    expect(text).toMatch(/Pfand für Paletten, zusätzlich: +€\u00a015,00/);
    expect((await desk.read()).Delivered?.Deposit).toBe(15);
  });
});

describe('pallets that are not kept', () => {
  it('have their deposit beside the total in both mails of a cancellation', async () => {
    const desk = await openDesk(market(), 2, placePallets);
    const key = { OrderId: desk.orderId, Token: desk.customerToken() };
    expect((await desk.client.post('/api/orders/cancel', { ...key, Reason: '' })).status).toBe(200);
    for (const kind of ['order-cancelled', 'dealer-order-cancelled']) {
      const { text } = await desk.getMail(kind);
      expect(text).toMatch(/Gesamtpreis der Bestellung: +€/);
      expect(text).toMatch(/Pfand für Paletten, zusätzlich: +€\u00a0\d+,00/);
    }
  });

  it('have their deposit beside the total, and among what is given back, in the mails of a withdrawal', async () => {
    const desk = await openDesk(market(), 2, placePallets);
    await desk.done('accept');
    await desk.done('weight', { DeliveredAmount: 1, DeliveredOn: '2026-11-21' });
    const declared = { Name: 'Anna Huber', EmailAddress: 'anna@example.com', Contract: 'Pellets', Part: '' };
    const order = { OrderId: desk.orderId, Token: desk.customerToken() };
    const mails = await getMails(market(), () => desk.client.post('/api/withdrawals', { ...declared, ...order }));
    const getText = (kind: string) => (mails.find((one) => one.kind === kind)?.text ?? '').replace(/\s+/g, ' ');
    expect(getText('withdrawal-dealer')).toMatch(/Pfand für Paletten, zusätzlich: € \d+,00/);
    for (const kind of ['withdrawal-received', 'withdrawal-dealer'])
      expect(getText(kind)).toContain('einschließlich der Lieferkosten und des Pfands');
  });
});

describe('the papers of an order', () => {
  it('have an end for each side, and neither takes the other’s room', async () => {
    const desk = await openDesk(market());
    await desk.done('accept');
    const paper = { orderId: desk.orderId, kind: 'complaint', name: 'x.png', contentType: 'image/png', bytes: 1 };
    const rows = Array.from({ length: 30 }, (_, nth) => ({
      ...paper,
      storageKey: `orders/x/${nth}`,
      uploadedBy: 'customer',
      at: new Date(),
    }));
    await market().api.db.insert(orderDocuments).values(rows);
    expect((await desk.upload()).status).toBe(200);
    await desk.done('weight', { DeliveredAmount: 6000, DeliveredOn: '2026-11-21' });
    const Picture = { FileName: 'y.png', ContentBase64: (await photo('png')).toString('base64') };
    const complaint = { OrderId: desk.orderId, Token: desk.customerToken(), Text: 'Staub' };
    const refused = await desk.client.post('/api/orders/complain', { ...complaint, Picture });
    expect(refused.problem()).toMatchObject({ code: 'CONFLICT', detail: expect.stringContaining('30 Unterlagen') });
    expect((await desk.client.post('/api/orders/complain', complaint)).status).toBe(200);
  });
});
