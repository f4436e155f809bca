// Runs as a process of its own, so that PostgreSQL is stopped properly even when its starter was killed:
// the ipc channel then closes. Detached: Ctrl-C reaches the asker alone, which drains before it lets go.
import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { choosePlaces, type Places } from './choose-places.ts';
import { databaseUrl, findPostmaster, initialiseCluster, isAlive, spawnPostmaster, stopPostmaster } from './cluster.ts';
import { freePort } from './free-port.ts';
import { claimOwnership, hasOwner } from './ownership.ts';
import type { SupervisorResponse, SupervisorOrder } from './supervisor-messages.ts';
import { waitUntilReady } from './wait-until-ready.ts';

const INSPECT_INTERVAL_MS = 250;

let isStopping = false;
let postmasterPid: number | undefined;
const say = (response: SupervisorResponse): void => {
  if (process.connected) process.send?.(response);
};

/**
 * A server that a killed start left behind is ours to go on with, once it is not just shutting down. One whose
 * supervisor lives (a second start of the same checkout) is borrowed: it is not ours to stop.
 */
async function takeOver(places: Places): Promise<string | undefined> {
  const postmaster = findPostmaster(places.dataDir);
  if (!postmaster) return undefined;
  const url = databaseUrl(places.dataDir, postmaster.port);
  if (!(await waitUntilReady(url, () => isAlive(postmaster.pid)))) return undefined;
  await pause(500);
  if (!isAlive(postmaster.pid)) return undefined;
  if (!hasOwner(places.dataDir)) {
    claimOwnership(places.dataDir);
    postmasterPid = postmaster.pid;
  }
  endWith(postmaster.pid);
  return url;
}

/** Not a child of this process: no event reports its exit. */
function endWith(pid: number): void {
  const variant = setInterval(() => {
    if (isAlive(pid)) return;
    clearInterval(variant);
    if (!isStopping) process.exit(1);
  }, INSPECT_INTERVAL_MS);
}

async function startOnce(places: Places, order: SupervisorOrder): Promise<string> {
  const port = order.port || (await freePort());
  const child = spawnPostmaster(places, port, order.settings);
  let lastText = '';
  let hasExited = false;
  child.stderr?.on('data', (chunk: Buffer) => (lastText = (lastText + chunk.toString()).slice(-2000)));
  child.on('error', (error) => ((hasExited = true), (lastText += error.message)));
  child.on('exit', () => {
    hasExited = true;
    if (postmasterPid === child.pid && !isStopping) process.exit(1);
  });
  const url = databaseUrl(places.dataDir, port);
  if (await waitUntilReady(url, () => !hasExited)) {
    postmasterPid = child.pid;
    claimOwnership(places.dataDir);
    return url;
  }
  child.kill('SIGQUIT');
  throw new Error(`PostgreSQL did not start: ${lastText.trim()}`);
}

/** After a kill -9, postmaster.pid and shared memory may refuse a start for about a second. */
async function start(places: Places, order: SupervisorOrder): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    const taken = await takeOver(places);
    if (taken) return taken;
    try {
      return await startOnce(places, order);
    } catch (error) {
      if (attempt === 5) throw error;
      await pause(400 * attempt);
    }
  }
}

async function stop(places: Places, order: SupervisorOrder): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  const pid = postmasterPid;
  if (pid !== undefined && isAlive(pid)) await stopPostmaster(pid);
  if (order.isDisposable && pid !== undefined)
    rmSync(places.dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  process.exit(0);
}

process.once('message', (order: SupervisorOrder) => {
  void (async () => {
    try {
      const places = choosePlaces(order.dataDir);
      process.once('disconnect', () => void stop(places, order));
      process.on('message', () => void stop(places, order));
      initialiseCluster(places);
      say({ kind: 'ready', url: await start(places, order), dataDir: places.dataDir });
      if (!process.connected) await stop(places, order);
    } catch (error) {
      say({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) });
      process.exit(1);
    }
  })();
});
