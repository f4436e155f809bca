import { type Order, getOrder, type OrderRow, ratingLinkState } from '@heizplatz/api-ordering';
import { type CallContext, isUuid, problem } from '@heizplatz/api-platform';

interface Query {
  readonly token: string;
  readonly orderId: string;
}

export interface RatedOrder {
  readonly order: Order;
  /** The link was signed for it, and is too old. */
  readonly isExpired: boolean;
}

/** The order that a signed link of a rating was made for; NOT_FOUND for forged and closed ones, other orders' and other sites'. */
export async function findRatedOrder(
  { token, orderId }: Query,
  { services, clock, countryId }: Pick<CallContext, 'services' | 'clock' | 'countryId'>,
  read: (id: string) => Promise<OrderRow | undefined>,
): Promise<RatedOrder> {
  const signing = { keys: services.config.secrets.link, now: clock() };
  const row = isUuid(orderId) ? await read(orderId) : undefined;
  const link = row ? ratingLinkState(token, row, signing) : 'forged';
  if (!row || row.countryId !== countryId || link === 'forged') throw problem('NOT_FOUND');
  return { order: getOrder(row), isExpired: link === 'expired' };
}
