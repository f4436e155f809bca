import { impersonalColumn, personalColumn } from '@heizplatz/identity';
import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { dealers } from './schema';

export const DEALER_DOCUMENT_KINDS = ['terms', 'privacy', 'certificate'] as const;
export type DealerDocumentKind = (typeof DEALER_DOCUMENT_KINDS)[number];

/** Papers of a dealer; of terms and privacy the latest validFrom not after a day counts. Removed ones stay, out of use. */
export const dealerDocuments = pgTable(
  'dealer_documents',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    dealerId: integer()
      .notNull()
      .references(() => dealers.id, { onDelete: 'cascade' }),
    kind: impersonalColumn('code', text().$type<DealerDocumentKind>().notNull()),
    name: impersonalColumn('business', text().notNull()),
    contentType: impersonalColumn('code', text().notNull()),
    byteCount: integer().notNull(),
    /** Of the file store. */
    storageKey: impersonalColumn('reference', text().notNull()),
    validFrom: date().notNull(),
    /** The last day of a certificate; null: without end. */
    validUntil: date(),
    addedAt: timestamp({ withTimezone: true }).notNull(),
    addedBy: personalColumn({ ends: 'staff' }, text().notNull()),
    removedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index().on(table.dealerId, table.kind),
    index('dealer_documents_certificates')
      .on(table.validUntil)
      .where(sql`kind = 'certificate' and removed_at is null`),
  ],
);
