import { useCall } from '@heizplatz/api-client';
import { formatNumber, unitPriceParts } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { PriceFigure } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import styles from './page-blocks.module.css';
import { blockPriceCall } from './block-price-call';

/** What a product costs today; nothing where nothing is known. */
export function PriceBlock({ productId }: { readonly productId: number }) {
  const site = useSite();
  const { call, input } = blockPriceCall(site.countryId, productId);
  const { data } = useCall(call, input);
  if (data?.Price === undefined) return null;
  return (
    <div className={styles.price}>
      <PriceFigure {...unitPriceParts(formatNumber(data.Price, site, 2), site, 't')} />
      <p className="quiet">
        <Trans>
          Durchschnitt der günstigsten Angebote aus {formatNumber(data.OfferCount ?? 0, site)} Postleitzahlen, mit
          Lieferung und MwSt.
        </Trans>
      </p>
    </div>
  );
}
