import { type ApiClient, useApi } from '@heizplatz/api-client';
import { useState } from 'react';
import type { RegistrationDraft } from './registration-draft';

/** By the browser's one client, in memory alone: the server never keeps any, and no password lies on a disk. */
const drafts = new WeakMap<ApiClient, RegistrationDraft>();

/** A form's state that outlasts its page, so that a look at the login or the terms costs nothing that was typed. */
export function useRegistrationDraft(initial: RegistrationDraft) {
  const api = useApi();
  const [value, setValue] = useState(() => drafts.get(api) ?? initial);
  return {
    value,
    change: (changed: Partial<RegistrationDraft>) => {
      const next = { ...value, ...changed };
      drafts.set(api, next);
      setValue(next);
    },
    /** Once it is sent. */
    forget: () => void drafts.delete(api),
  };
}
