import { type CallContext, type Database, isUuid, problem } from '@heizplatz/api-platform';
import { getOrder, type Order, type OrderRow } from './order';
import { opensDealerOrder, opensOrder } from '../order-links/order-link';
import { findOrder, lockOrder } from './order-repository';

type Caller = Pick<CallContext, 'user' | 'services' | 'clock' | 'countryId'>;
type Read = (db: Database, id: string) => Promise<OrderRow | undefined>;

export interface OrderQuery {
  readonly OrderId: string;
  readonly Token?: string | null;
}

const signing = ({ services, clock }: Caller) => ({ keys: services.config.secrets.link, now: clock() });

async function openAsOwner(db: Database, query: OrderQuery, caller: Caller, read: Read): Promise<Order> {
  const row = isUuid(query.OrderId) ? await read(db, query.OrderId) : undefined;
  if (!row || row.countryId !== caller.countryId) throw problem('NOT_FOUND');
  const isOpened = Boolean(query.Token) && opensOrder(query.Token ?? '', row, signing(caller));
  if (!isOpened && row.userId !== caller.user?.id) throw problem('NOT_FOUND');
  return getOrder(row);
}

async function openAsDealer(db: Database, query: OrderQuery, caller: Caller, read: Read): Promise<Order> {
  const row = isUuid(query.OrderId) ? await read(db, query.OrderId) : undefined;
  if (!row || row.countryId !== caller.countryId) throw problem('NOT_FOUND');
  if (row.confirmUntil !== null) throw problem('NOT_FOUND');
  if (!opensDealerOrder(query.Token ?? '', row, signing(caller))) throw problem('NOT_FOUND');
  return getOrder(row);
}

/**
 * For the customer who placed it, or the holder of the signed link of its mail; NOT_FOUND for everyone else, as for one
 * that does not exist (rule CHECKOUT-10).
 */
export const findOwnOrder = (db: Database, query: OrderQuery, caller: Caller): Promise<Order> =>
  openAsOwner(db, query, caller, findOrder);

/** The same under a lock: what is decided by its state holds until the transaction ends. */
export const lockOwnOrder = (tx: Database, query: OrderQuery, caller: Caller): Promise<Order> =>
  openAsOwner(tx, query, caller, lockOrder);

/** For the holder of the link in the dealer's mail; the customer's link and session grant no access here. */
export const findDealerOrder = (db: Database, query: OrderQuery, caller: Caller): Promise<Order> =>
  openAsDealer(db, query, caller, findOrder);

export const lockDealerOrder = (tx: Database, query: OrderQuery, caller: Caller): Promise<Order> =>
  openAsDealer(tx, query, caller, lockOrder);
