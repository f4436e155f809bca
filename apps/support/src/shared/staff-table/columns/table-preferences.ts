import { useSyncExternalStore } from 'react';
import * as v from 'valibot';

const Preferences = v.object({
  /** Keys of the columns that are displayed; null: as the room allows. */
  columns: v.nullable(v.array(v.string())),
  isDense: v.boolean(),
});
export type TablePreferences = v.InferOutput<typeof Preferences>;

const DEFAULTS: TablePreferences = { columns: null, isDense: false };

/** Of one list in this browser, whoever is logged in: columns tell nothing about anybody. */
const storageKey = (path: string): string => `hp-staff-table:${path}`;

function readText(path: string): string | null {
  try {
    return localStorage.getItem(storageKey(path));
  } catch {
    // Storage is refused: the table is as it comes.
    return null;
  }
}

function parsePreferences(text: string | null): TablePreferences {
  if (text === null) return DEFAULTS;
  try {
    const parsed = v.safeParse(Preferences, JSON.parse(text));
    return parsed.success ? parsed.output : DEFAULTS;
  } catch {
    // Somebody else's text, or one of a former release.
    return DEFAULTS;
  }
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function save(path: string, preferences: TablePreferences): void {
  try {
    localStorage.setItem(storageKey(path), JSON.stringify(preferences));
  } catch {
    // Without storage nothing can be chosen.
  }
  for (const listener of listeners) listener();
}

/** How somebody has set up the table of a list; the server and hydration render it as it comes. */
export function useTablePreferences(path: string) {
  const text = useSyncExternalStore(
    subscribe,
    () => readText(path),
    () => null,
  );
  return { preferences: parsePreferences(text), save: (preferences: TablePreferences) => save(path, preferences) };
}
