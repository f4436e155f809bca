import { type Database, problem } from '@heizplatz/api-platform';
import { complaintsOf, type ComplaintAuthor, type ComplaintRow } from './complaint-repository';

/** The same words again within it are a double click or a retry. */
export const DUPLICATE_MS = 600_000;

const CLOSED = 'Diese Reklamation ist schon abgeschlossen.';

/** A complaint of this order, under the order's lock; NOT_FOUND for another order's. */
export async function findComplaint(tx: Database, orderId: string, complaintId: number): Promise<ComplaintRow> {
  const complaint = (await complaintsOf(tx, orderId)).find(({ id }) => id === complaintId);
  if (!complaint) throw problem('NOT_FOUND');
  return complaint;
}

/** CONFLICT once the customer has closed it. */
export function checkComplaintOpen({ state }: Pick<ComplaintRow, 'state'>): void {
  if (state === 'solved' || state === 'closed') throw problem('CONFLICT', { detail: CLOSED });
}

/** Whether the last message has this author and text and is a few minutes old at most. */
export function isDuplicateMessage(
  { messages }: Pick<ComplaintRow, 'messages'>,
  { author, text, at }: { author: ComplaintAuthor; text: string; at: Date },
): boolean {
  const last = messages.at(-1);
  return last?.author === author && last.text === text && last.at.getTime() > at.getTime() - DUPLICATE_MS;
}
