import { randomBytes } from 'node:crypto';
import { type StoredKeys, type KeyFile, type KeyKind, makeKey } from './key-file';
import { FIRST_KEY } from './key-ring';

/** Why an operation on a key is impossible, for the user of the command line. */
export class KeyRefusal extends Error {}

const changed = (file: KeyFile, kind: KeyKind, change: Partial<StoredKeys>): KeyFile => ({
  ...file,
  [kind]: { ...file[kind], ...change },
});

export const getKeyIds = ({ keys, isFirstRemoved }: StoredKeys): string[] => [
  ...(isFirstRemoved ? [] : [FIRST_KEY]),
  ...Object.keys(keys),
];

/** A key that every node knows before one of them uses it. */
export function addKey(file: KeyFile, kind: KeyKind, now: Date): { readonly file: KeyFile; readonly id: string } {
  const madeAt = now.toISOString();
  const id = `${madeAt.slice(0, 10)}-${randomBytes(3).toString('hex')}`;
  return { id, file: changed(file, kind, { keys: { ...file[kind].keys, [id]: { value: makeKey(kind), madeAt } } }) };
}

/** From now on what is new is made by this key. */
export function makeCurrent(file: KeyFile, kind: KeyKind, id: string): KeyFile {
  if (!getKeyIds(file[kind]).includes(id)) throw new KeyRefusal(`There is no ${kind} key '${id}'.`);
  return changed(file, kind, { currentId: id });
}

/** What the key made counts no longer. */
export function removeKey(file: KeyFile, kind: KeyKind, id: string): KeyFile {
  const stored = file[kind];
  if (!getKeyIds(stored).includes(id)) throw new KeyRefusal(`There is no ${kind} key '${id}'.`);
  if (stored.currentId === id)
    throw new KeyRefusal(`The ${kind} key '${id}' is in use. Rotate it first, then remove it.`);
  if (id === FIRST_KEY) return changed(file, kind, { isFirstRemoved: true });
  const { [id]: _, ...keys } = stored.keys;
  return changed(file, kind, { keys });
}
