import { ASK_AGAIN_MS, createReleaseFollower, PATIENCE_MS } from './release-follower';

const order = (version: string) => ({ name: 'order', version, patterns: ['/angebote/*'] });
const PUBLIC = { name: 'public', version: '1', patterns: ['/*'] };
const PAGE = [order('1'), PUBLIC];

function follow(fetchServing = jest.fn(async () => PAGE)) {
  const clock = { nowMs: 0 };
  const follower = createReleaseFollower({ remotes: PAGE, fetchServing, nowMs: () => clock.nowMs });
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
    ['a new remote owns it', [{ name: 'tips', version: '1', patterns: ['/tipps'] }, ...PAGE], '/tipps', true],
    ['its remote is gone', [order('1')], '/preise', true],
    ['nothing changed', PAGE, '/angebote', false],
  ])('have moved for a path when %s', async (_, serving, pathname, hasMoved) => {
    const { follower } = follow(jest.fn(async () => serving));
    expect(follower.hasMoved(pathname)).toBe(false);
    await follower.ask();
    expect(follower.hasMoved(pathname)).toBe(hasMoved);
  });

  it('stay as known where the shell does not say', async () => {
    const { follower } = follow(jest.fn().mockRejectedValue(new TypeError('Failed to fetch')));
    await follower.ask();
    expect(follower.hasMoved('/angebote')).toBe(false);
  });

  it('are asked for in one request, which a navigation awaits for 300 ms at most', async () => {
    jest.useFakeTimers();
    let respond = (_: (typeof PUBLIC)[]): void => undefined;
    const { follower, fetchServing } = follow(jest.fn(async () => new Promise((resolve) => (respond = resolve))));
    const asked = Promise.all([follower.ask(), follower.ask()]);
    await jest.advanceTimersByTimeAsync(PATIENCE_MS);
    await asked;
    expect(follower.hasMoved('/angebote')).toBe(false);
    expect(fetchServing).toHaveBeenCalledTimes(1);
    respond([order('2'), PUBLIC]);
    await jest.advanceTimersByTimeAsync(0);
    expect(follower.hasMoved('/angebote')).toBe(true);
    expect(jest.getTimerCount()).toBe(0);
    jest.useRealTimers();
  });
});
