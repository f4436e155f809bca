import { problem } from '@heizplatz/api-platform';
import type { DocumentRow } from './document-repository';

/** More documents than any delivery requires. */
const MOST_DOCUMENTS = 30;

/**
 * Throws CONFLICT when one side has sent the maximum number of documents of an order; the other side's do not count.
 */
export function checkDocumentRoom(
  papers: readonly Pick<DocumentRow, 'uploadedBy'>[],
  side: 'customer' | 'dealer',
): void {
  if (papers.filter(({ uploadedBy }) => uploadedBy === side).length < MOST_DOCUMENTS) return;
  throw problem('CONFLICT', { detail: `Zu dieser Bestellung liegen schon ${MOST_DOCUMENTS} Unterlagen.` });
}
