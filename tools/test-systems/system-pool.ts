import { randomBytes } from 'node:crypto';
import { startRatingMock } from '../mock-services/trusted-shops/start-rating-mock.ts';
import { startReplayMock } from '../mock-services/session-replay/start-replay-mock.ts';
import { startLeadMock } from '../mock-services/waermepartner/start-lead-mock.ts';
import { ensureSeededDemo } from './seeded-demo.ts';
import { type RunningTestSystem, startSystem, SYSTEM_DATABASES, type TestSystem } from './start-system.ts';
import { startTestCluster } from './test-cluster.ts';

/** Systems by slot: each concurrent worker has one, whatever process the worker currently is. */
export interface SystemPool {
  /** The slot's system, started when there is none. */
  readonly acquire: (slot: number) => Promise<TestSystem>;
  /** After a failure: the slot's next tests get a fresh one. */
  readonly discard: (slot: number) => void;
  /** The URL of a new, empty database, which goes with the run. */
  readonly createDatabase: () => Promise<string>;
  readonly stop: () => Promise<void>;
}

export async function createSystemPool(parts: {
  readonly releasesDir: string;
  readonly now: Date;
}): Promise<SystemPool> {
  const demo = await ensureSeededDemo(parts.now);
  const cluster = await startTestCluster(demo);
  const mocks = await Promise.all([startRatingMock(0), startLeadMock(0), startReplayMock(0)]);
  const [rating, lead, replay] = mocks;
  const services = { TRUSTED_SHOPS_URL: rating.url, WAERMEPARTNER_URL: lead.url, SESSION_REPLAY_URL: replay.url };
  const sources = { cluster, demo, releasesDir: parts.releasesDir, services };

  const systems = new Map<number, Promise<RunningTestSystem>>();
  const stopping = new Set<Promise<void>>();
  const discard = (slot: number): void => {
    const system = systems.get(slot);
    systems.delete(slot);
    if (!system) return;
    const stopped = system.then(({ stop }) => stop()).catch((error: unknown) => console.error(error));
    stopping.add(stopped);
    void stopped.then(() => stopping.delete(stopped));
  };
  const start = (slot: number): Promise<RunningTestSystem> => {
    const system = startSystem(sources, (name) => console.error(`${name} of worker ${slot} exited unexpectedly`));
    systems.set(slot, system);
    system.catch(() => systems.get(slot) === system && systems.delete(slot));
    return system;
  };
  return {
    acquire: async (slot) => {
      const { stop: _, ...system } = await (systems.get(slot) ?? start(slot));
      return system;
    },
    discard,
    createDatabase: async () => {
      const name = `${SYSTEM_DATABASES}${randomBytes(6).toString('hex')}`;
      await cluster.createDatabase(name, 'empty');
      return cluster.buildUrl(name);
    },
    stop: async () => {
      for (const slot of [...systems.keys()]) discard(slot);
      await Promise.all(stopping);
      await Promise.all(mocks.map((mock) => mock.stop()));
      await cluster.stop();
    },
  };
}
