/** The key of the time before keys had ids: what names no key was made by it. */
export const FIRST_KEY = 'first';

/** Letters, digits and dashes: it stands between the dots of what it signs. */
export const KEY_ID = /^[a-z\d-]{1,40}$/;

/** The keys of one purpose. What is new is made by the current one; the others open what they made. */
export interface KeyRing {
  readonly currentId: string;
  /** Key by id, the current one first. */
  readonly keys: ReadonlyMap<string, string>;
}

/** Throws without the current key. */
export function keyRing(keys: Readonly<Record<string, string>>, currentId: string = FIRST_KEY): KeyRing {
  const current = keys[currentId];
  if (current === undefined) throw new Error(`the current key '${currentId}' is not there`);
  return { currentId, keys: new Map([[currentId, current], ...Object.entries(keys)]) };
}

export const currentKey = ({ currentId, keys }: KeyRing): string => keys.get(currentId) ?? '';
