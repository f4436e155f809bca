import { goodsTitle, type ProductGroup } from '@heizplatz/calculator';
import type { OrderProcess } from '@heizplatz/contract';
import { GoodsDetails } from '@heizplatz/order-ui';
import { useSite } from '@heizplatz/router';
import { ProductPicture } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import { amountText } from '../offer/amount-text';
import styles from './goods-header.module.css';

/** What is ordered and where to, beside its picture. */
export function GoodsHeader({ process, group }: { readonly process: OrderProcess; readonly group: ProductGroup }) {
  const site = useSite();
  const { Offer: offer, Configuration: configuration, PlaceName: place } = process;
  const amount = amountText(configuration.Amount, group, site);
  return (
    <div className={styles.head}>
      <ProductPicture productGroupId={group.id} className={styles.picture} />
      <div>
        <h2 className={styles.name}>{goodsTitle(offer)}</h2>
        <GoodsDetails goods={offer} />
        <p className="quiet">
          <Trans>
            {amount} nach {configuration.ZipCode} {place}
          </Trans>
        </p>
      </div>
    </div>
  );
}
