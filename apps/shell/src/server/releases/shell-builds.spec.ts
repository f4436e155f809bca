/** @jest-environment node */
import { createShellBuilds } from './shell-builds';

const HASH = '0123456789ab';
const OTHER = 'ba9876543210';
const log = { error: jest.fn() };
let nowMs = 0;

/** A folder that has some builds, and a bucket that has others. */
function start({ folder, bucket }: { folder: readonly string[]; bucket: readonly string[] }) {
  const own = new Set(folder);
  const stored = new Set(bucket);
  const asked: string[] = [];
  const fetched: string[] = [];
  const state = { isDown: false };
  const getShellFolder = createShellBuilds({
    log,
    nowMs: () => nowMs,
    registry: {
      getFolder: async ({ name, version }) =>
        own.has(version) ? { path: `${name}/${version}`, files: new Set(['browser/main.js']) } : undefined,
    },
    store: {
      releasesDir: '/releases',
      list: async () => {
        asked.push('list');
        if (state.isDown) throw new Error('the bucket does not respond');
        return new Set(stored);
      },
      fetch: async (path) => {
        fetched.push(path);
        own.add(path.split('/').at(-1) ?? '');
      },
    },
  });
  return { getShellFolder, stored, asked, fetched, state };
}

beforeEach(() => {
  nowMs = 10_000;
  log.error.mockClear();
});

it('asks no bucket for a build that lies in the folder', async () => {
  const { getShellFolder, asked } = start({ folder: [HASH], bucket: [] });
  expect((await getShellFolder(HASH))?.path).toBe(`shell/${HASH}`);
  expect(asked).toEqual([]);
});

it('fetches a build that the bucket lists', async () => {
  const { getShellFolder, fetched } = start({ folder: [], bucket: [HASH] });
  expect((await getShellFolder(HASH))?.path).toBe(`shell/${HASH}`);
  expect(fetched).toEqual([`/releases/shell/${HASH}`]);
});

it('lists the bucket once in two seconds, whatever is asked for, and fetches nothing that it lacks', async () => {
  const { getShellFolder, stored, asked, fetched } = start({ folder: [], bucket: [] });
  const madeUp = Array.from({ length: 100 }, (_, nth) => nth.toString(16).padStart(12, '0'));
  expect(await Promise.all(madeUp.map(getShellFolder))).toEqual(madeUp.map(() => undefined));
  expect([asked, fetched]).toEqual([['list'], []]);
  stored.add(OTHER);
  nowMs += 1999;
  expect(await getShellFolder(OTHER)).toBeUndefined();
  nowMs += 1;
  expect((await getShellFolder(OTHER))?.path).toBe(`shell/${OTHER}`);
  expect(asked).toEqual(['list', 'list']);
});

it('knows what it knew while the bucket does not respond', async () => {
  const { getShellFolder, state } = start({ folder: [], bucket: [HASH, OTHER] });
  expect(await getShellFolder(HASH)).toBeDefined();
  state.isDown = true;
  nowMs += 2000;
  expect(await getShellFolder(OTHER)).toBeDefined();
  expect(log.error).toHaveBeenCalledTimes(1);
});

it.each(['..', '0123456789a', `${HASH}0`, '0123456789AB', 'order'])('%s is no hash', async (hash) => {
  const { getShellFolder, asked } = start({ folder: [hash], bucket: [hash] });
  expect(await getShellFolder(hash)).toBeUndefined();
  expect(asked).toEqual([]);
});
