import { RELOAD_PAUSE_MS, reloadOnChunkFailure } from './reload-on-chunk-failure';

const chunkError = Object.assign(new Error('Loading chunk order failed'), { name: 'ChunkLoadError' });

function dependencies() {
  const stored = new Map<string, string>();
  const reload = jest.fn();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
  };
  const returns: (() => void)[] = [];
  const whenOnline = (action: () => void) => void returns.push(action);
  const at = (now: number, online = true) => ({ now, storage, reload, connection: { online, whenOnline } });
  return { reload, at, returnOnline: () => returns.forEach((action) => action()) };
}

describe('a chunk that fails to load', () => {
  it('reloads the page at most once in 60 s', () => {
    const { reload, at } = dependencies();
    const start = 1_800_000_000_000;
    expect(reloadOnChunkFailure(chunkError, at(start))).toBe(true);
    expect(reloadOnChunkFailure(chunkError, at(start + RELOAD_PAUSE_MS - 1))).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(reloadOnChunkFailure(chunkError, at(start + RELOAD_PAUSE_MS))).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('leaves the page alone while there is no connection, and reloads it once there is one', () => {
    const { reload, at, returnOnline } = dependencies();
    expect(reloadOnChunkFailure(chunkError, at(1_800_000_000_000, false))).toBe(true);
    expect(reload).not.toHaveBeenCalled();
    returnOnline();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it.each([
    [new Error('Loading CSS chunk 12 failed'), true],
    [new Error('Failed to load script resources. #RUNTIME-008 … ScriptNetworkError: Failed to load script'), true],
    [new Error('#RUNTIME-008 … ScriptExecutionError: Script "/remoteEntry.js" loaded but threw'), false],
    [new Error('Failed to get manifest. #RUNTIME-003'), true],
    [new Error('Cannot read properties of undefined'), false],
    ['Loading chunk', false],
    [null, false],
  ])('is told from other errors: %s', (error, isChunk) => {
    expect(reloadOnChunkFailure(error, dependencies().at(1_800_000_000_000))).toBe(isChunk);
  });
});
