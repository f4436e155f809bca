import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addHealthSums, auditLog, auditOutcomes, createReleasePointer } from '@heizplatz/api-platform';
import { TEST_NOW, withApi } from '@heizplatz/api-platform/testing';
import { movePointer, startCanary, switchTo } from '@heizplatz/releases';
import { releaseHealth, releaseMoves, releasePointer } from '@heizplatz/releases/database';
import { writeReleaseKeys } from '@heizplatz/releases/testing';
import { eq } from 'drizzle-orm';
import { listAutomaticRollbacks } from './automatic-rollbacks';
import { endFailingCanaries } from './end-failing-canaries';

const system = mkdtempSync(join(tmpdir(), 'canaries-'));
writeReleaseKeys(join(system, 'release-keys'));
const api = withApi({ env: { RELEASES_DIR: join(system, 'releases') } });
afterAll(() => rmSync(system, { recursive: true }));

const warned: unknown[] = [];
const clock = () => TEST_NOW;
const look = () =>
  endFailingCanaries({
    ...{ db: api().db, services: api().services, clock },
    log: { warn: (what: unknown) => void warned.push(what) } as never,
  });
const openStore = () => createReleasePointer({ db: api().db, config: api().services.config, clock });
const author = { by: 'ops', reason: '', command: 'test' };
const getEntry = async () => (await openStore().read()).remotes['order'];
const add = (version: string, visits: number, serverErrors: number, countryId: 1 | 2 = 1) =>
  addHealthSums(
    api().db,
    [
      {
        ...{ remote: 'order', version, countryId, visits, serverErrors, scriptErrors: 0, orders: 0 },
        ...{ lcp: [], inp: [] },
      },
    ],
    { now: TEST_NOW, source: 'shell' },
  );

beforeEach(async () => {
  warned.length = 0;
  for (const table of [releasePointer, releaseMoves, releaseHealth]) await api().db.delete(table);
  await movePointer(openStore(), 'order', (entry) => switchTo(entry, '1'), author);
  await movePointer(
    openStore(),
    'order',
    (entry) => startCanary(entry, { version: '2', share: 0.1, sites: null }),
    author,
  );
});

it('a canary that fails goes back, with its figures in history, audit log and log', async () => {
  await add('1', 540, 2);
  await add('2', 60, 14);
  await look();
  const reason = '2: 14 von 60 Besuchen gescheitert, daneben 2 von 540';
  expect(await getEntry()).toMatchObject({
    serving: [{ version: '1', share: 1, sites: null }],
    ...{ by: 'automatic', reason, command: 'rollback 2 (automatic)' },
  });
  const [line] = await api().db.select().from(auditLog).where(eq(auditLog.callId, 'endCanary'));
  expect(line).toMatchObject({ actorId: null, actorName: 'Automatik', request: { Remote: 'order', Version: '2' } });
  const outcomes = await api()
    .db.select()
    .from(auditOutcomes)
    .where(eq(auditOutcomes.auditId, line?.id ?? 0));
  expect(outcomes).toMatchObject([{ outcome: 'done', reason }]);
  expect(warned).toEqual([
    {
      ...{ remote: 'order', version: '2', share: 0.1 },
      ...{ canary: { visits: 60, failed: 14 }, stable: { visits: 540, failed: 2 } },
    },
  ]);
});

it('two nodes that look at once move once', async () => {
  await add('1', 540, 2);
  await add('2', 60, 14);
  const before = (await getEntry())?.revision ?? 0;
  await Promise.all([look(), look()]);
  expect((await getEntry())?.revision).toBe(before + 1);
  expect(warned).toHaveLength(1);
});

it('a good canary, and one whose other site fails, go on', async () => {
  await movePointer(openStore(), 'order', (entry) => switchTo(entry, '1'), author);
  await movePointer(
    openStore(),
    'order',
    (entry) => startCanary(entry, { version: '2', share: 0.1, sites: [1] }),
    author,
  );
  await add('1', 540, 2);
  await add('2', 60, 1);
  await add('2', 60, 50, 2);
  await look();
  expect((await getEntry())?.serving[0]).toEqual({ version: '2', share: 0.1, sites: [1] });
  expect(warned).toEqual([]);
});

it('what happened before the canary began does not count', async () => {
  const earlier = new Date(TEST_NOW.getTime() - 600_000);
  await add('1', 540, 2);
  await api()
    .db.insert(releaseHealth)
    .values({
      ...{ remote: 'order', version: '2', countryId: 1, minute: earlier, visits: 60, serverErrors: 60 },
    });
  await look();
  expect(await getEntry()).toMatchObject({ by: 'ops' });
});

it('is a finding of the operation until somebody moves the area', async () => {
  await add('1', 540, 2);
  await add('2', 60, 14);
  await look();
  const rollbacks = listAutomaticRollbacks(await openStore().read());
  expect(rollbacks).toEqual([
    { name: 'order', at: TEST_NOW, reason: '2: 14 von 60 Besuchen gescheitert, daneben 2 von 540' },
  ]);
  await movePointer(openStore(), 'order', (entry) => switchTo(entry, '3'), author);
  expect(listAutomaticRollbacks(await openStore().read())).toEqual([]);
});
