const KEY = 'hp_refreshing';
/** Longer than a call may take: a page that was closed during a refresh does not block refreshes forever. */
export const FLAG_LASTS_SECONDS = 15;

export interface RefreshFlag {
  readonly isUp: () => boolean;
  readonly raise: () => void;
  readonly lower: () => void;
}

/** The mark in session storage that a refresh runs in this tab; it outlives a reload, but not for long. */
export function refreshFlag(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  clock: () => Date,
): RefreshFlag {
  return {
    isUp: () => {
      const ageMs = clock().getTime() - Number(storage.getItem(KEY) ?? Number.NaN);
      return ageMs >= 0 && ageMs < FLAG_LASTS_SECONDS * 1000;
    },
    raise: () => storage.setItem(KEY, String(clock().getTime())),
    lower: () => storage.removeItem(KEY),
  };
}
