import { type ChildProcess, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { copyTree } from '../backup/copied-tree.ts';
import { OMITTED } from '../backup/take-backup.ts';
import { choosePlaces, type Places } from './choose-places.ts';
import { clusterDir, spawnPostmaster } from './cluster.ts';
import { freePort } from './free-port.ts';
import { waitUntilReady } from './wait-until-ready.ts';

/** What a primary needs so that replicas can follow it, also one that was away for a while. */
export const PRIMARY_SETTINGS = { wal_level: 'replica', max_wal_senders: '8', wal_keep_size: '256MB' } as const;

const MOST_STARTS = 5;

/** A hot standby of a running primary on this machine, for tests: it follows by streaming replication. */
export class Replica {
  /** Of the same database as the primary's; stays the same over deaths. */
  readonly url: string;
  readonly #places: Places;
  readonly #port: number;
  readonly #settings: Readonly<Record<string, string>>;
  #server: ChildProcess | undefined;

  private constructor(places: Places, { primaryUrl, port, settings }: ReplicaOptions & { readonly port: number }) {
    const url = new URL(primaryUrl);
    const source = `host=${url.hostname} port=${url.port} user=${url.username} password=${url.password}`;
    this.#settings = {
      ...settings,
      primary_conninfo: source,
      hot_standby_feedback: 'on',
      wal_retrieve_retry_interval: '200ms',
    };
    url.port = String(port);
    this.url = url.toString();
    this.#places = places;
    this.#port = port;
  }

  /** Copies the primary's files and starts the copy. Throws with PostgreSQL's own words when it does not come up. */
  static async start(options: ReplicaOptions): Promise<Replica> {
    const places = choosePlaces(options.dataDir);
    await copyCluster(options.primaryUrl, places);
    const replica = new Replica(places, { ...options, port: await freePort() });
    await replica.start();
    return replica;
  }

  get pid(): number {
    return this.#server?.pid ?? 0;
  }

  /** Also after a kill, whose shared memory may refuse the first tries. */
  async start(): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      const server = spawnPostmaster(this.#places, this.#port, this.#settings);
      this.#server = server;
      let text = '';
      server.stderr?.on('data', (chunk: Buffer) => (text = (text + chunk.toString()).slice(-2000)));
      if (await waitUntilReady(this.url, () => server.exitCode === null)) return;
      server.kill('SIGQUIT');
      if (attempt === MOST_STARTS) throw new Error(`The replica did not start: ${text.trim()}`);
    }
  }

  /** SIGKILL: as when its machine fails; SIGINT: ends its sessions and stops. */
  async stop(signal: 'SIGINT' | 'SIGKILL' = 'SIGINT'): Promise<void> {
    const server = this.#server;
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  }
}

export interface ReplicaOptions {
  readonly primaryUrl: string;
  readonly dataDir: string;
  /** PostgreSQL's own settings; at least as many connections as the primary has. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** A base backup by the low-level interface, which needs no pg_basebackup: the embedded PostgreSQL brings none. */
async function copyCluster(primaryUrl: string, { dataDir, account }: Places): Promise<void> {
  const target = clusterDir(dataDir);
  if (existsSync(target)) throw new Error(`${target} is there already`);
  const client = new pg.Client({ connectionString: primaryUrl });
  await client.connect();
  try {
    const { rows: folders } = await client.query<{ folder: string }>(
      `select current_setting('data_directory') as folder`,
    );
    await client.query(`select pg_backup_start('replica', true)`);
    await copyTree(folders[0]?.folder ?? '', target, { omits: (path) => OMITTED.test(path) });
    const { rows } = await client.query<{ label: string }>('select labelfile as label from pg_backup_stop(false)');
    writeFileSync(join(target, 'backup_label'), rows[0]?.label ?? '');
    writeFileSync(join(target, 'standby.signal'), '');
    chmodSync(target, 0o700);
  } finally {
    await client.end();
  }
  if (account.uid !== undefined) spawnSync('chown', ['-R', `${account.uid}:${account.gid}`, target]);
}
