import { dealerDocuments } from '@heizplatz/api-dealers';
import { type Database, isoDay, localDay } from '@heizplatz/api-platform';
import { and, desc, eq, gt, inArray, isNull, lte, or } from 'drizzle-orm';

export interface TextsInForce {
  readonly dealerId: number;
  /** The moment of the order: later versions and removals change nothing about it. */
  readonly at: Date;
}

/** Where the terms and the privacy notice that a dealer uploaded are stored, by kind. */
export async function findTextKeys(db: Database, { dealerId, at }: TextsInForce): Promise<Map<string, string>> {
  const { kind, validFrom, addedAt, removedAt, id, storageKey } = dealerDocuments;
  const rows = await db
    .select({ kind, storageKey })
    .from(dealerDocuments)
    .where(
      and(
        eq(dealerDocuments.dealerId, dealerId),
        inArray(kind, ['terms', 'privacy']),
        lte(validFrom, isoDay(localDay(at))),
        lte(addedAt, at),
        or(isNull(removedAt), gt(removedAt, at)),
      ),
    )
    .orderBy(desc(validFrom), desc(id))
    .prepare('find_dealer_texts')
    .execute();
  // Of each kind the newest, which comes first.
  return new Map(rows.reverse().map((row) => [row.kind, row.storageKey]));
}
