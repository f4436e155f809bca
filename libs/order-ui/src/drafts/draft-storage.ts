import * as v from 'valibot';

interface DraftStorage<T> {
  /** Null when there is none, or none that can be read any more. */
  readonly read: (name: string) => T | null;
  readonly write: (name: string, value: T) => void;
  readonly drop: (name: string) => void;
}

interface DraftArea<T> {
  readonly area: string;
  readonly schema: v.GenericSchema<unknown, T>;
}

/** Drafts in the tab's session storage. Where a browser denies it, nothing is stored and nothing fails. */
export function draftStorage<T>({ area, schema }: DraftArea<T>): DraftStorage<T> {
  const getKey = (name: string) => `hp_draft ${area} ${name}`;
  return {
    read: (name) => {
      const text = quietly(() => sessionStorage.getItem(getKey(name)));
      const read = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
      return read.success ? read.output : null;
    },
    write: (name, value) => quietly(() => sessionStorage.setItem(getKey(name), JSON.stringify(value))),
    drop: (name) => quietly(() => sessionStorage.removeItem(getKey(name))),
  };
}

function quietly<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
