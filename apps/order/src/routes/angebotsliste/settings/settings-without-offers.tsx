import { useSearchParams } from '@heizplatz/router';
import type { ListConfiguration } from '../../../shared/offer/list-configuration';
import { SETTINGS_OVERLAY } from '../list/list-overlays-on-demand';
import { listView } from '../list/list-view';

/** Query openSettings=1 opens the settings regardless of the list's content (rule URL-08). */
export function SettingsWithoutOffers({ configuration }: { readonly configuration: ListConfiguration }) {
  const [query] = useSearchParams();
  return listView(query).showsSettings ? <SETTINGS_OVERLAY.Component configuration={configuration} /> : null;
}
