import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { findPostmaster } from '../database/cluster.ts';
import type { MailServer } from './mail-server.ts';
import type { OwnHouse } from './own-house.ts';
import { findInTree, treeOf } from './process-tree.ts';

export interface Surroundings {
  readonly house: OwnHouse;
  readonly mailServer: MailServer;
  /** How long a fault that lasts is left alone. */
  readonly lastsMs: number;
}

export interface Fault {
  readonly name: string;
  /** Whether a process of the marketplace dies of it. */
  readonly isKill?: boolean;
  /** Resolves when its cause is over, with what tells whether a process that was killed is replaced. */
  strike(surroundings: Surroundings): Promise<IsReplaced | void>;
}
export type IsReplaced = () => boolean;

const API = 'dist/apps/api/main.js';
const SHELL = 'dist/apps/shell/server/main.js';
const SUPERVISOR = 'database/supervisor.ts';

const signal = (pids: readonly (number | undefined)[], name: NodeJS.Signals): void => {
  for (const pid of pids)
    try {
      if (pid !== undefined) process.kill(pid, name);
    } catch {
      // It ended meanwhile.
    }
};

/** Kills what `find` finds now. */
function kill(find: () => number | undefined): IsReplaced {
  const old = find();
  signal([old], 'SIGKILL');
  return () => {
    const pid = find();
    return pid !== undefined && pid !== old;
  };
}

const killed =
  (part: string) =>
  async ({ house }: Surroundings) =>
    kill(() => findInTree(house.pid, part));

const postmasterOf = ({ databaseDir }: OwnHouse): number | undefined => findPostmaster(databaseDir)?.pid;

async function stopped(pids: readonly number[], lastsMs: number): Promise<void> {
  signal(pids, 'SIGSTOP');
  await pause(lastsMs);
  signal(pids, 'SIGCONT');
}

/** Looks for the next order as often as it can, and kills the API as soon as one was committed. */
async function killAfterCommit({ house, lastsMs }: Surroundings): Promise<IsReplaced> {
  const client = new pg.Client({ connectionString: house.databaseUrl });
  // The database may be on its way back; then there is nothing to look at.
  client.on('error', () => undefined);
  const count = async () => Number((await client.query('select count(*) from idempotency_keys')).rows[0].count);
  try {
    await client.connect();
    const before = await count();
    for (const end = Date.now() + 2 * lastsMs; Date.now() < end;) if ((await count()) !== before) break;
    return kill(() => findInTree(house.pid, API));
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function mailServerTurns(state: 'deaf' | 'gone', { mailServer, lastsMs }: Surroundings): Promise<void> {
  await mailServer.turn(state);
  await pause(lastsMs);
  await mailServer.turn('well');
}

/** What strikes at random. */
export const FAULTS: readonly Fault[] = [
  { name: 'API killed', isKill: true, strike: killed(API) },
  { name: 'API killed between commit and answer', isKill: true, strike: killAfterCommit },
  { name: 'shell killed', isKill: true, strike: killed(SHELL) },
  { name: 'database killed', isKill: true, strike: async ({ house }) => kill(() => postmasterOf(house)) },
  { name: 'supervisor of the database killed', isKill: true, strike: killed(SUPERVISOR) },
  {
    name: 'API stopped for a while',
    strike: async ({ house, lastsMs }) => {
      const pid = findInTree(house.pid, API);
      if (pid !== undefined) await stopped([pid], lastsMs);
    },
  },
  {
    name: 'database stopped for a while',
    strike: async ({ house, lastsMs }) => {
      const pid = postmasterOf(house);
      if (pid !== undefined) await stopped(treeOf(pid), lastsMs);
    },
  },
  { name: 'mail server gone', strike: (all) => mailServerTurns('gone', all) },
  { name: 'mail server takes mails and does not say so', strike: (all) => mailServerTurns('deaf', all) },
];
