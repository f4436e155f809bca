import { useCall } from '@heizplatz/api-client';
import { groupName, type ProductGroup } from '@heizplatz/calculator';
import { formatNumber, formatUnitPrice, type Site, unitPriceParts } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { offersPath } from '@heizplatz/routes';
import { Card, PlainLink, PriceFigure, ProductPicture, Skeleton } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import { PRODUCT_CALLS } from './product-calls';
import type { ProductPage } from './product-pages';
import styles from './today-card.module.css';

/** What the product costs today and behind how many postcodes that stands; the cheapest offer of each of its kinds. */
export function TodayCard({ product }: { readonly product: ProductPage }) {
  const site = useSite();
  const { today, banners } = PRODUCT_CALLS(site.countryId, product);
  const { data, error } = useCall(today.call, today.input);
  const { data: cheapest } = useCall(banners.call, banners.input);
  const [first] = product.groups;
  const rows = product.groups.flatMap((group) => {
    const price = cheapest?.find(({ ProductGroupId }) => ProductGroupId === group.id)?.UnitPrice;
    return price === undefined ? [] : [{ group, price }];
  });
  return (
    <Card as="section" className={styles.card} aria-labelledby="preis-heute">
      <ProductPicture productGroupId={first.id} className={styles.picture} />
      <h2 id="preis-heute" className={styles.title}>
        <Trans>
          {groupName(first, site.countryId)}: Preis heute {site.inCountry}
        </Trans>
      </h2>
      {!data && !error && <Skeleton shape="figure" />}
      {data?.Price !== undefined && (
        <div>
          <PriceFigure size="hero" {...unitPriceParts(formatNumber(data.Price, site, 2), site, getUnit(first))} />
          <p className="quiet">
            <Trans>
              Durchschnitt der günstigsten Angebote aus {formatNumber(data.OfferCount ?? 0, site)} Postleitzahlen
            </Trans>
          </p>
        </div>
      )}
      {(error || (data && data.Price === undefined)) && rows.length === 0 && (
        <p>
          <Trans>Für heute liegt noch kein Preis vor. Der Rechner zeigt, was an Ihrem Ort angeboten wird.</Trans>
        </p>
      )}
      {rows.length > 0 && <CheapestOffers rows={rows} site={site} />}
    </Card>
  );
}

/** Pallet goods are compared by the tonne. */
const getUnit = ({ isPallet, priceUnit }: ProductGroup): string => (isPallet ? 't' : priceUnit.name);

interface CheapestOffersProps {
  readonly rows: readonly { readonly group: ProductGroup; readonly price: number }[];
  readonly site: Site;
}

/** The cheapest offer of each kind, which leads to its offers. */
function CheapestOffers({ rows, site }: CheapestOffersProps) {
  const getPrice = (group: ProductGroup, price: number) => formatUnitPrice(price, site, getUnit(group));
  return (
    <dl className={styles.rows}>
      {rows.map(({ group, price }) => (
        <div key={group.id} className={styles.row}>
          <dt>
            <PlainLink href={offersPath(group)}>{groupName(group, site.countryId)}</PlainLink>
          </dt>
          <dd className="tabular">
            <Trans>
              ab <strong>{getPrice(group, price)}</strong>
            </Trans>
          </dd>
        </div>
      ))}
    </dl>
  );
}
