import { useApi } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { useRef } from 'react';
import { emailIssues, storedBody, type RegistrationBody, type RegistrationDraft } from './registration-draft';

/**
 * Saves the input on the server (cache-reg-data), one request after the other: each gets a new cookie, and the last
 * one sent must be the last one set. `keep` is best effort and ignores failures; `send` throws ProblemError.
 */
export function useSave(initial: RegistrationDraft) {
  const api = useApi();
  const lastStored = useRef(JSON.stringify(storedBody(initial)));
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const enqueue = (body: RegistrationBody) => {
    const sent = queue.current.then(() => api(CALLS.cacheRegistrationData, { body }));
    queue.current = sent.catch(() => undefined);
    return sent;
  };
  return {
    store: (draft: RegistrationDraft) => {
      const body = storedBody(draft);
      const text = JSON.stringify(body);
      if (text === lastStored.current || emailIssues(draft)['EmailAddress']) return;
      lastStored.current = text;
      void enqueue(body).catch(() => undefined);
    },
    send: enqueue,
  };
}
