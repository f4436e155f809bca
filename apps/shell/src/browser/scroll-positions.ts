import * as v from 'valibot';

/** Pixels from the top at which each entry of the history was left, by the entry's key. */
type ScrollPositions = Record<string, number>;

const STORAGE_KEY = 'hp_scroll_positions';
const StoredPositions = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.number()));

/**
 * Gives the history entry that this document begins with a key of its own: the browser restores this entry's position
 * itself, so nothing that was stored for an earlier document may move it again at hydration.
 */
export function startHistoryEntry(): void {
  const key = Math.random().toString(36).slice(2, 10);
  history.replaceState({ ...(history.state as object | null), key }, '');
}

/** The positions outlive this document, so that Back finds them when a reload lies between. */
export function restoreScrollPositions(storage: Pick<Storage, 'getItem' | 'setItem'>): ScrollPositions {
  const positions = readPositions(storage);
  const takeOver = () => void (history.scrollRestoration = 'manual');
  takeOver();
  window.addEventListener('pageshow', takeOver);
  window.addEventListener('pagehide', () => {
    try {
      storage.setItem(STORAGE_KEY, JSON.stringify({ ...positions, [currentKey()]: window.scrollY }));
    } catch {
      // A full or refused storage costs the positions and nothing else.
    }
    history.scrollRestoration = 'auto';
  });
  return positions;
}

function readPositions(storage: Pick<Storage, 'getItem'>): ScrollPositions {
  try {
    const stored = v.safeParse(StoredPositions, storage.getItem(STORAGE_KEY));
    return stored.success ? stored.output : {};
  } catch {
    return {};
  }
}

const currentKey = () => String((history.state as { key?: unknown } | null)?.key ?? 'default');
