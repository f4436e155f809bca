import { defineHandler, problem } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { lockDealerById } from '../../dealers/dealer-repository';
import { staffName } from '../../dealers/staff-name';
import { importDealerFile } from './dealer-file';
import { findImport, lockImport, presentImport, recordDecision } from '../price-import-repository';

/**
 * POST /api/support/preisimport/entscheiden: a yes takes the whole file over in one transaction, with what counts by now as
 * the old prices. CONFLICT: decided already, or lines that were good are wrong by now.
 */
export const decidePriceImport = defineHandler(CALLS.decidePriceImport, async ({ body }, context) => {
  const { db, clock, audit, user } = context;
  await db.transaction(async (tx) => {
    const row = await lockImport(tx, body.ImportId);
    if (!row) throw problem('NOT_FOUND');
    if (row.state !== 'held') throw problem('CONFLICT', { context: { State: row.state } });
    if (body.Accepts) {
      const dealer = await lockDealerById(tx, row.dealerId);
      if (!dealer) throw problem('NOT_FOUND');
      const file = { dealerId: dealer.id, dealerKey: dealer.slug, name: row.fileName, content: row.content };
      const options = { isDryRun: false, acceptsJumps: true, skipsBadLines: row.skipsBadLines, now: clock() };
      const { isWritten, errors } = await importDealerFile(tx, file, options);
      if (!isWritten) throw problem('CONFLICT', { detail: `Die Datei passt nicht mehr: ${errors[0]?.message ?? ''}` });
    }
    const state = body.Accepts ? 'taken' : 'refused';
    await recordDecision(tx, row.id, { state, decidedAt: clock(), decidedBy: staffName(user), reason: body.Reason });
    audit.note({ before: { state: row.state }, after: { state, jumps: row.jumpCount }, reason: body.Reason });
  });
  const found = await findImport(db, body.ImportId);
  if (!found) throw problem('NOT_FOUND');
  return presentImport(found);
});
