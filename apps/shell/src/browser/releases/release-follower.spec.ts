import { getRemote } from '../../app/testing/get-remote';
import type { ServingResponse } from '../../app/serving-response';
import { ASK_AGAIN_MS, createReleaseFollower, PATIENCE_MS } from './release-follower';

const order = (version: string) => ({ ...getRemote('order', ['/angebote/*']), version });
const PUBLIC = getRemote('public', ['/*']);
const REMOTES = [order('1'), PUBLIC];
const PAGE = { remotes: REMOTES, shell: '/assets/1/' };

function follow(
  fetchServing = jest.fn(async (): Promise<ServingResponse> => PAGE),
  known: typeof REMOTES | null = REMOTES,
) {
  const clock = { nowMs: 0 };
  const follower = createReleaseFollower({
    getPage: () => known ?? undefined,
    shell: PAGE.shell,
    fetchServing,
    nowMs: () => clock.nowMs,
  });
  return { follower, clock, fetchServing };
}

describe('the releases that serve an open page', () => {
  it('are asked for a minute after the page began, and then once a minute', async () => {
    const { follower, clock } = follow();
    clock.nowMs = ASK_AGAIN_MS - 1;
    expect(follower.isDue()).toBe(false);
    clock.nowMs = ASK_AGAIN_MS;
    expect(follower.isDue()).toBe(true);
    await follower.ask();
    expect(follower.isDue()).toBe(false);
  });

  it.each([
    ['its remote has another version', [order('2'), PUBLIC], '/angebote/7', true],
    ['another remote has another version', [order('2'), PUBLIC], '/preise', false],
    ['a new remote owns it', [getRemote('tips', ['/tipps']), ...REMOTES], '/tipps', true],
    ['its remote is gone', [order('1')], '/preise', true],
    ['nothing changed', REMOTES, '/angebote', false],
  ])('have moved for a path when %s', async (_, remotes, pathname, hasMoved) => {
    const { follower } = follow(jest.fn(async () => ({ ...PAGE, remotes })));
    expect(follower.hasMoved(pathname)).toBe(false);
    await follower.ask();
    expect(follower.hasMoved(pathname)).toBe(hasMoved);
  });

  it.each([
    ['another one serves', '/assets/2/', true],
    ['it is the same', '/assets/1/', false],
  ])('have moved with their shell, for every path, where %s', async (_, shell, hasMoved) => {
    const { follower } = follow(jest.fn(async () => ({ remotes: REMOTES, shell })));
    await follower.ask();
    for (const pathname of ['/angebote/7', '/preise', '/nirgends']) expect(follower.hasMoved(pathname)).toBe(hasMoved);
  });

  it('have not moved as far as a page knows that has its own remote alone', async () => {
    const { follower } = follow(
      jest.fn(async () => ({ remotes: [order('2')], shell: '/assets/2/' })),
      null,
    );
    await follower.ask();
    expect(follower.hasMoved('/angebote')).toBe(false);
  });

  it('stay as known where the shell does not say', async () => {
    const { follower } = follow(jest.fn().mockRejectedValue(new TypeError('Failed to fetch')));
    await follower.ask();
    expect(follower.hasMoved('/angebote')).toBe(false);
  });

  it('are asked for in one request, which a navigation awaits for 300 ms at most', async () => {
    jest.useFakeTimers();
    let respond = (_: ServingResponse): void => undefined;
    const { follower, fetchServing } = follow(jest.fn(async () => new Promise((resolve) => (respond = resolve))));
    const asked = Promise.all([follower.ask(), follower.ask()]);
    await jest.advanceTimersByTimeAsync(PATIENCE_MS);
    await asked;
    expect(follower.hasMoved('/angebote')).toBe(false);
    expect(fetchServing).toHaveBeenCalledTimes(1);
    respond({ ...PAGE, remotes: [order('2'), PUBLIC] });
    await jest.advanceTimersByTimeAsync(0);
    expect(follower.hasMoved('/angebote')).toBe(true);
    expect(jest.getTimerCount()).toBe(0);
    jest.useRealTimers();
  });
});
