import { problem } from '@heizplatz/api-platform';
import type { DocumentRow } from './document-repository';

/** Nobody writes that many papers about one delivery. */
const MOST_DOCUMENTS = 30;

/** Throws CONFLICT when one side has sent as many papers of an order as are kept; the other side's do not count. */
export function checkDocumentRoom(
  papers: readonly Pick<DocumentRow, 'uploadedBy'>[],
  side: 'customer' | 'dealer',
): void {
  if (papers.filter(({ uploadedBy }) => uploadedBy === side).length < MOST_DOCUMENTS) return;
  throw problem('CONFLICT', { detail: `Zu dieser Bestellung liegen schon ${MOST_DOCUMENTS} Unterlagen.` });
}
