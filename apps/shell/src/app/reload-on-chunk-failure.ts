import { isLeaving } from '@heizplatz/session';

/** Rule ERROR-04: a chunk that fails to load reloads the page, at most once in 60 s. */
export const RELOAD_PAUSE_MS = 60_000;
const STORAGE_KEY = 'hp_chunk_reload';

interface Dependencies {
  readonly now: number;
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly reload: () => void;
  readonly connection: Connection;
}

/** The network status that a browser reports. */
interface Connection {
  readonly online: boolean;
  readonly whenOnline: (action: () => void) => void;
}

const browserConnection = (): Connection => ({
  online: navigator.onLine,
  whenOnline: (action) => addEventListener('online', action, { once: true }),
});

/**
 * Without a connection the page stays readable and is loaded once there is one: a reload would only fail, and it would
 * undo a navigation that has begun.
 */
export function reloadOnChunkFailure(error: unknown, dependencies?: Dependencies): boolean {
  if (!isChunkFailure(error)) return false;
  const { now, storage, reload, connection } = dependencies ?? {
    now: Date.now(),
    storage: sessionStorage,
    reload: () => void (isLeaving() || location.reload()),
    connection: browserConnection(),
  };
  const last = Number(storage.getItem(STORAGE_KEY) ?? 0);
  if (now - last < RELOAD_PAUSE_MS) return false;
  storage.setItem(STORAGE_KEY, String(now));
  if (connection.online) reload();
  else connection.whenOnline(reload);
  return true;
}

/** webpack's ChunkLoadError, and what the federation's runtime says of an entry or a manifest that did not come. */
export function isChunkFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === 'ChunkLoadError' || /Loading (CSS )?chunk|ScriptNetworkError|#RUNTIME-003/.test(error.message);
}
