import { photo } from '@heizplatz/api-platform/testing';
import { CALLS } from '@heizplatz/contract';
import { eq } from 'drizzle-orm';
import { withOrderMarket } from '../checkout/testing/order-market';
import { orderEvents } from '../order/schema';
import {
  byLink,
  lastEvent,
  getMails,
  mailTo,
  placeTestOrder,
  type TestOrder,
} from '../order-actions/testing/placed-orders';

const market = withOrderMarket();
let PNG = '';
beforeAll(async () => {
  PNG = (await photo('png')).toString('base64');
});

describe('complainAboutOrder', () => {
  const complain = (order: TestOrder, fields: object) => byLink(market(), CALLS.complainAboutOrder, order, fields);

  it('gives text and picture to dealer and support, and keeps both with the order', async () => {
    const order = await placeTestOrder(market(), 1, { state: 'delivered' });
    const Picture = { FileName: '../../Kel/ler "1".exe', ContentBase64: PNG };
    const mails = await getMails(market(), () => complain(order, { Text: 'Viel Staub,\nsiehe Bild', Picture }));
    const attachment = { fileName: 'ler 1.png', contentType: 'image/png', contentBase64: expect.any(String) };
    expect(mails).toHaveLength(3);
    expect(mailTo(mails, order.email).attachments).toEqual([]);
    for (const recipient of [order.dealerEmail, 'service@example.com'])
      expect(mailTo(mails, recipient).attachments).toEqual([attachment]);
    for (const recipient of [order.dealerEmail, 'service@example.com'])
      expect(mailTo(mails, recipient).text).toContain('Viel Staub,\nsiehe Bild');
    expect(mailTo(mails, order.email).text).not.toContain('Viel Staub');
    const support = mailTo(mails, 'service@example.com').text;
    for (const reached of [order.email, order.dealerEmail, 'Anna Huber']) expect(support).toContain(reached);
    expect(await lastEvent(market(), order.id)).toMatchObject({ kind: 'complaint', note: 'Viel Staub,\nsiehe Bild' });
    const placedOrder = await order.owner.call(CALLS.placedOrder, { params: { orderId: order.id } });
    expect(placedOrder.Documents.map(({ Name }) => Name)).toContain('ler 1.png');
  });

  it.each([
    [{ Text: ' ' }, 'body.Text', 'REQUIRED'],
    [{ Text: 'x'.repeat(2001) }, 'body.Text', 'TOO_LONG'],
    [{ Picture: { FileName: 'x.png', ContentBase64: btoa('<svg/>') } }, 'body.Picture.ContentBase64', 'FILE_TYPE'],
    [
      { Picture: { FileName: 'x.png', ContentBase64: btoa('%PDF-1.7 …'.replace('…', '')) } },
      'body.Picture.ContentBase64',
      'FILE_TYPE',
    ],
    [{ Picture: { FileName: 'x.png', ContentBase64: '*' } }, 'body.Picture.ContentBase64', 'FILE_INV'],
  ])('refuses %j', async (fields, path, code) => {
    const order = await placeTestOrder(market(), 1, { state: 'delivered' });
    const response = await complain(order, { Text: 'Zu viel Staub', ...fields });
    expect(response.problem()).toMatchObject({ status: 400, errors: [{ path, code }] });
    const kinds = market().api.db.select().from(orderEvents).where(eq(orderEvents.orderId, order.id));
    expect((await kinds).map(({ kind }) => kind)).not.toContain('complaint');
  });

  it('refuses a picture of more than 5 MB', async () => {
    const order = await placeTestOrder(market(), 1, { state: 'delivered' });
    const ContentBase64 = Buffer.alloc(5 * 1024 * 1024 + 1, 1).toString('base64');
    const response = await complain(order, { Text: 'Staub', Picture: { FileName: 'x.png', ContentBase64 } });
    expect(response.problem()).toMatchObject({ status: 413, code: 'TOO_LARGE' });
  });
});
