import { isAnythingOpen, listView } from './list-view';
import { onDemand } from './on-demand';

/** Settings, comparison and goods: a first visit of the list does not pay for them. */
export const LIST_OVERLAYS = onDemand(async () => (await import('./list-overlays')).ListOverlays);

/** The settings where there are no offers to lay them over. */
export const SETTINGS_OVERLAY = onDemand(async () => (await import('../settings/settings-overlay')).SettingsOverlay);

/** Brings them when an address opens one. */
export async function loadListOverlays(query: URLSearchParams): Promise<void> {
  const view = listView(query);
  await Promise.all([isAnythingOpen(view) && LIST_OVERLAYS.load(), view.showsSettings && SETTINGS_OVERLAY.load()]);
}
