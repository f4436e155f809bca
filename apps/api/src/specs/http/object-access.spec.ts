import { notifications, findPasskeys } from '@heizplatz/api-identity';
import { addressInput, guest, getPasskey, PASSWORD } from '@heizplatz/api-identity/testing';
import { findComplaints, insertComplaint, orders } from '@heizplatz/api-ordering';
import { newCustomer, placeOrder, type TestCustomer, withOrderMarket } from '@heizplatz/api-ordering/testing';
import { TEST_NOW, type TestClient } from '@heizplatz/api-platform/testing';
import { CALLS, type Call, type Schema } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import { and, eq } from 'drizzle-orm';
import { ALL_HANDLERS } from '../../registry/all-handlers';

type CallId = keyof typeof CALLS;

const market = withOrderMarket();

/** What Anna has, and somebody else names. */
interface Owned {
  readonly orderId: string;
  readonly cancelledId: string;
  readonly addressId: number;
  readonly notificationId: number;
  readonly complaintId: number;
  readonly passkeyId: number;
}

const LOOSE = { ProductGroupId: 3 };
const selected = ({ addressId: AddressId }: Owned) => [{ AddressType: 1, AddressId, AddressIndex: 0, Amount: 0 }];
const byOrder =
  (fields: object = {}) =>
  ({ orderId: OrderId }: Owned) => ({ body: { OrderId, Token: 'x', ...fields } });

/** Each call that names an object, with input that its owner could send. */
const ATTEMPTS: Partial<Record<CallId, (owned: Owned) => { readonly id?: string; readonly body?: object }>> = {
  placedOrder: ({ orderId: id }) => ({ id }),
  ratingOfOrder: ({ orderId: id }) => ({ id }),
  customerCancellation: ({ cancelledId: id }) => ({ id }),
  saveAddress: ({ addressId: Id }) => ({ body: { Id, AddressType: 1, Address: addressInput() } }),
  saveCustomerAddresses: ({ addressId: Id }) => ({
    body: { Items: [{ State: 'Deleted', Id, AddressType: 1, Address: null }] },
  }),
  saveCustomerStore: ({ addressId: AddressId }) => ({
    body: { AddressId, CapacityKg: 6000, StockKg: 100, FilledAt: null, YearlyUseKg: 1 },
  }),
  saveOrderAddresses: (owned) => ({ body: { ...LOOSE, SelectedAddresses: selected(owned) } }),
  saveOrderAmounts: ({ addressId: AddressId }) => ({
    body: { ...LOOSE, Stations: [{ StationNumber: 1, AddressId, Amount: 6000 }] },
  }),
  commentCancellation: ({ cancelledId: OrderId }) => ({ body: { OrderId, Comment: 'fremd' } }),
  saveCancellationFeedback: ({ cancelledId: OrderId }) => ({ body: { OrderId, reason: 'fremd' } }),
  endNotification: ({ notificationId: Id }) => ({ body: { Id } }),
  changeOrderAddress: byOrder({ StationNumber: 1, Address: addressInput() }),
  requestOrderMove: byOrder({ DesiredDate: '2026-12-09' }),
  answerProposedDate: byOrder({ IsAccepted: true }),
  answerDeliveredWeight: byOrder({ IsAccepted: true }),
  cancelOrder: byOrder({ Reason: 'fremd' }),
  closeOrderLinks: byOrder(),
  confirmOrder: byOrder({ Token: 'fremd' }),
  sendOrderConfirmation: byOrder(),
  complainAboutOrder: byOrder({ Text: 'fremd' }),
  replyToComplaint: (owned) => byOrder({ ComplaintId: owned.complaintId, Text: 'fremd' })(owned),
  closeComplaint: (owned) => byOrder({ ComplaintId: owned.complaintId, IsSolved: true })(owned),
  reorder: byOrder({ OfferId: 'x' }),
  rateOrder: byOrder({ Stars: 1 }),
  objectToInvitations: byOrder(),
  removePasskey: ({ passkeyId: Id }) => ({ body: { Id, Password: PASSWORD } }),
};
/** Opened by a token of the dealer's mail alone: dealer-calls.spec.ts. */
const ELSEWHERE = /^dealer\w+$/;
/** Needs only the role, whoever owns the object; others are refused before the lookup: access-table.spec.ts. */
const isOfRoles = ({ access }: Call): boolean => access.kind === 'roles';
/** They need a running order or a signed link, or take away what the others name. */
const NOT_TRIED =
  /^(saveOrder\w+|rateOrder|ratingOfOrder|objectToInvitations|saveCustomerAddresses|cancelOrder|confirmOrder)$/;
/** Anyone may submit the declaration; the object it names is changed only for its owner (below). */
const DECLARES = 'submitWithdrawal';

/** Paths of a schema's fields, through optional, nullable, lists and variants. */
function getFields(schema: Schema | undefined, depth = 0): string[] {
  if (!schema || depth > 12) return [];
  const inner = (name: string): unknown => Reflect.get(schema, name);
  const schemas = (value: unknown): Schema[] =>
    isSchema(value) ? [value] : Array.isArray(value) ? value.filter(isSchema) : [];
  const entries = Object.entries(inner('entries') ?? {});
  return [
    ...entries.flatMap(([name, field]) => [
      name,
      ...(isSchema(field) ? getFields(field, depth + 1).map((path) => `${name}.${path}`) : []),
    ]),
    ...['wrapped', 'item', 'options'].flatMap((name) =>
      schemas(inner(name)).flatMap((one) => getFields(one, depth + 1)),
    ),
  ];
}
const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && Reflect.get(value, 'kind') === 'schema';

const namesObject = ({ params, query, body }: Call): boolean =>
  [params, query, body]
    .flatMap((schema) => getFields(schema))
    .some((path) => /(^|\.)(orderId|OrderId|AddressId|UserId)$|^(Items\.)?Id$/.test(path));

const naming: readonly Call[] = ALL_HANDLERS.map(({ call }) => call).filter(namesObject);
const calls = naming.filter((call) => !isOfRoles(call));
const attempts = calls.flatMap((call) => {
  const attempt = new Map(Object.entries(ATTEMPTS)).get(call.id);
  return attempt ? [[call.id, call, attempt] as const] : [];
});

let anna: TestCustomer;
let owned: Owned;
const strangers = new Map<string, TestClient>();
beforeAll(async () => {
  const { api } = market();
  anna = await newCustomer(market());
  const addressId = await anna.shopper.addAddress();
  const orderId = (await placeOrder(market(), anna, { addressId })).id;
  const cancelledId = (await placeOrder(market(), anna, { addressId })).id;
  await anna.shopper.client.call(CALLS.cancelOrder, { body: { OrderId: cancelledId, Token: null, Reason: '' } });
  await anna.shopper.client.call(CALLS.addNotification, { body: { Kind: 'news', CountryId: 1 } });
  const [row] = await api.db.select().from(notifications).where(eq(notifications.userId, anna.userId));
  const message = { author: 'customer', text: 'Zu viel Staub', at: TEST_NOW } as const;
  await insertComplaint(api.db, { orderId, kind: 'quality', openedAt: TEST_NOW }, message);
  const [complaint] = await findComplaints(api.db, orderId);
  const { passkey } = await getPasskey(api, anna.shopper.client);
  const [notificationId, complaintId] = [row?.id ?? 0, complaint?.id ?? 0];
  owned = { orderId, cancelledId, addressId, notificationId, complaintId, passkeyId: passkey.Id };
  const eve = await newCustomer(market());
  await eve.shopper.start();
  await eve.shopper.saveParameters();
  await eve.shopper.selectAddresses([
    { AddressType: 1, AddressId: await eve.shopper.addAddress(), AddressIndex: 0, Amount: 0 },
  ]);
  strangers.set('another customer', eve.shopper.client);
  strangers.set('a guest', await guest(api, 'gast@example.com'));
  strangers.set('a visitor', await api.visitorWithCsrf());
});

const everything = async () => {
  const { db } = market().api;
  const client = anna.shopper.client;
  return JSON.stringify([
    await db.select().from(orders).where(eq(orders.userId, anna.userId)),
    await db
      .select()
      .from(notifications)
      .where(and(eq(notifications.userId, anna.userId))),
    await findComplaints(db, owned.orderId),
    await findPasskeys(db, anna.userId),
    (await client.get(CALLS.customerAddresses.path)).json(),
    (await client.get(CALLS.customerStores.path)).json(),
    (await client.get(`/api/kunde/stornierung/${owned.cancelledId}`)).json(),
  ]);
};

it('every call that names an object is tried here, or said where', () => {
  const named = calls.map(({ id }) => id).filter((id) => !ELSEWHERE.test(id) && id !== DECLARES);
  expect(named.sort()).toEqual(Object.keys(ATTEMPTS).sort());
});

it('what roles open is no customer’s, and not without the role', () => {
  const ofRoles = naming.flatMap(({ id, access }) => (access.kind === 'roles' ? [{ id, anyOf: access.anyOf }] : []));
  expect(ofRoles.length).toBeGreaterThan(0);
  for (const { id, anyOf } of ofRoles) {
    expect([id, anyOf.filter((role) => role === ROLES.customer)]).toEqual([id, []]);
    expect([id, Object.keys(ATTEMPTS).includes(id)]).toEqual([id, false]);
  }
});

it.each(attempts)('%s opens nothing of somebody else’s, and changes nothing', async (id, call, attempt) => {
  const { id: pathId = 'x', body } = attempt(owned);
  const path = call.path.replace(/:orderId/, pathId).replace(/:token/, 'x');
  const before = await everything();
  for (const [name, client] of strangers) {
    const { status, text } = await client.send(call.method, path, body ? { body } : {});
    // Addresses that are not the caller's are faults of its form; everything else is not there at all.
    const refusals = /^saveOrder/.test(id) ? [400, 401, 403, 404, 409] : [401, 403, 404];
    expect([name, refusals.includes(status) ? 'refused' : status]).toEqual([name, 'refused']);
    expect(text).not.toMatch(/Huber|Am Anger|kundin-/);
  }
  expect(await everything()).toBe(before);
});

it.each(attempts.filter(([id]) => !NOT_TRIED.test(id)))(
  '%s is for its owner, by the same input',
  async (id, call, attempt) => {
    const { id: pathId = 'x', body } = attempt(owned);
    const path = call.path.replace(/:orderId/, pathId);
    const { status } = await anna.shopper.client.send(call.method, path, body ? { body } : {});
    expect([id, [401, 403, 404].includes(status)]).toEqual([id, false]);
  },
);

it('a withdrawal that names somebody else’s order leaves it as it is', async () => {
  const before = await everything();
  const body = {
    Name: 'Eva Fremd',
    EmailAddress: 'eve@example.com',
    Contract: 'Pellets',
    Part: '',
    OrderId: owned.orderId,
  };
  for (const client of strangers.values())
    expect((await client.post(CALLS.submitWithdrawal.path, body)).status).toBe(200);
  expect(await everything()).toBe(before);
});
