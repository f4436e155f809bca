import type { ApiClient } from '@heizplatz/api-client';
import type { TrackedAddress } from './address-entry';

/** By the browser's single client, in memory only and written by events only: the server never stores any. */
const drafts = new WeakMap<ApiClient, readonly TrackedAddress[]>();

/** Closing the tab would lose it; every other way out of the page does not. */
const warn = (event: BeforeUnloadEvent) => event.preventDefault();

export const draftAddresses = (api: ApiClient): readonly TrackedAddress[] | undefined => drafts.get(api);

/** Changes that are not saved yet; an empty list of them forgets. */
export function storeDraftAddresses(api: ApiClient, items: readonly TrackedAddress[] | null): void {
  if (items) {
    drafts.set(api, items);
    window.addEventListener('beforeunload', warn);
  } else {
    drafts.delete(api);
    window.removeEventListener('beforeunload', warn);
  }
}
