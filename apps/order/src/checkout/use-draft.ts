import { type ApiClient, useApi } from '@heizplatz/api-client';
import { useState } from 'react';

/**
 * What this tab's visitor has typed into one kind of form and not yet saved, by the browser's one client and the form's
 * name. In memory alone and written by events only: the server never keeps any, and nothing typed lies on a disk.
 */
export type Drafts<T> = WeakMap<ApiClient, Map<string, T>>;

export interface Draft<T> {
  readonly value: T;
  readonly change: (value: T) => void;
  /** Once it is saved. */
  readonly forget: () => void;
}

/** A form's state that outlasts its page: who has to log in again in the middle finds everything typed. */
export function useDraft<T>(drafts: Drafts<T>, name: string, initial: T): Draft<T> {
  const api = useApi();
  const [value, setValue] = useState<T>(() => drafts.get(api)?.get(name) ?? initial);
  return {
    value,
    change: (changed) => {
      const kept = drafts.get(api) ?? new Map<string, T>();
      drafts.set(api, kept.set(name, changed));
      setValue(changed);
    },
    forget: () => void drafts.get(api)?.delete(name),
  };
}
