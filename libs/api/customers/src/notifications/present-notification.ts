import type { NotificationRow } from '@heizplatz/api-identity';
import { priceToday, getProduct } from '@heizplatz/api-ordering';
import type { PriceBook } from '@heizplatz/api-pricing';
import type { Notification } from '@heizplatz/contract';

const money = (cents: number | null): number | null => (cents === null ? null : cents / 100);

function getState({ confirmedAt, endedAt }: NotificationRow): Notification['State'] {
  if (endedAt) return 'ended';
  return confirmedAt ? 'active' : 'waiting';
}

function getToday(row: NotificationRow, book: PriceBook, now: Date): number | null {
  const { countryId, zipCode, productId, amount } = row;
  if (row.endedAt || zipCode === null || productId === null || amount === null) return null;
  return priceToday(book, { countryId, zipCode, productId, amount }, now);
}

/** A notification as displayed to its owner, with today's price of the same goods; ended ones are not requested. */
export function presentNotification(row: NotificationRow, book: PriceBook, now: Date): Notification {
  const { productId } = row;
  return {
    Id: row.id,
    Kind: row.kind,
    State: getState(row),
    CountryId: row.countryId,
    ZipCode: row.zipCode,
    ProductId: productId,
    ProductName: productId === null ? null : (getProduct(book, productId)?.name ?? null),
    Amount: row.amount,
    Threshold: money(row.thresholdCents),
    PriceToday: money(getToday(row, book, now)),
    CreatedAt: row.createdAt.toISOString(),
    LastSentAt: row.lastSentAt?.toISOString() ?? null,
  };
}
