import { countryRules } from '@heizplatz/country';
import { amountText, customerName, goodsText, type Order, getOrder, withdrawUntil } from '@heizplatz/api-ordering';
import { epochDay, siteDay } from '@heizplatz/api-platform';
import type { CancellationComment, CancellationRow } from '@heizplatz/contract';
import { staffCaseActions } from './case-commands';
import { causedBy } from './cancellation-kind';
import type { NamedComment, StaffCase } from './staff-case-repository';

const named = (person: { firstName: string; lastName: string } | null): string =>
  person ? `${person.firstName} ${person.lastName}`.trim() : '';

const getAddress = ({ deliveryAddresses }: Order) => deliveryAddresses[0].Address;

function presentComment({ row, author }: NamedComment, order: Order, dealerName: string): CancellationComment {
  const names = { customer: customerName(order), dealer: dealerName, staff: named(author) };
  return {
    fkUserId: row.fkUserId,
    kind: row.kind,
    author: row.author,
    name: names[row.author],
    comment: row.text,
    at: row.at.toISOString(),
  };
}

function withdrawal(order: Order): Pick<CancellationRow, 'Withdrawal' | 'WithdrawUntil'> {
  if (!countryRules(order.countryId).withdrawal || !order.isConsumer)
    return { Withdrawal: 'none', WithdrawUntil: null };
  const until = withdrawUntil(order);
  return { Withdrawal: until ? 'until' : 'before-delivery', WithdrawUntil: until };
}

function daysOpen({ openedAt, isBooked, bookedAt }: StaffCase['row'], now: Date): number {
  const end = isBooked && bookedAt ? bookedAt : now;
  return Math.max(0, epochDay(siteDay(end)) - epochDay(siteDay(openedAt)));
}

/** Days count by the calendar of the three countries; `comments` may hold those of other cases too. */
export function presentCase(staffCase: StaffCase, comments: readonly NamedComment[], now: Date): CancellationRow {
  const { row, dealerName, owner } = staffCase;
  const order = getOrder(staffCase.order);
  const { ZipCode, City } = getAddress(order);
  return {
    orderId: order.id,
    OrderNumber: order.number,
    CountryId: order.countryId,
    PlacedAt: order.placedAt.toISOString(),
    CancelledAt: row.openedAt.toISOString(),
    userId: order.userId,
    CustomerName: customerName(order),
    Place: `${ZipCode} ${City}`,
    DealerId: order.dealerId,
    DealerName: dealerName,
    AmountText: amountText(order),
    ProductName: goodsText(order),
    TotalPrice: order.totalCents / 100,
    Deposit: order.offer.Deposit,
    Kind: row.kind,
    CausedBy: causedBy(row.kind),
    Reason: order.reason,
    isBooked: row.isBooked,
    bookedAs: row.bookedAs,
    isDirty: false,
    feedback: { status: row.feedbackStatus, reason: row.feedbackReason, comment: row.feedbackComment },
    comments: comments
      .filter((comment) => comment.row.orderId === order.id)
      .map((comment) => presentComment(comment, order, dealerName)),
    WaitsForAnswer: { customer: row.customerWaits, dealer: row.dealerWaits },
    ...withdrawal(order),
    DaysOpen: daysOpen(row, now),
    Owner: row.ownerUserId === null ? null : { Id: row.ownerUserId, Name: named(owner) },
    May: staffCaseActions(row, order),
    Version: row.version,
  };
}
