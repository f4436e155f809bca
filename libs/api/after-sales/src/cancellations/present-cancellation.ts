import type { Order } from '@heizplatz/api-ordering';
import type { CustomerCancellation } from '@heizplatz/contract';
import { BOOKING_LABELS } from './booking-mode';
import type { CaseRow, CommentRow } from './case-repository';

/**
 * The customer's view of a case; dealers write to staff only, so every comment that is not the customer's is staff's.
 */
export function presentCancellation(
  { id, number, reason }: Pick<Order, 'id' | 'number' | 'reason'>,
  row: CaseRow,
  comments: readonly CommentRow[],
): CustomerCancellation {
  return {
    OrderId: id,
    OrderNumber: number,
    IsBooked: row.isBooked,
    BookedAs: row.isBooked && row.bookedAs ? BOOKING_LABELS[row.bookedAs] : null,
    Reason: reason,
    Feedback: { status: row.feedbackStatus, reason: row.feedbackReason, comment: row.feedbackComment },
    Comments: comments.map(({ author, text, at }) => ({
      Author: author === 'customer' ? 'customer' : 'staff',
      Text: text,
      At: at.toISOString(),
    })),
  };
}
