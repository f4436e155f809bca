import { insertCustomer, loggedIn } from '@heizplatz/api-identity/testing';
import { findEvents, orders } from '@heizplatz/api-ordering';
import {
  getMails,
  mailTo,
  orderRow,
  placeTestOrder,
  type TestOrder,
  withOrderMarket,
} from '@heizplatz/api-ordering/testing';
import { auditLog, auditOutcomes } from '@heizplatz/api-platform';
import { TEST_NOW, type TestClient } from '@heizplatz/api-platform/testing';
import { CALLS, type StaffOrder } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import { desc, eq } from 'drizzle-orm';

const market = withOrderMarket();
let support: TestClient;
let reader: TestClient;

beforeAll(async () => {
  const { api } = market();
  await insertCustomer(api, { email: 'ks@example.com', roles: [ROLES.customerSupport], firstName: 'Clara' });
  await insertCustomer(api, { email: 'fi@example.com', roles: [ROLES.financial] });
  await insertCustomer(api, { email: 'ed@example.com', roles: [ROLES.editor] });
  support = await loggedIn(api, 'ks@example.com');
  reader = await loggedIn(api, 'fi@example.com');
});
beforeEach(() => market().api.setNow(TEST_NOW));

const read = ({ id }: Pick<TestOrder, 'id'>, client = support): Promise<StaffOrder> =>
  client.call(CALLS.staffOrder, { params: { orderId: id } });
const edit = ({ OrderId, Version }: StaffOrder) => ({ OrderId, Version, Reason: 'Am Telefon besprochen' });

async function lastAudit(callId: string) {
  const [row] = await market()
    .api.db.select({ line: auditLog, outcome: auditOutcomes })
    .from(auditLog)
    .innerJoin(auditOutcomes, eq(auditOutcomes.auditId, auditLog.id))
    .where(eq(auditLog.callId, callId))
    .orderBy(desc(auditLog.id));
  return row;
}

describe('staffOrder', () => {
  it('shows an order of any country by id and by number, and how its price came about', async () => {
    const order = await placeTestOrder(market(), 3);
    const view = await read(order);
    expect(view).toMatchObject({
      OrderNumber: order.number,
      CountryId: 3,
      State: 'placed',
      Version: 1,
      TakenBy: null,
    });
    expect(view.Mails.map(({ Kind }) => Kind).toSorted()).toEqual(['dealer-order', 'order-received']);
    const named = await support.call(CALLS.staffOrder, { params: { orderId: order.number.toLowerCase() } });
    expect(named.OrderId).toBe(order.id);
    const getAmount = (label: string) =>
      view.PriceLines.filter(({ Label }) => Label === label).reduce((sum, { Amount }) => sum + (Amount ?? 0), 0);
    const parts = ['Ware', 'Lieferung', 'Zusatzleistung', 'Rundung'].reduce((sum, one) => sum + getAmount(one), 0);
    expect(Math.round(parts * 100)).toBe(Math.round(getAmount('Gesamtpreis') * 100));
  });

  it('is read by those who count money, who may change nothing', async () => {
    const order = await placeTestOrder(market());
    const view = await read(order, reader);
    expect(Object.values(view.May)).not.toContain(true);
    const refused = await reader.post(CALLS.staffCancelOrder.path, { ...edit(view), Kind: 'dealer' });
    expect(refused.problem().code).toBe('FORBIDDEN');
  });

  it('is nobody else’s, and an order that never was is null', async () => {
    const order = await placeTestOrder(market());
    const editor = await loggedIn(market().api, 'ed@example.com');
    const path = CALLS.staffOrder.path.replace(':orderId', order.id);
    expect((await editor.get(path)).status).toBe(403);
    expect((await market().api.visitor().get(path)).status).toBe(401);
    expect((await support.get(CALLS.staffOrder.path.replace(':orderId', 'DE-26-999999'))).status).toBe(404);
  });

  it('gives its papers to whoever may read it, and keeps who did', async () => {
    const order = await placeTestOrder(market());
    const { Documents } = await read(order, reader);
    const path = Documents.find(({ Id }) => Id === 'agb')?.Path ?? '';
    const paper = await reader.get(path);
    expect([paper.status, paper.headers['content-type']]).toEqual([200, 'application/pdf']);
    const [line] = await market().api.db.select().from(auditLog).where(eq(auditLog.callId, 'staffOrderFile'));
    expect(line?.request).toMatchObject({ params: { orderId: order.id, documentId: 'agb' } });
    const editor = await loggedIn(market().api, 'ed@example.com');
    expect((await editor.get(path)).status).toBe(403);
    expect((await reader.get(path.replace('agb', order.id))).status).toBe(404);
  });
});

describe('staffCorrectAddress', () => {
  const corrected = (order: StaffOrder, fields: object = {}) => {
    const [deliveryPoint] = order.Stations;
    const { Id: _, ...address } = { ...deliveryPoint?.Address, Street: 'Neue Gasse', HouseNumber: '7 b', ...fields };
    return { ...edit(order), StationNumber: 1, Address: address };
  };

  it('tells customer and dealer, and keeps before and after with the reason', async () => {
    const order = await placeTestOrder(market());
    const before = await read(order);
    const body = corrected(before);
    const mails = await getMails(market(), () => support.call(CALLS.staffCorrectAddress, { body }));
    // A guest reads it on the page that the mail links to.
    expect(mailTo(mails, order.email).text).toContain('Wir haben die Lieferadresse Ihrer Bestellung berichtigt.');
    expect(mailTo(mails, order.email).text).not.toContain('Neue Gasse');
    expect(mailTo(mails, order.dealerEmail).text).toContain('Neue Gasse 7 b');
    const after = await read(order);
    expect(after.Stations[0]?.Address).toMatchObject({ Street: 'Neue Gasse', Id: before.Stations[0]?.Address.Id });
    expect(after.Version).toBe(before.Version + 1);
    expect(after.Timeline.at(-1)).toMatchObject({ Kind: 'address-corrected', Author: 'staff', State: 'placed' });
    const audit = await lastAudit('staffCorrectAddress');
    expect(audit?.outcome).toMatchObject({ outcome: 'done', reason: 'Am Telefon besprochen' });
    expect(JSON.stringify(audit?.outcome.after)).toContain('Neue Gasse');
    expect(JSON.stringify(audit?.outcome.before)).not.toContain('Neue Gasse');
  });

  it('sent twice is done once, and an older version is refused with the newer one', async () => {
    const order = await placeTestOrder(market());
    const before = await read(order);
    await support.call(CALLS.staffCorrectAddress, { body: corrected(before) });
    const again = await getMails(market(), () => support.call(CALLS.staffCorrectAddress, { body: corrected(before) }));
    expect(again).toEqual([]);
    const late = await support.post(CALLS.staffCorrectAddress.path, corrected(before, { Street: 'Alte Gasse' }));
    expect(late.problem()).toMatchObject({ status: 409, code: 'VERSION_CONFLICT' });
    expect(late.problem().context).toMatchObject({
      Current: { Version: before.Version + 1, Stations: [{ Address: { Street: 'Neue Gasse' } }] },
    });
  });

  it('keeps the postcode, and ends with the delivery', async () => {
    const order = await placeTestOrder(market());
    const before = await read(order);
    const elsewhere = await support.post(CALLS.staffCorrectAddress.path, corrected(before, { ZipCode: '99999' }));
    expect(elsewhere.problem().errors).toEqual([{ path: 'body.Address.ZipCode', code: 'ZIPCODE_FIXED' }]);
    const gone = await placeTestOrder(market(), 1, { state: 'delivered' });
    const late = await support.post(CALLS.staffCorrectAddress.path, corrected(await read(gone)));
    expect(late.problem().code).toBe('CONFLICT');
    const invoice = { ...corrected(await read(gone)), StationNumber: null };
    expect((await support.call(CALLS.staffCorrectAddress, { body: invoice })).InvoiceAddress?.Street).toBe(
      'Neue Gasse',
    );
  });

  it('names the new debtor on a Swiss bill and nothing else anew', async () => {
    const order = await placeTestOrder(market(), 3);
    const before = (await orderRow(market(), order.id)).qrBill;
    const body = { ...corrected(await read(order)), StationNumber: null };
    await support.call(CALLS.staffCorrectAddress, { body });
    const after = (await orderRow(market(), order.id)).qrBill;
    expect(after).toMatchObject({ debtor: { address: 'Neue Gasse' } });
    expect({ ...Object(after), debtor: null }).toEqual({ ...Object(before), debtor: null });
  });
});

describe('staffBookWeight', () => {
  it('settles by the delivered weight, tells both, and corrects what was booked wrong', async () => {
    const order = await placeTestOrder(market(), 1, { state: 'accepted' });
    const before = await read(order);
    const body = { ...edit(before), DeliveredAmount: before.Amount - 100, DeliveredOn: '2026-11-21' };
    const mails = await getMails(market(), () => support.call(CALLS.staffBookWeight, { body }));
    expect(mails.map(({ kind }) => kind).toSorted()).toEqual(['dealer-weight-booked', 'order-delivered']);
    for (const { text, html } of mails) expect(text + html).not.toContain(body.Reason);
    const booked = await read(order);
    expect(JSON.stringify(booked.Timeline)).not.toContain(body.Reason);
    expect(booked).toMatchObject({ State: 'delivered', Delivered: { DeliveredAmount: before.Amount - 100 } });
    expect(booked.Delivered?.TotalPrice).toBeLessThan(before.Offer.TotalPrice);
    const again = await getMails(market(), () => support.call(CALLS.staffBookWeight, { body }));
    expect(again).toEqual([]);
    const right = { ...edit(booked), DeliveredAmount: before.Amount, DeliveredOn: '2026-11-21' };
    const corrected = await support.call(CALLS.staffBookWeight, { body: right });
    expect(corrected.Delivered?.TotalPrice).toBe(before.Offer.TotalPrice);
    const kinds = (await findEvents(market().api.db, order.id)).map(({ kind, authorKind }) => [kind, authorKind]);
    expect(kinds.slice(-2)).toEqual([
      ['weight-reported', 'staff'],
      ['weight-reported', 'staff'],
    ]);
  });

  it.each([
    ['more than twice the order', { DeliveredAmount: 99_999 }, 'AMOUNT_MAX'],
    ['a day to come', { DeliveredOn: '2026-11-23' }, 'DATE_INV'],
  ])('refuses %s', async (_, wrong, code) => {
    const order = await placeTestOrder(market(), 1, { state: 'accepted' });
    const view = await read(order);
    const body = { ...edit(view), DeliveredAmount: view.Amount, DeliveredOn: '2026-11-21', ...wrong };
    expect((await support.post(CALLS.staffBookWeight.path, body)).problem().errors).toMatchObject([{ code }]);
  });

  it('is refused before the dealer has accepted', async () => {
    const view = await read(await placeTestOrder(market()));
    const body = { ...edit(view), DeliveredAmount: view.Amount, DeliveredOn: '2026-11-21' };
    expect((await support.post(CALLS.staffBookWeight.path, body)).problem().code).toBe('CONFLICT');
  });
});

describe('staffCancelOrder', () => {
  it('keeps kind and reason, opens the case and tells both, once', async () => {
    const order = await placeTestOrder(market());
    const body = { ...edit(await read(order)), Kind: 'duplicate', Reason: 'Zweimal bestellt' };
    const mails = await getMails(market(), () => support.call(CALLS.staffCancelOrder, { body }));
    expect(mails).toHaveLength(2);
    expect(mailTo(mails, order.email).text).toContain('doppelt bestellt');
    const after = await read(order);
    expect(after).toMatchObject({
      State: 'cancelled',
      Reason: 'Zweimal bestellt',
      Cancellation: { Kind: 'duplicate' },
    });
    expect(after.Cancellation?.OpenedAt).not.toBeNull();
    expect(await getMails(market(), () => support.call(CALLS.staffCancelOrder, { body }))).toEqual([]);
  });

  it('is refused from delivery on', async () => {
    const view = await read(await placeTestOrder(market(), 1, { state: 'delivered' }));
    const response = await support.post(CALLS.staffCancelOrder.path, { ...edit(view), Kind: 'goodwill' });
    expect(response.problem().code).toBe('CONFLICT');
  });
});

describe('staffNoteOrder and staffResendMail', () => {
  it('a note stands once, with its author, and neither customer nor dealer is told', async () => {
    const order = await placeTestOrder(market());
    const body = { OrderId: order.id, Text: 'Kunde ruft morgen wieder an.' };
    const write = () => support.call(CALLS.staffNoteOrder, { body });
    expect(await getMails(market(), () => write().then(write))).toEqual([]);
    expect((await read(order)).Notes).toMatchObject([{ Text: body.Text, Author: expect.stringContaining('Clara') }]);
    expect((await support.post(CALLS.staffNoteOrder.path, { ...body, Text: ' ' })).problem().code).toBe('VALIDATION');
  });

  it('a mail goes out again as it was, within a minute once', async () => {
    const order = await placeTestOrder(market());
    const mail = (await read(order)).Mails.find(({ Kind }) => Kind === 'order-received');
    const body = { OrderId: order.id, MailId: mail?.Id };
    const send = () => support.call(CALLS.staffResendMail, { body });
    const mails = await getMails(market(), () => send().then(send));
    expect(mails).toMatchObject([{ recipient: order.email, kind: 'order-received', orderId: order.id }]);
    const other = await placeTestOrder(market());
    const foreign = await support.post(CALLS.staffResendMail.path, { ...body, OrderId: other.id });
    expect(foreign.problem().code).toBe('NOT_FOUND');
  });
});

describe('an order that staff names by its number', () => {
  it.each([
    ['as it is', (number: string) => number],
    ['in small letters without dashes', (number: string) => number.replaceAll('-', '').toLowerCase()],
    ['with blanks', (number: string) => number.replaceAll('-', ' ')],
  ])('%s is found', async (_, written) => {
    const order = await placeTestOrder(market());
    expect((await support.call(CALLS.staffOrder, { params: { orderId: written(order.number) } })).OrderId).toBe(
      order.id,
    );
  });

  it('is found by a number from before; a new one not without its end', async () => {
    const order = await placeTestOrder(market());
    const before = order.number.slice(0, 12);
    const inspect = () => support.get(`/api/support/orders/${before}`);
    expect((await inspect()).status).toBe(404);
    await market().api.db.update(orders).set({ number: before }).where(eq(orders.id, order.id));
    expect((await inspect()).status).toBe(200);
  });
});
