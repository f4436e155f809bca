import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { auditUnfinished, insertAuditLine, insertAuditOutcome, openDatabase } from '@heizplatz/api-platform';
import { TEST_NOW, withApi } from '@heizplatz/api-platform/testing';

const api = withApi();
const FILE = join(__dirname, '../../../migrations/0084_audit_unfinished_filled.sql');

it('lines of before the migration are unfinished where they have no outcome', async () => {
  const { db, pool, close } = openDatabase({ url: api().databaseUrl, poolSize: 1, log: console });
  try {
    const begin = () =>
      insertAuditLine(db, {
        ...{ at: TEST_NOW, requestId: 'r', countryId: 1, ip: '::1', actorId: 1, actorName: 'Jonas Brandl' },
        ...{ callId: 'impersonate', request: {} },
      });
    const broken = [await begin()];
    const done = await begin();
    await insertAuditOutcome(db, { auditId: done, at: TEST_NOW, outcome: 'done' });
    // In another portion.
    await pool.query(`select setval(pg_get_serial_sequence('audit_log', 'id'), 50000)`);
    broken.push(await begin());
    await db.delete(auditUnfinished);

    // Without a transaction around it, as a file that commits by itself is run.
    await pool.query(readFileSync(FILE, 'utf8'));

    expect((await db.select().from(auditUnfinished)).map(({ auditId }) => auditId)).toEqual(broken);
  } finally {
    await close();
  }
});
