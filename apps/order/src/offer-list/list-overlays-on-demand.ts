import { isAnythingOpen, listView } from './list-view';
import { onDemand } from './on-demand';

/** Settings, comparison and goods: a first visit of the list does not pay for them. */
export const LIST_OVERLAYS = onDemand(async () => (await import('./list-overlays')).ListOverlays);

/** Brings them when an address opens one. */
export async function loadListOverlays(query: URLSearchParams): Promise<void> {
  if (isAnythingOpen(listView(query))) await LIST_OVERLAYS.load();
}
