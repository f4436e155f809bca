import { useCall } from '@heizplatz/api-client';
import { ADVERT_SLOT_KEYS } from '@heizplatz/contract';
import { PageHeader, useLoaderData, useOrigin, useSite } from '@heizplatz/router';
import { FUEL_NEED_PATH, PRICE_PAGES_PATH } from '@heizplatz/routes';
import { Card, FailedState, TextLink } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { PriceAlert } from '../../shared/price-alert/price-alert';
import { COUNTRY_PLACE, LOOSE_ID, PRICE_CALLS } from '../../shared/price-data/price-calls';
import { PriceFaq } from '../../shared/price-faq/price-faq';
import { PriceFactors } from '../../shared/price-factors/price-factors';
import { ExtremesCard } from '../../shared/price-metrics/extremes-card';
import { ProductTable } from '../../shared/price-metrics/product-table';
import { PriceHistory } from '../../shared/price-history/price-history';
import { CountryTiles } from './country-tiles';
import { PricePlaceSearch } from './price-place-search';
import type { Prices } from './prices';
import styles from './prices-view.module.css';
import { StatePrices } from './state-prices';
import { priceSeriesData } from '../../shared/structured-data/price-data';
import { StructuredData } from '../../shared/structured-data/structured-data';
import { PageAdvert } from '../../shared/page-advert/page-advert';

export function PricesView() {
  const { t } = useLingui();
  const view = useLoaderData<Prices>();
  const site = useSite();
  const origin = useOrigin();
  const { call, input } = PRICE_CALLS(site.countryId).metrics(COUNTRY_PLACE);
  const { data, error, isValidating, mutate } = useCall(call, input);
  const products = data?.Products ?? [];
  const loose = products.find(({ ProductId }) => ProductId === LOOSE_ID);
  const title = t`Pelletpreise ${site.inCountry}: aktueller Preis und Verlauf`;
  const description = t`Was Holzpellets ${site.inCountry} heute kosten: Durchschnitt der günstigsten Angebote je Postleitzahl, Verlauf bis drei Jahre, Preise nach Regionen und was den Preis bestimmt.`;
  return (
    <div className={styles.page}>
      <PageHeader title={title} description={description} alternates="same-path" />
      <StructuredData
        data={priceSeriesData(origin, site, { path: PRICE_PAGES_PATH, name: title, description, products })}
      />
      <header className={styles.head}>
        <h1>
          <Trans>Pelletpreise {site.inCountry}</Trans>
        </h1>
        <p className="lead">
          <Trans>
            Durchschnitt der günstigsten Angebote je Postleitzahl, 6 t, mit MwSt. und Lieferung. Jeden Tag neu
            berechnet.
          </Trans>
        </p>
        <PricePlaceSearch sought={view.sought} />
      </header>
      {error && !data && (
        <FailedState
          title={t`Die Preise konnten nicht geladen werden.`}
          onRetry={() => void mutate()}
          retrying={isValidating}
          requestId={error.problem.requestId}
        />
      )}
      <CountryTiles products={products} isLoading={!data && !error} />
      <div className={styles.course}>
        <PriceHistory place={COUNTRY_PLACE} name={site.countryName} usual={null} view={view} />
        <div className={styles.aside}>
          {loose && <ExtremesCard metrics={loose} />}
          <PriceAlert zipCode="" price={null} />
        </div>
      </div>
      <StatePrices />
      <PageAdvert slotKey={ADVERT_SLOT_KEYS.prices} />
      {products.length > 0 && (
        <section className={styles.section} aria-labelledby="waren">
          <h2 id="waren">
            <Trans>Lose Ware und Sackware</Trans>
          </h2>
          <Card flush>
            <ProductTable products={products} caption={t`Lose Ware und Sackware`} />
          </Card>
          <p className="quiet">
            <Trans>
              Sackware ist auf die Tonne gerechnet, damit sich beide vergleichen lassen.{' '}
              <TextLink href={FUEL_NEED_PATH}>Wie viel brauche ich?</TextLink>
            </Trans>
          </p>
        </section>
      )}
      <PriceFactors />
      <PriceFaq />
    </div>
  );
}
