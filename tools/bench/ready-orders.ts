import { createHash, randomBytes, randomUUID } from 'node:crypto';
import pg from 'pg';
import type { ApiMarket } from './api-markets.ts';
import { BenchVisitor } from './bench-visitor.ts';
import { copyableColumns } from './copyable-columns.ts';
import type { BenchRequest } from './send-requests.ts';

const GROUP = 3;
const COOKIE = `hp_order_${GROUP}`;
const ACCESS = {
  ...{ LorryLengthM: 18, LorryHeightM: 4, LorryWeightT: 40, HoseDistanceM: 20 },
  ...{ HasCoupling: true, HasPower230V: true, BoilerOffConfirmed: true, HasRoomConfirmed: true },
};

interface Offered {
  readonly Items: readonly { readonly Id: string; readonly TotalPrice: number; readonly PaymentIds: number[] }[];
}
interface Stored {
  readonly Address: { readonly Id: number };
}

const address = (ZipCode: string, LastName: string) => ({
  ...{ FirstName: 'Anna', LastName, Street: 'Am Anger', HouseNumber: '3', ZipCode, City: 'Ort' },
  ...{ CountryId: 1, Phone: '+49 30 23125 11' },
});

export interface ReadyGuest {
  readonly visitor: BenchVisitor;
  /** What is sent at the last click, but for the key. */
  readonly body: object;
}

/** Who pays, and how (body of payment/save). */
export interface Payer {
  readonly lastName: string;
  readonly payment: { readonly PaymentId: number; readonly IsRatePayPayment: boolean };
}
const BY_INVOICE: Payer = { lastName: 'Huber', payment: { IsRatePayPayment: false, PaymentId: 1 } };

/** A guest who came the whole way to the last click. */
export async function reachSummary(
  { port }: Pick<ApiMarket, 'port'>,
  ZipCode: string,
  { lastName, payment }: Payer = BY_INVOICE,
): Promise<ReadyGuest> {
  const visitor = new BenchVisitor(port);
  await visitor.get('/session/renew?v=1');
  const Configuration = { CountryId: 1, ProductGroupId: GROUP, ZipCode, Amount: 6000 };
  const { Items } = (await visitor.post('/api/kalkulation/berechnen', Configuration)) as Offered;
  const offer = Items.find(({ PaymentIds }) => PaymentIds.includes(payment.PaymentId));
  if (!offer) throw new Error(`No dealer delivers to ${ZipCode} and accepts payment ${payment.PaymentId}`);
  const ofGroup = { ProductGroupId: GROUP };
  await visitor.post('/api/order-process/start', { Configuration, OfferId: offer.Id });
  await visitor.post('/api/order-process/parameters/save', { ...ofGroup, AccessConditions: ACCESS });
  const AuthData = { EmailAddress: `${randomUUID()}@example.com`, IsGuest: true };
  await visitor.post('/api/account/cache-reg-data', { AuthData });
  await visitor.post('/api/account/jwt/gast', {});
  const saved = (await visitor.post('/api/jwt/adressen/speichern', {
    AddressType: 1,
    Address: address(ZipCode, lastName),
  })) as Stored;
  const SelectedAddresses = [{ AddressType: 1, AddressId: saved.Address.Id, AddressIndex: 0, Amount: 0 }];
  await visitor.post('/api/order-process/addresses/save', { ...ofGroup, SelectedAddresses });
  await visitor.post('/api/order-process/payment/save', { ...ofGroup, ...payment });
  return { visitor, body: { ...ofGroup, TotalPrice: offer.TotalPrice, OfferId: offer.Id } };
}

const hash = (token: string): string => createHash('sha256').update(token).digest('hex');

/** So many copies of a visitor's process, each under a token of its own. */
async function copyProcess(client: pg.Client, token: string, count: number): Promise<string[]> {
  const columns = (await copyableColumns(client, 'public', 'order_processes')).filter(
    (column) => column !== 'id' && column !== 'token_hash',
  );
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString('base64url'));
  await client.query(
    `insert into order_processes (token_hash, ${columns.join()})
     select hash, ${columns.join()} from order_processes, unnest($1::text[]) hash where token_hash = $2`,
    [tokens.map(hash), hash(token)],
  );
  return tokens;
}

/** Guests before the last click, all over the country. */
export async function readyGuests(market: ApiMarket, count: number): Promise<ReadyGuest[]> {
  const { zipCodes } = market;
  const guests: ReadyGuest[] = [];
  for (let guest = 0; guest < count; guest++)
    guests.push(await reachSummary(market, zipCodes[Math.floor((guest * zipCodes.length) / count)] ?? ''));
  return guests;
}

/** The last click; `token` is that of a copy of the guest's process. */
export const finalise = (
  { visitor, body }: ReadyGuest,
  token: string = visitor.cookies.get(COOKIE) ?? '',
): BenchRequest => ({
  method: 'POST',
  path: '/api/order-process/finalise',
  headers: visitor.headers(new Map(visitor.cookies).set(COOKIE, token)),
  body: JSON.stringify({ ...body, IdempotencyKey: randomUUID() }),
});

/** Requests that place an order each, from copies of the guests' processes; in turn, so that none waits for its guest's other. */
export async function readyOrders(
  { databaseUrl }: ApiMarket,
  guests: readonly ReadyGuest[],
  ordersEach: number,
): Promise<BenchRequest[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const requests: BenchRequest[][] = [];
    for (const guest of guests) {
      const tokens = await copyProcess(client, guest.visitor.cookies.get(COOKIE) ?? '', ordersEach);
      requests.push(tokens.map((token) => finalise(guest, token)));
    }
    return Array.from({ length: ordersEach }, (_, at) => requests.flatMap((own) => own[at] ?? [])).flat();
  } finally {
    await client.end();
  }
}

/**
 * The same for `load`, whose eight connections begin at eighths of the requests: by an odd number of orders each these are
 * different guests. Throws for an even one.
 */
export function readyOrdersToLoad(
  market: ApiMarket,
  guests: readonly ReadyGuest[],
  ordersEach: number,
): Promise<BenchRequest[]> {
  if (ordersEach % 2 === 0) throw new Error('With an even number of orders each, two connections order as one guest');
  return readyOrders(market, guests, ordersEach);
}

interface Placed {
  readonly OrderId: string;
}

/** An order of a new guest, with the cookies of the browser that placed it. */
export async function placeOrder(
  api: Pick<ApiMarket, 'port'>,
  zipCode: string,
): Promise<{ readonly orderId: string; readonly cookie: string }> {
  const { visitor, body } = await reachSummary(api, zipCode);
  const { OrderId } = (await visitor.post('/api/order-process/finalise', {
    ...body,
    IdempotencyKey: randomUUID(),
  })) as Placed;
  return { orderId: OrderId, cookie: visitor.headers()['cookie'] ?? '' };
}
