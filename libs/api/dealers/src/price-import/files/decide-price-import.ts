import { defineHandler, problem } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { eq } from 'drizzle-orm';
import { dealers } from '../../dealers/schema';
import { staffName } from '../../dealers/staff-name';
import { importDealerFile } from './dealer-file';
import { findImport, presentImport } from '../price-import-repository';
import { priceImports } from '../schema';

/**
 * POST /api/support/preisimport/entscheiden: a yes takes the whole file over in one transaction, with what counts by now as
 * the old prices. CONFLICT: decided already, or lines that were good are wrong by now.
 */
export const decidePriceImport = defineHandler(CALLS.decidePriceImport, async ({ body }, context) => {
  const { db, clock, audit, user } = context;
  await db.transaction(async (tx) => {
    const [row] = await tx.select().from(priceImports).where(eq(priceImports.id, body.ImportId)).for('update');
    if (!row) throw problem('NOT_FOUND');
    if (row.state !== 'held') throw problem('CONFLICT', { context: { State: row.state } });
    if (body.Accepts) {
      const [dealer] = await tx.select().from(dealers).where(eq(dealers.id, row.dealerId)).for('no key update');
      if (!dealer) throw problem('NOT_FOUND');
      const file = { dealerId: dealer.id, dealerKey: dealer.slug, name: row.fileName, content: row.content };
      const options = { isDryRun: false, acceptsJumps: true, skipsBadLines: row.skipsBadLines, now: clock() };
      const { isWritten, errors } = await importDealerFile(tx, file, options);
      if (!isWritten) throw problem('CONFLICT', { detail: `Die Datei passt nicht mehr: ${errors[0]?.message ?? ''}` });
    }
    const state = body.Accepts ? 'taken' : 'refused';
    await tx
      .update(priceImports)
      .set({ state, decidedAt: clock(), decidedBy: staffName(user), reason: body.Reason })
      .where(eq(priceImports.id, row.id));
    audit.note({ before: { state: row.state }, after: { state, jumps: row.jumpCount }, reason: body.Reason });
  });
  const found = await findImport(db, body.ImportId);
  if (!found) throw problem('NOT_FOUND');
  return presentImport(found);
});
