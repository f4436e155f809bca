import type { ProductGroup } from '@heizplatz/calculator';
import type { OrderDeliveryPoint } from '@heizplatz/contract';
import { addressLines } from '@heizplatz/order-ui';
import { useSite } from '@heizplatz/router';
import { amountText } from '../../shared/offer/amount-text';

interface DeliveryPointsProps {
  readonly deliveryPoints: readonly OrderDeliveryPoint[];
  readonly group: ProductGroup;
}

/** Where it goes, a line a delivery point; with its share when there are several. */
export function DeliveryPoints({ deliveryPoints, group }: DeliveryPointsProps) {
  const site = useSite();
  return deliveryPoints.map(({ StationNumber, StationAmount, Address }) => (
    <p key={StationNumber}>
      {addressLines(Address).join(', ')}
      {deliveryPoints.length > 1 && `: ${amountText(StationAmount, group, site)}`}
    </p>
  ));
}
