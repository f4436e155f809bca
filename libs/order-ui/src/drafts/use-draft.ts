import { type ApiClient, useApi } from '@heizplatz/api-client';
import { useEffect, useState } from 'react';
import type { GenericSchema } from 'valibot';
import { draftStorage } from './draft-storage';

/** What one kind of form retains of unsaved input. */
export interface Drafts<T> {
  /** By the browser's only client and the form's name; the server never stores any. Written by events only. */
  readonly input: WeakMap<ApiClient, Map<string, T>>;
  /** What a reload of the tab brings back, and how it is read; absent: it stays in memory and lies on no disk. */
  readonly stored?: { readonly area: string; readonly schema: GenericSchema<unknown, T> };
}

/** Drafts that end with the page's memory, for accounts and dates of birth. */
export const drafts = <T>(): Drafts<T> => ({ input: new WeakMap() });

/** Drafts that a reload of the tab brings back; they end with the tab. */
export const storedDrafts = <T>(area: string, schema: GenericSchema<unknown, T>): Drafts<T> => ({
  input: new WeakMap(),
  stored: { area, schema },
});

export interface Draft<T> {
  readonly value: T;
  readonly change: (value: T) => void;
  /** Once it is saved. */
  readonly forget: () => void;
}

/** A form's state that outlives its page: after back navigation, a reload or a new login all input is restored. */
export function useDraft<T>(store: Drafts<T>, name: string, initial: T): Draft<T> {
  const api = useApi();
  const [value, setValue] = useState<T>(() => store.input.get(api)?.get(name) ?? initial);

  // Not before the document of the server has been taken over: it knows of no drafts.
  useEffect(() => {
    if (store.input.get(api)?.has(name) || !store.stored) return;
    const savedDraft = draftStorage(store.stored).read(name);
    if (savedDraft === null) return;
    cache(store, api, name, savedDraft);
    setValue(savedDraft);
  }, [api, name, store]);

  return {
    value,
    change: (changed) => {
      cache(store, api, name, changed);
      if (store.stored) draftStorage(store.stored).write(name, changed);
      setValue(changed);
    },
    forget: () => {
      store.input.get(api)?.delete(name);
      if (store.stored) draftStorage(store.stored).drop(name);
    },
  };
}

function cache<T>({ input }: Drafts<T>, api: ApiClient, name: string, value: T): void {
  input.set(api, (input.get(api) ?? new Map<string, T>()).set(name, value));
}
