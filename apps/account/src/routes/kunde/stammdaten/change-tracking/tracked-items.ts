import type { ChangeState } from '@heizplatz/contract';

export interface TrackedItem<T> {
  /** Stays the same through all changes. */
  readonly key: string;
  readonly state: ChangeState;
  readonly value: T;
  /** As stored on the server; null when it is not stored yet. */
  readonly stored: T | null;
}

export type ItemChange<T> =
  | { readonly type: 'added'; readonly key: string; readonly value: T }
  | { readonly type: 'edited'; readonly key: string; readonly value: T }
  | { readonly type: 'deleted'; readonly key: string }
  /** A deletion is taken back before it was saved. */
  | { readonly type: 'restored'; readonly key: string };

/** The state stored on the server, before any change. */
export const trackItems = <T>(entries: readonly (readonly [key: string, value: T])[]): TrackedItem<T>[] =>
  entries.map(([key, value]) => ({ key, state: 'Unchanged', value, stored: value }));

function editedItem<T>(item: TrackedItem<T>, value: T): TrackedItem<T> {
  if (item.state === 'Deleted') return item;
  return { ...item, value, state: item.state === 'Added' ? 'Added' : 'Modified' };
}

const deletedItem = <T>(item: TrackedItem<T>): TrackedItem<T>[] =>
  item.state === 'Added' ? [] : [{ ...item, state: 'Deleted' }];

function restoredItem<T>(item: TrackedItem<T>): TrackedItem<T> {
  if (item.state !== 'Deleted') return item;
  return { ...item, state: item.value === item.stored ? 'Unchanged' : 'Modified' };
}

/**
 * A list after a change (rule WIRE-10): an Added item stays Added when edited, otherwise an edited item becomes
 * Modified. A deleted Added item is dropped, since it was never sent; any other waits as Deleted, and is not edited
 * meanwhile. An existing key is not added again; an unknown one changes nothing.
 */
export function itemsAfter<T>(items: readonly TrackedItem<T>[], change: ItemChange<T>): TrackedItem<T>[] {
  const { key } = change;
  const isIt = (item: TrackedItem<T>) => item.key === key;
  switch (change.type) {
    case 'added':
      return items.some(isIt) ? [...items] : [...items, { key, state: 'Added', value: change.value, stored: null }];
    case 'edited':
      return items.map((item) => (isIt(item) ? editedItem(item, change.value) : item));
    case 'deleted':
      return items.flatMap((item) => (isIt(item) ? deletedItem(item) : [item]));
    case 'restored':
      return items.map((item) => (isIt(item) ? restoredItem(item) : item));
  }
}
