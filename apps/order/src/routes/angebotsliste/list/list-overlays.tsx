import type { ProductGroup } from '@heizplatz/calculator';
import type { InitConfiguration, Offer } from '@heizplatz/contract';
import { useNavigate } from '@heizplatz/router';
import type { ListConfiguration } from '../../../shared/offer/list-configuration';
import { CompareDialog } from '../comparison/compare-dialog';
import { listAddress } from './list-address';
import { useKeepQuery } from './kept-query';
import type { ListView } from './list-view';
import { ProductDetailDialog } from '../product-detail/product-detail-dialog';
import { SettingsDialog } from '../settings/settings-dialog';
import type { OfferChoice } from '../offer-card/use-choose-offer';

export interface ListOverlaysProps {
  readonly group: ProductGroup;
  readonly configuration: ListConfiguration;
  readonly offers: readonly Offer[];
  readonly init: InitConfiguration;
  readonly view: ListView;
  readonly choice: OfferChoice;
  /** First day on which something can be delivered, 2026-11-23. */
  readonly firstDay: string;
}

/** What the address opens over the list; closing leads back to the list's own address. */
export function ListOverlays({ configuration, view, choice, firstDay, offers, group, init }: ListOverlaysProps) {
  const navigate = useNavigate();
  const keepQuery = useKeepQuery();
  const list = { group, init };
  const address = keepQuery(listAddress(configuration));
  const close = () => void navigate(address, { replace: true, preventScrollReset: true });
  return (
    <>
      {view.showsSettings && <SettingsDialog {...list} configuration={configuration} firstDay={firstDay} />}
      <CompareDialog {...list} offers={offers} comparedIds={view.comparedIds} choice={choice} onClose={close} />
      <ProductDetailDialog {...list} offers={offers} offerId={view.goodsOfferId} onClose={close} />
    </>
  );
}
