import { ANYONE, defineCall } from '@heizplatz/contract';
import * as v from 'valibot';
import type { Database } from '../../database/database';
import type { ReadReplica } from '../../database/replica/read-replica';
import { answerFromReplica, readsFromReplica } from './answer-from-replica';
import type { CallContext, Handler } from './define-handler';

const common = { summary: '', path: '/api/x', response: v.unknown(), access: ANYONE, csrf: false } as const;
const list: Handler = { call: defineCall({ ...common, id: 'list', method: 'GET' }), answer: async () => 'rows' };
const save: Handler = { call: defineCall({ ...common, id: 'save', method: 'POST' }), answer: async () => 'saved' };

const [primaryDb, replicaDb] = [{}, {}] as [Database, Database];
const requestedPositions: (string | undefined)[] = [];
const replica: ReadReplica = {
  read: (after, run) => {
    requestedPositions.push(after);
    return run(replicaDb);
  },
  getPosition: async () => '16/B374D848',
  getState: () => ({ state: 'up', lagMs: 0, reads: { replica: 0, 'own-write': 0, lagging: 0, down: 0 } }),
  close: async () => undefined,
};

/** The cookies of one browser over several calls, and what its handlers' database was. */
function visitor(user: object | null) {
  const jar = new Map<string, string>();
  const cookies = { get: (name: string) => jar.get(name), set: (name: string, value: string) => jar.set(name, value) };
  const context = { db: primaryDb, user, cookies } as unknown as CallContext;
  const call = (handler: Handler, isRefused = false) =>
    answerFromReplica(handler, context, replica, async ({ db }) => {
      if (isRefused) throw new Error('refused');
      return db;
    });
  return { call, jar };
}
beforeEach(() => void requestedPositions.splice(0));

describe('a call', () => {
  it('that may read what is a moment old runs on the replica', async () => {
    expect(await visitor(null).call(readsFromReplica(list))).toBe(replicaDb);
    expect(requestedPositions).toEqual([undefined]);
  });

  it('that may not runs on the primary, and leaves no cookie', async () => {
    const staff = visitor({});
    expect(await staff.call(list)).toBe(primaryDb);
    expect([...staff.jar]).toEqual([]);
  });

  it('after a write of the same person needs that write, also where the write was refused midway', async () => {
    for (const isRefused of [false, true]) {
      const staff = visitor({});
      const saved = staff.call(save, isRefused);
      await (isRefused ? expect(saved).rejects.toThrow('refused') : expect(saved).resolves.toBe(primaryDb));
      await staff.call(readsFromReplica(list));
    }
    expect(requestedPositions).toEqual(['16/B374D848', '16/B374D848']);
  });

  it('of a stranger leaves no cookie', async () => {
    const stranger = visitor(null);
    await stranger.call(save);
    expect([...stranger.jar]).toEqual([]);
  });

  it('runs on the primary where there is no replica', async () => {
    const context = { db: primaryDb, user: {} } as unknown as CallContext;
    expect(await answerFromReplica(readsFromReplica(list), context, undefined, async ({ db }) => db)).toBe(primaryDb);
  });
});
