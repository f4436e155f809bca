import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import type { Database } from '../database';
import { type OpenDatabase, openDatabase } from '../open-database';
import { openReadReplica, type ReadReplica } from './read-replica';

const MAX_LAG_MS = 1000;
const script = join(__dirname, '../../../../../../tools/database/replicated-database.ts');
const log = { error: jest.fn(), info: jest.fn() };

interface Places {
  readonly primaryUrl: string;
  readonly replicaUrl: string;
  readonly replicaPid: number;
}
let servers: ChildProcess;
let places: Places;
let primary: OpenDatabase;
let replica: ReadReplica;
let admin: Client;

const options = () => ({ url: places.replicaUrl, primary, poolSize: 4, maxLagMs: MAX_LAG_MS, log });

async function nextPlaces(): Promise<void> {
  [places] = (await once(servers, 'message')) as [Places];
}
/** Waits for what the poll finds, not for a time. */
async function until(isThere: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 15_000; !(await isThere()); await wait(20))
    if (Date.now() > end) throw new Error(`it did not come: ${JSON.stringify(replica.getState())}`);
}
const isIn = (state: string) => () => replica.getState().state === state;
const onReplica = async (database: Database) =>
  (await database.execute<{ is: boolean }>(sql`select pg_is_in_recovery() as is`)).rows[0]?.is;
/** Whether reads run on the replica: one that a busy machine held up for a second is left for a moment. */
const isRead = (one: ReadReplica) => async () => (await one.read(undefined, onReplica)) === true;
const countNotes = async (database: Database) =>
  Number((await database.execute<{ count: string }>(sql`select count(*) from notes`)).rows[0]?.count);
const write = async () => {
  await admin.query(`insert into notes values ('new')`);
  return replica.getPosition();
};

beforeAll(async () => {
  servers = fork(script, { execArgv: [], env: { ...process.env, NODE_OPTIONS: '' } });
  await nextPlaces();
  primary = openDatabase({ url: places.primaryUrl, poolSize: 4, log });
  admin = new Client({ connectionString: places.primaryUrl });
  await admin.connect();
  await admin.query('create table notes (text text)');
  replica = openReadReplica(options());
});
beforeEach(() => until(isIn('up')), 30_000);
afterAll(async () => {
  await replica?.close();
  await primary?.close();
  await admin?.end();
  const ended = once(servers, 'exit');
  servers.disconnect();
  await ended;
});

/** Holds back what the replica applies, as a long query or a slow disk does. */
async function whilePaused(action: () => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: places.replicaUrl });
  await client.connect();
  await client.query('select pg_wal_replay_pause()');
  try {
    await action();
  } finally {
    await client.query('select pg_wal_replay_resume()');
    await client.end();
  }
}

describe('a read', () => {
  it('runs on the replica, and counts as such', async () => {
    const before = replica.getState().reads.replica;
    await until(isRead(replica));
    expect(replica.getState().reads.replica).toBe(before + 1);
  });

  it('of the writer runs on the primary until the replica has replayed its write', async () => {
    // However long this takes, the replica may be behind.
    const patient = openReadReplica({ ...options(), maxLagMs: 600_000 });
    await until(isRead(patient));
    await whilePaused(async () => {
      const count = await countNotes(primary.db);
      const position = await write();
      expect(await patient.read(position, onReplica)).toBe(false);
      expect(await patient.read(position, countNotes)).toBe(count + 1);
      // Others may read what was there a moment ago.
      await until(isRead(patient));
    });
    await patient.close();
    const position = await write();
    await until(async () => (await replica.read(position, onReplica)) === true);
    expect(await replica.read(position, countNotes)).toBe(await countNotes(primary.db));
  });

  it.each(['', 'nonsense', 'FFFFFFFF/FFFFFFFF'])('with %j for a position runs on the primary', async (position) => {
    expect(await replica.read(position, onReplica)).toBe(false);
  });

  it('runs on the primary while the replica is too far behind, and there is something to replay', async () => {
    await whilePaused(async () => {
      log.error.mockClear();
      await wait(2 * MAX_LAG_MS);
      expect(log.error).not.toHaveBeenCalledWith(expect.anything(), expect.stringContaining('is lagging'));
      await write();
      await until(isIn('lagging'));
      expect(replica.getState().lagMs).toBeGreaterThan(MAX_LAG_MS);
      expect(await replica.read(undefined, onReplica)).toBe(false);
    });
    await until(() => isIn('up')() && replica.getState().lagMs === 0);
  });

  it('that loses the replica midway is run again on the primary', async () => {
    const tries: (boolean | undefined)[] = [];
    const running = replica.read(undefined, async (database) => {
      const is = await onReplica(database);
      tries.push(is);
      if (is) await database.execute(sql`select pg_sleep(8)`);
      return is;
    });
    await until(() => tries.length === 1);
    process.kill(places.replicaPid, 'SIGKILL');
    expect(await running).toBe(false);
    expect(tries).toEqual([true, false]);
    await until(isIn('down'));
    expect(await replica.read(undefined, onReplica)).toBe(false);
    servers.send('start');
    await nextPlaces();
    await until(isRead(replica));
  });

  it('does not wait for a frozen replica', async () => {
    let begun = 0;
    const running = replica.read(undefined, async (database) => {
      begun += 1;
      if (begun === 1) await database.execute(sql`select pg_sleep(30)`);
      return onReplica(database);
    });
    await until(() => begun === 1);
    const client = new Client({ connectionString: places.replicaUrl });
    await client.connect();
    const { rows } = await client.query<{ pid: number }>(
      `select pid from pg_stat_activity where backend_type = 'client backend'`,
    );
    const pids = [places.replicaPid, ...rows.map(({ pid }) => pid)];
    for (const pid of pids) process.kill(pid, 'SIGSTOP');
    const from = performance.now();
    expect(await running).toBe(false);
    expect(performance.now() - from).toBeLessThan(8000);
    expect(replica.getState().state).toBe('down');
    for (const pid of pids) process.kill(pid, 'SIGCONT');
    // Closing waits for reads under way, and this one goes on sleeping.
    await client.query(`select pg_cancel_backend(pid) from pg_stat_activity where query = 'select pg_sleep(30)'`);
    await client.end();
    await until(isIn('up'));
  });

  it('that fails by itself fails, and the replica stays in use', async () => {
    await expect(replica.read(undefined, (database) => database.execute(sql`select 1 / 0`))).rejects.toThrow();
    expect(replica.getState().state).toBe('up');
  });
});

it('a database that follows nobody is no replica', async () => {
  const wrong = openReadReplica({
    ...{ url: places.primaryUrl, primary, poolSize: 1, maxLagMs: MAX_LAG_MS, log },
  });
  await until(() =>
    log.error.mock.calls.some(([details]) => /is it a replica/.test(String(Reflect.get(details.err ?? {}, 'message')))),
  );
  expect(wrong.getState().state).toBe('down');
  await wrong.close();
});
