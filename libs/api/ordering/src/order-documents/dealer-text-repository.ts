import { dealerDocuments } from '@heizplatz/api-dealers';
import { type Database, defineStatement, isoDay, localDay, type Placeholders } from '@heizplatz/api-platform';
import { and, desc, eq, gt, inArray, isNull, lte, or } from 'drizzle-orm';

export interface TextsInForce {
  readonly dealerId: number;
  /** The moment of the order: later versions and removals change nothing about it. */
  readonly at: Date;
}

const selectTexts = defineStatement(
  'find_dealer_texts',
  (db, value: Placeholders<TextsInForce & { readonly day: string }>) => {
    const { kind, dealerId, validFrom, addedAt, removedAt, id, storageKey } = dealerDocuments;
    return db
      .select({ kind, storageKey })
      .from(dealerDocuments)
      .where(
        and(
          eq(dealerId, value.dealerId),
          inArray(kind, ['terms', 'privacy']),
          lte(validFrom, value.day),
          lte(addedAt, value.at),
          or(isNull(removedAt), gt(removedAt, value.at)),
        ),
      )
      .orderBy(desc(validFrom), desc(id));
  },
);

/** Where the terms and the privacy notice that a dealer uploaded are stored, by kind. */
export async function findTextKeys(db: Database, texts: TextsInForce): Promise<Map<string, string>> {
  const rows = await selectTexts(db, { ...texts, day: isoDay(localDay(texts.at)) });
  // Of each kind the newest, which comes first.
  return new Map(rows.reverse().map((row) => [row.kind, row.storageKey]));
}
