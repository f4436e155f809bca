import type { ProductGroup } from '@heizplatz/calculator';
import type { InitConfiguration, Offer } from '@heizplatz/contract';
import { Dialog } from '@heizplatz/ui';
import { findVariants } from '../comparison/compare-selection';
import { ProductDetail } from './product-detail';

interface ProductDetailDialogProps {
  readonly group: ProductGroup;
  readonly offers: readonly Offer[];
  readonly init: InitConfiguration;
  /** Of the address; null: nothing is described. */
  readonly offerId: string | null;
  readonly onClose: () => void;
}

/** An offer's goods over the list; by its own address, so that it opens without script too. */
export function ProductDetailDialog({ group, offers, init, offerId, onClose }: ProductDetailDialogProps) {
  const [offer] = findVariants(offers, offerId === null ? [] : [offerId]);
  if (!offer) return null;
  return (
    <Dialog open onClose={onClose} width={800} title={`${offer.ProductName}, ${offer.DealerName}`}>
      <ProductDetail offer={offer} group={group} init={init} />
    </Dialog>
  );
}
