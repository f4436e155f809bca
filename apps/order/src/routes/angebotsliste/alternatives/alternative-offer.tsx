import { goodsDetails, goodsTitle, type ProductGroup } from '@heizplatz/calculator';
import type { OfferVariant } from '@heizplatz/contract';
import { formatDate, formatMoney, formatUnitPrice } from '@heizplatz/country';
import { DepositNote } from '@heizplatz/order-ui';
import { useSite } from '@heizplatz/router';
import { Trans } from '@lingui/react/macro';
import { unitPriceText } from '../../../shared/offer/unit-price-text';
import styles from '../context.module.css';

interface AlternativeOfferProps {
  readonly offer: OfferVariant;
  readonly group: ProductGroup;
  /** Businesses calculate without VAT. */
  readonly showsNet: boolean;
}

/** An offer beside the list, in a few lines. */
export function AlternativeOffer({ offer, group, showsNet }: AlternativeOfferProps) {
  const site = useSite();
  const day = formatDate(offer.DeliveryDate, site);
  const net = formatMoney(offer.Split.Net, site);
  return (
    <>
      <p className={styles.dealer}>{offer.DealerName}</p>
      <p className="quiet">{[goodsTitle(offer), goodsDetails(offer)].filter(Boolean).join(', ')}</p>
      <p className={styles.total}>{formatMoney(offer.TotalPrice, site)}</p>
      <p className="quiet tabular">
        {unitPriceText(offer.UnitPrice, group, site)}
        {offer.TonnePrice !== null && ` · ${formatUnitPrice(offer.TonnePrice, site, 't')}`}
        {showsNet && (
          <>
            {' · '}
            <Trans>netto {net}</Trans>
          </>
        )}
      </p>
      <DepositNote deposit={offer.Deposit} site={site} />
      <p className="quiet tabular">
        <Trans>Lieferung bis {day}</Trans>
      </p>
    </>
  );
}
