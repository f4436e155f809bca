import { fork, type ChildProcess } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { isAlive } from './cluster.ts';
import { startDatabase } from './start-database.ts';

async function request(url: string, query: string): Promise<unknown> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(query);
    return rows[0] && Object.values(rows[0])[0];
  } finally {
    await client.end();
  }
}

/** Another process that starts the database and then does nothing, until it is killed. */
async function startElsewhere(folder: string, dataDir: string): Promise<{ process: ChildProcess; url: string }> {
  const script = join(folder, 'elsewhere.ts');
  const source = join(__dirname, 'start-database.ts');
  writeFileSync(
    script,
    `import { startDatabase } from '${source}';
     const { url } = await startDatabase({ dataDir: '${dataDir}' });
     process.send?.(url);
     setInterval(() => undefined, 1000);`,
  );
  const child = fork(script, { execArgv: [], env: { ...process.env, NODE_OPTIONS: '' } });
  const url = await new Promise<unknown>((resolve) => child.once('message', resolve));
  return { process: child, url: String(url) };
}

const getSupervisor = async (url: string): Promise<number> =>
  Number(await request(url, "select pg_read_file('../supervisor.pid')"));

const asRoot = process.getuid?.() === 0 ? it : it.skip;

describe('the database that comes along', () => {
  let folder: string;
  let dataDir: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'heizplatz-db-'));
    chmodSync(folder, 0o755);
    dataDir = join(folder, 'postgres');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

  it('knows small letters and words of German, and sorts by code points', async () => {
    const { url, stop } = await startDatabase({ dataDir, isDisposable: true });
    expect(await request(url, "select lower('ÖZGE Ärmel')")).toBe('özge ärmel');
    expect(await request(url, "select string_agg(x, '' order by x) from unnest(array['ä', 'z', 'B', 'a']) x")).toBe(
      'Bazä',
    );
    await request(url, 'create extension pg_trgm');
    // Three letters and both ends; where ö is no letter there are six, of 'k' and 'ln'.
    expect(await request(url, "select cardinality(show_trgm('kö'))")).toBe(3);
    await stop();
  });

  it('starts, keeps what it was told, and stops', async () => {
    const first = await startDatabase({ dataDir, settings: { max_connections: '17' } });
    await request(first.url, 'create table kept as select 42 as answer');
    expect(await request(first.url, 'show max_connections')).toBe('17');
    await first.stop();
    await expect(request(first.url, 'select 1')).rejects.toThrow('ECONNREFUSED');
    const second = await startDatabase({ dataDir });
    expect(await request(second.url, 'select answer from kept')).toBe(42);
    await second.stop();
  });

  it('knows German order', async () => {
    const { url, stop } = await startDatabase({ dataDir, isDisposable: true });
    expect(existsSync(dataDir)).toBe(true);
    const sorted = `select string_agg(x, '' order by x collate "und-x-icu") from unnest(array['z','ä','a']) x`;
    expect(await request(url, sorted)).toBe('aäz');
    await stop();
    expect(existsSync(dataDir)).toBe(false);
  });

  asRoot('keeps its data in an open folder when the home is closed to the account that it runs as', async () => {
    chmodSync(folder, 0o700);
    const database = await startDatabase({ dataDir, isDisposable: true });
    expect(database.dataDir).toMatch(/^\/var\/tmp\/heizplatz-/);
    expect(await request(database.url, 'select 1')).toBe(1);
    await database.stop();
    expect(existsSync(database.dataDir)).toBe(false);
  });

  it('is stopped when its asker is killed, and starts again at once', async () => {
    const elsewhere = await startElsewhere(folder, dataDir);
    elsewhere.process.kill('SIGKILL');
    const again = await startDatabase({ dataDir });
    expect(await request(again.url, 'select 1')).toBe(1);
    await again.stop();
  });

  it('is taken over when its supervisor is killed too', async () => {
    const elsewhere = await startElsewhere(folder, dataDir);
    const supervisor = await getSupervisor(elsewhere.url);
    process.kill(supervisor, 'SIGKILL');
    elsewhere.process.kill('SIGKILL');
    const again = await startDatabase({ dataDir });
    expect(again.url).toBe(elsewhere.url);
    await again.stop();
    await expect(request(again.url, 'select 1')).rejects.toThrow('ECONNREFUSED');
  });

  it('is stopped by its asker although its supervisor was killed', async () => {
    const database = await startDatabase({ dataDir });
    process.kill(await getSupervisor(database.url), 'SIGKILL');
    await database.exited;
    expect(await request(database.url, 'select 1')).toBe(1);
    await database.stop();
    await expect(request(database.url, 'select 1')).rejects.toThrow('ECONNREFUSED');
  });

  it('is borrowed, not stopped, by a second start', async () => {
    const owner = await startDatabase({ dataDir });
    const borrower = await startDatabase({ dataDir });
    expect(borrower.url).toBe(owner.url);
    await borrower.stop();
    expect(await request(owner.url, 'select 1')).toBe(1);
    expect(isAlive(await getSupervisor(owner.url))).toBe(true);
    await owner.stop();
  });
});
