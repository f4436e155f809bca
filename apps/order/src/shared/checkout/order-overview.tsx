import type { ProductGroup } from '@heizplatz/calculator';
import type { OrderProcess } from '@heizplatz/contract';
import { beforeFullStop, formatLongDate } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { Card } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import { PriceSplit } from '../offer/price-split';
import { GoodsHeader } from './goods-header';
import styles from './order-overview.module.css';

/** The order at the side of each step: goods, split, delivery date, who sells. */
export function OrderOverview({ process, group }: { readonly process: OrderProcess; readonly group: ProductGroup }) {
  const site = useSite();
  const { Offer: offer, Configuration: configuration } = process;
  return (
    <Card as="section" className={styles.overview}>
      <GoodsHeader process={process} group={group} />
      <PriceSplit offer={offer} group={group} amount={configuration.Amount} deliveryPoints={configuration.Stations} />
      <p className="quiet">
        <Trans>
          Lieferung bis {formatLongDate(offer.DeliveryDate, site)} durch {beforeFullStop(process.Seller.Company)}.
        </Trans>
      </p>
    </Card>
  );
}
