import type { Bucket } from './bucket';
import { listStoredReleases, removeStoredRelease } from './stored-releases';

const DAY = (day: number) => new Date(Date.UTC(2026, 10, day));

function createBucket(files: Readonly<Record<string, Date>>) {
  const stored = new Map(Object.entries(files));
  const removals: (readonly string[])[] = [];
  const bucket: Pick<Bucket, 'objects' | 'remove'> = {
    async *objects(prefix) {
      for (const [key, writtenAt] of stored) if (key.startsWith(prefix)) yield { key, bytes: 10, writtenAt };
    },
    remove: async (keys) => {
      removals.push(keys);
      for (const key of keys) stored.delete(key);
    },
  };
  return { bucket, stored, removals };
}

const FILES = {
  'order/1/browser/a.js': DAY(1),
  'order/1/release.json': DAY(2),
  'order/10/release.json': DAY(4),
  'order/2/browser/a.js': DAY(3),
  'order-lists/1/release.json': DAY(5),
  'notes.txt': DAY(1),
};

it('lists whole releases with their size and the moment of their manifest', async () => {
  const { bucket } = createBucket(FILES);
  expect(await listStoredReleases(bucket, 'order')).toEqual([
    { name: 'order', version: '1', storedAt: DAY(2), bytes: 20 },
    { name: 'order', version: '10', storedAt: DAY(4), bytes: 10 },
  ]);
  expect((await listStoredReleases(bucket)).map(({ name, version }) => `${name} ${version}`)).toEqual([
    ...['order 1', 'order 10', 'order-lists 1'],
  ]);
});

it('removes all files of one release, its manifest first', async () => {
  const { bucket, stored, removals } = createBucket(FILES);
  await removeStoredRelease(bucket, { name: 'order', version: '1' });
  expect(removals[0]).toEqual(['order/1/release.json']);
  expect([...stored.keys()]).toEqual(Object.keys(FILES).filter((key) => !key.startsWith('order/1/')));
});
