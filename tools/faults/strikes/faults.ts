import { setTimeout as pause } from 'node:timers/promises';
import { alterRemote, loseRemote, loseUploads } from './broken-files.ts';
import type { Fault, Dependencies } from './fault.ts';
import { fillDisk } from './full-disk.ts';
import { getProcessTree } from './process-tree.ts';
import { API, kill, getPostmaster, getProcesses, RATEPAY, SHELL, slowFor, stopFor, SUPERVISOR } from './signals.ts';
import { killAfterCommit, killWhileSending } from './watched-kill.ts';

const killed =
  (part: string) =>
  async ({ system }: Dependencies) =>
    kill(() => getProcesses(system, part));

const stopped =
  (part: string) =>
  ({ system, lastsMs }: Dependencies) =>
    stopFor(getProcesses(system, part).slice(0, 1), lastsMs);

async function mailServerTurns(state: 'deaf' | 'gone', { mailServer, lastsMs }: Dependencies): Promise<void> {
  await mailServer.turn(state);
  await pause(lastsMs);
  await mailServer.turn('well');
}

async function valkeyGone({ valkey, lastsMs }: Dependencies): Promise<void> {
  await valkey.kill();
  await pause(lastsMs);
  await valkey.start();
}

const databaseProcesses = (system: Dependencies['system']) => getPostmaster(system).flatMap(getProcessTree);

/** What strikes at random. */
export const FAULTS: readonly Fault[] = [
  { name: 'API killed', isKill: true, strike: killed(API) },
  { name: 'APIs killed between commit and response', isKill: true, strike: killAfterCommit },
  { name: 'APIs killed while they send mails', isKill: true, strike: killWhileSending },
  { name: 'shell killed', isKill: true, strike: killed(SHELL) },
  { name: 'database killed', isKill: true, strike: async ({ system }) => kill(() => getPostmaster(system)) },
  { name: 'database supervisor killed', isKill: true, strike: killed(SUPERVISOR) },
  { name: 'database disk full', strike: fillDisk },
  { name: 'API suspended for a while', strike: stopped(API) },
  {
    name: 'database suspended for a while',
    strike: ({ system, lastsMs }) => stopFor(databaseProcesses(system), lastsMs),
  },
  {
    name: 'database slow (a fifth of its speed)',
    strike: ({ system, lastsMs }) => slowFor(() => databaseProcesses(system), lastsMs),
  },
  { name: 'RatePay does not respond', isHidden: true, strike: stopped(RATEPAY) },
  { name: 'Valkey down', isHidden: true, strike: valkeyGone },
  { name: 'folder of uploads missing', isHidden: true, strike: loseUploads },
  { name: 'files of a remote missing', isHidden: true, strike: loseRemote },
  { name: 'files of a remote altered', isHidden: true, strike: alterRemote },
  { name: 'mail server down', isHidden: true, strike: (all) => mailServerTurns('gone', all) },
  {
    name: 'mail server accepts mails without a reply',
    isHidden: true,
    strike: (all) => mailServerTurns('deaf', all),
  },
];
