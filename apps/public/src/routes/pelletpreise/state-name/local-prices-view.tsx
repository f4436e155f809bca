import { useCall } from '@heizplatz/api-client';
import { ADVERT_SLOT_KEYS } from '@heizplatz/contract';
import { formatDate, formatNumber } from '@heizplatz/country';
import { PageHeader, useLoaderData, useOrigin, useSite } from '@heizplatz/router';
import { Card } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { PriceAlert } from '../../../shared/price-alert/price-alert';
import { COUNTRY_PLACE, LOOSE_ID, PRICE_CALLS } from '../../../shared/price-data/price-calls';
import { placeBreadcrumb } from './price-data/place-breadcrumb';
import { ExtremesCard } from '../../../shared/price-metrics/extremes-card';
import { ProductTable } from '../../../shared/price-metrics/product-table';
import { PriceHistory } from '../../../shared/price-history/price-history';
import type { LocalPrices } from './local-prices';
import styles from './local-prices-view.module.css';
import { LocalTiles } from './local-tiles';
import { Nearby } from './nearby';
import { NoOffers } from './no-offers';
import { PlaceDealers } from './place-dealers';
import { placeTerms } from './place-terms';
import { StateTowns } from './state-towns';
import { PageCrumbs } from '../../../shared/structured-data/page-crumbs';
import { priceOffersData } from '../../../shared/structured-data/price-data';
import { StructuredData } from '../../../shared/structured-data/structured-data';
import { PageAdvert } from '../../../shared/page-advert/page-advert';

export function LocalPricesView() {
  const { t } = useLingui();
  const site = useSite();
  const origin = useOrigin();
  const page = useLoaderData<LocalPrices>();
  const { place, target } = page;
  const { call, input } = PRICE_CALLS(site.countryId).metrics(target);
  const { data } = useCall(call, input);
  const products = data?.Products ?? [];
  const loose = products.find(({ ProductId }) => ProductId === LOOSE_ID);
  const terms = placeTerms(place);
  const { name, inState } = terms;
  return (
    <div className={styles.page}>
      <PageHeader
        title={t`Pelletpreise ${inState}`}
        description={t`Was Holzpellets ${inState} heute kosten: Preise für lose Ware und Sackware, wie viele Angebote dahinter stehen, Verlauf bis drei Jahre und Vergleich mit anderen Orten.`}
        canonical={place.Path}
      />
      <header className={styles.head}>
        <PageCrumbs crumbs={placeBreadcrumb(place, t`Pelletpreise`)} />
        {priceOffersData(origin, site, place, products).map((data) => (
          <StructuredData key={data['@id']} data={data} />
        ))}
        <h1>
          <Trans>Pelletpreise {inState}</Trans>
        </h1>
        {loose && (
          <p className="lead">
            <Trans>
              Aus {formatNumber(loose.OfferCount, site)} Angeboten, 6 t lose, mit MwSt. und Lieferung. Stand{' '}
              {formatDate(loose.DateTime, site)}.
            </Trans>
          </p>
        )}
      </header>
      {products.length === 0 ? (
        <NoOffers words={terms} rule={place.DeliveryRule} />
      ) : (
        <LocalTiles place={place} products={products} />
      )}
      <div className={styles.course}>
        <PriceHistory place={target} name={name} usual={COUNTRY_PLACE} view={page} />
        <div className={styles.aside}>
          {place.DeliveryRule === undefined && <PriceAlert zipCode={place.ZipCode} price={loose?.Price ?? null} />}
          {loose && <ExtremesCard metrics={loose} />}
        </div>
      </div>
      {products.length > 0 && (
        <section className={styles.section} aria-labelledby="waren">
          <h2 id="waren">
            <Trans>Lose Ware und Sackware</Trans>
          </h2>
          <Card flush>
            <ProductTable products={products} caption={t`Lose Ware und Sackware ${inState}`} />
          </Card>
        </section>
      )}
      <PlaceDealers place={place} target={target} words={terms} />
      <PageAdvert slotKey={ADVERT_SLOT_KEYS.localPrices} {...(place.ZipCode && { zipCode: place.ZipCode })} />
      <Nearby place={place} target={target} />
      {place.Kind === 'state' && <StateTowns place={place} townsFrom={page.townsFrom} />}
    </div>
  );
}
