import { orderDocuments } from '@heizplatz/api-ordering';
import {
  byLink,
  getMails,
  mailTo,
  openDesk,
  placeTestOrder,
  type TestOrder,
  withOrderMarket,
} from '@heizplatz/api-ordering/testing';
import { listStoredFiles, photo } from '@heizplatz/api-platform/testing';
import { CALLS } from '@heizplatz/contract';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';

const market = withOrderMarket();
const getFiles = (orderId: string) => listStoredFiles(market().api.services.files, `orders/${orderId}/`);
async function namedBy(orderId: string): Promise<string[]> {
  const rows = await market().api.db.select().from(orderDocuments).where(eq(orderDocuments.orderId, orderId));
  return rows.map(({ storageKey }) => storageKey).sort();
}
const base64 = async (width = 64) => (await photo('jpeg', width)).toString('base64');
async function complain(order: TestOrder, Text: string, width = 64) {
  const Picture = { FileName: 'keller.jpg', ContentBase64: await base64(width) };
  return byLink(market(), CALLS.complainAboutOrder, order, { Text, Picture });
}
const delivered = () => placeTestOrder(market(), 1, { state: 'delivered' });

async function fillWithPapers(orderId: string, uploadedBy: string): Promise<void> {
  const paper = { orderId, kind: 'other', name: 'x.pdf', contentType: 'application/pdf', bytes: 1, uploadedBy };
  const rows = Array.from({ length: 30 }, (_, nth) => ({ ...paper, storageKey: `orders/x/${nth}`, at: new Date() }));
  await market().api.db.insert(orderDocuments).values(rows);
}

describe('a picture of a complaint', () => {
  it('is mailed on and kept without the place where it was taken', async () => {
    const order = await delivered();
    const mails = await getMails(market(), () => complain(order, 'Staub'));
    const mailed = [order.dealerEmail, 'service@example.com'].map((to) => {
      const [attachment] = mailTo(mails, to).attachments;
      return Buffer.from(attachment?.contentBase64 ?? '', 'base64');
    });
    const [key = ''] = await getFiles(order.id);
    const stored = await market().api.services.files.read(key);
    for (const bytes of [...mailed, stored ?? Buffer.alloc(0)]) {
      expect((await sharp(bytes).metadata()).exif).toBeUndefined();
      expect(bytes.includes('Kamera von Anna')).toBe(false);
    }
  });

  it('leaves no file when the complaint is undone after all', async () => {
    const order = await delivered();
    const responses: number[] = [];
    // Until the dealer of this order has had enough mails: that undoes what was written before.
    for (let nth = 0; responses.at(-1) !== 429 && nth < 40; nth += 1)
      responses.push((await complain(order, `Staub ${nth}`, 64 + nth)).status);
    expect(responses.at(-1)).toBe(429);
    expect((await getFiles(order.id)).length).toBe(responses.length - 1);
    expect(await getFiles(order.id)).toEqual(await namedBy(order.id));
  });

  it('sent twice by a double click is one file', async () => {
    const order = await delivered();
    const responses = await Promise.all([complain(order, 'Staub'), complain(order, 'Staub')]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    expect(await getFiles(order.id)).toHaveLength(1);
    expect(await getFiles(order.id)).toEqual(await namedBy(order.id));
  });

  it('leaves none when there is no room, or the state is not one to complain in', async () => {
    const [full, placed] = [await delivered(), await placeTestOrder(market(), 1)];
    await fillWithPapers(full.id, 'customer');
    expect([(await complain(full, 'Staub')).status, (await complain(placed, 'Staub')).status]).toEqual([409, 409]);
    expect([await getFiles(full.id), await getFiles(placed.id)]).toEqual([[], []]);
  });
});

describe('a paper of the dealer', () => {
  it('that runs a script is refused and leaves no file', async () => {
    const desk = await openDesk(market());
    await desk.done('accept');
    const script = '%PDF-1.7\n1 0 obj\n<< /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >>\nendobj';
    const response = await desk.upload('rechnung.pdf', Buffer.from(script).toString('base64'), 'invoice');
    expect(response.problem()).toMatchObject({
      code: 'VALIDATION',
      errors: [{ path: 'body.File.ContentBase64', code: 'PDF_ACTIVE' }],
    });
    expect(await getFiles(desk.orderId)).toEqual([]);
  });

  it('sent twice at once is one file, and mailed without its place', async () => {
    const desk = await openDesk(market());
    await desk.done('accept');
    const picture = await base64();
    const responses = await Promise.all([desk.upload('a.jpg', picture), desk.upload('b.jpg', picture)]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    expect(await getFiles(desk.orderId)).toHaveLength(1);
    expect(await getFiles(desk.orderId)).toEqual(await namedBy(desk.orderId));
    const [attachment] = (await desk.getMail('order-document')).attachments;
    expect((await sharp(Buffer.from(attachment?.contentBase64 ?? '', 'base64')).metadata()).exif).toBeUndefined();
  });

  it('leaves none when it is refused', async () => {
    const desk = await openDesk(market());
    await desk.done('accept');
    const broken = (await photo('png')).subarray(0, 60).toString('base64');
    expect((await desk.upload('x.png', broken)).problem().errors).toMatchObject([{ code: 'FILE_BROKEN' }]);
    await fillWithPapers(desk.orderId, 'dealer');
    expect((await desk.upload()).status).toBe(409);
    expect(await getFiles(desk.orderId)).toEqual([]);
  });
});
