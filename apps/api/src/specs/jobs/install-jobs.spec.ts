import { voidAuthorisation } from '@heizplatz/api-ordering';
import { installJobs } from '@heizplatz/api-platform';
import { createTestDatabase } from '@heizplatz/api-platform/testing';
import { Client } from 'pg';
import { ALL_JOBS } from '../../registry/all-jobs';

const log = { error: () => undefined };
const [first] = ALL_JOBS;

describe('the queues of jobs', () => {
  let client: Client;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    const database = await createTestDatabase();
    drop = database.drop;
    client = new Client({ connectionString: database.url });
    await client.connect();
  });
  afterAll(() => client.end().then(drop));

  const limits = async () => {
    const { rows } = await client.query('select name, retry_limit as "limit" from pgboss.queue');
    return new Map(rows.map(({ name, limit }: { name: string; limit: number }) => [name, limit]));
  };

  it('are as the jobs say, also when they were installed by an older release', async () => {
    await client.query('update pgboss.queue set retry_limit = 77 where name = $1', [first?.name]);
    await client.query('delete from pgboss.queue where name = $1', [ALL_JOBS.at(-1)?.name]);
    await installJobs(client, log, ALL_JOBS);
    const matches = await limits();
    expect(ALL_JOBS.map(({ name }) => matches.get(name))).toEqual(ALL_JOBS.map(({ retries }) => retries.limit));
  });

  it('are not written again when nothing is new', async () => {
    const marks = () =>
      client.query('select name, xmin::text from pgboss.queue order by name').then(({ rows }) => rows);
    const before = await marks();
    await installJobs(client, log, ALL_JOBS);
    expect(await marks()).toEqual(before);
  });

  it('that are to be one a key become so where an older release made them otherwise, and lose no job that waits', async () => {
    const key = '5b1f6c1e-0000-4000-8000-000000000001';
    const insert = () =>
      client.query(
        `insert into pgboss.job (name, data, singleton_key, policy)
         select name, $2, $3, policy from pgboss.queue where name = $1 on conflict do nothing`,
        [voidAuthorisation.name, { key }, key],
      );
    const waiting = async () =>
      (await client.query('select policy from pgboss.job where singleton_key = $1', [key])).rows;
    await client.query(`update pgboss.queue set policy = 'standard' where name = $1`, [voidAuthorisation.name]);
    await insert();
    await insert();
    await installJobs(client, log, ALL_JOBS);
    expect(await waiting()).toHaveLength(2);
    await insert();
    await insert();
    expect((await waiting()).map(({ policy }: { policy: string }) => policy).toSorted()).toEqual([
      'exclusive',
      'standard',
      'standard',
    ]);
  });
});
