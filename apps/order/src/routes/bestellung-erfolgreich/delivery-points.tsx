import type { ProductGroup } from '@heizplatz/calculator';
import type { OrderStation } from '@heizplatz/contract';
import { addressLines } from '@heizplatz/order-ui';
import { useSite } from '@heizplatz/router';
import { amountText } from '../../shared/offer/amount-text';

interface DeliveryPointsProps {
  readonly stations: readonly OrderStation[];
  readonly group: ProductGroup;
}

/** Where it goes, a line a delivery point; with its share when there are several. */
export function DeliveryPoints({ stations, group }: DeliveryPointsProps) {
  const site = useSite();
  return stations.map(({ StationNumber, StationAmount, Address }) => (
    <p key={StationNumber}>
      {addressLines(Address).join(', ')}
      {stations.length > 1 && `: ${amountText(StationAmount, group, site)}`}
    </p>
  ));
}
