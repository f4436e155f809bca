import type { CalculatorConfiguration, ProductGroup } from '@heizplatz/calculator';
import type { InitConfiguration, Offer } from '@heizplatz/contract';
import { useNavigate } from '@heizplatz/router';
import { CompareDialog } from './compare-dialog';
import { listAddress } from './list-address';
import type { ListView } from './list-view';
import { ProductDetailDialog } from './product-detail-dialog';
import type { OfferChoice } from './use-choose-offer';

interface ListOverlaysProps {
  readonly group: ProductGroup;
  readonly configuration: CalculatorConfiguration;
  readonly offers: readonly Offer[];
  readonly init: InitConfiguration;
  readonly view: ListView;
  readonly choice: OfferChoice;
}

/** What the address opens over the list; closing leads back to the list's own address. */
export function ListOverlays({ configuration, view, choice, ...list }: ListOverlaysProps) {
  const navigate = useNavigate();
  const close = () => void navigate(listAddress(configuration), { replace: true, preventScrollReset: true });
  return (
    <>
      <CompareDialog {...list} comparedIds={view.comparedIds} choice={choice} onClose={close} />
      <ProductDetailDialog {...list} offerId={view.goodsOfferId} onClose={close} />
    </>
  );
}
