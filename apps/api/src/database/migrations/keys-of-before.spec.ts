import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTestDatabase } from '@heizplatz/api-platform/testing';
import { Client } from 'pg';

const [, fill = ''] = readFileSync(join(__dirname, '../../../migrations/0096_held_prices.sql'), 'utf8').split(
  '-- A handful of rows.',
);
const statement = fill.slice(fill.indexOf('DO $$'));

it('keys from before belong to whom the audit log names, and end where it names nobody', async () => {
  const database = await createTestDatabase();
  const client = new Client({ connectionString: database.url });
  await client.connect();
  try {
    await client.query(`
      insert into dealers (id, country_id, slug, name, company, street, zip_code, city, phone, email, register, tax_number, since_year, rating_count)
        values (7, 1, 'a', 'A', 'A', 'S 1', '84028', 'L', '0', 'a@example.com', 'r', 't', 2000, 0);
      insert into dealer_keys (dealer_id, key_hash, start, created_at, created_by)
        values (7, 'h1', 'hzp_known1', now(), 'Dora'), (7, 'h2', 'hzp_unsaid', now(), 'Dora');
      insert into price_imports (dealer_id, state, file_name, content, content_hash, skips_bad_lines, change_count, jump_count, bad_line_count, received_at, received_from)
        select 7, 'held', 'x', 'x', 'x', false, 1, 1, 0, now(), 'Schlüssel ' || start || '…' from dealer_keys;
      insert into audit_log (at, request_id, country_id, ip, actor_id, actor_name, call_id, request)
        values (now(), 'r', 1, '::1', 41, 'Dora', 'makeDealerKey', '{}');
      insert into audit_outcomes (audit_id, at, outcome, after)
        select max(id), now(), 'done', '{"start": "hzp_known1"}' from audit_log;`);
    await client.query(statement);
    const keys = await client.query(
      'select created_by_id as by, ended_at is null as open from dealer_keys order by id',
    );
    expect(keys.rows).toEqual([
      { by: 41, open: true },
      { by: null, open: false },
    ]);
    const imports = await client.query('select received_by_id as by from price_imports order by id');
    expect(imports.rows).toEqual([{ by: 41 }, { by: null }]);
  } finally {
    await client.end();
    await database.drop();
  }
});
