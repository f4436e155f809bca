import { useCall } from '@heizplatz/api-client';
import { formatNumber, type Site, unitPriceParts } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { PRICE_PAGES_PATH } from '@heizplatz/routes';
import { Card, FailedState, PriceFigure, Skeleton, TextLink } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { HOME_CALLS } from './home-calls';
import { PriceChange } from './price-change';
import { PriceExtremes } from './price-extremes';
import { PriceHistory } from './price-history';
import styles from './price-box.module.css';

/** What loose pellets cost today, where the price came from, and its extremes (rule FIGURE-02). */
export function PriceBox() {
  const { t } = useLingui();
  const site = useSite();
  const { call, input } = HOME_CALLS(site.countryId).today;
  const { data, error, isValidating, mutate } = useCall(call, input);
  return (
    <Card as="section" className={styles.box} aria-labelledby="pelletpreis">
      <div className={styles.head}>
        <h2 id="pelletpreis" className={styles.title}>
          <Trans>Pelletpreis heute</Trans>
        </h2>
        <p className="quiet">
          <Trans>{site.countryName}, lose, 6 t</Trans>
        </p>
      </div>
      {error && !data ? (
        <FailedState
          level={3}
          title={t`Der Preis konnte nicht geladen werden.`}
          onRetry={() => void mutate()}
          retrying={isValidating}
          requestId={error.problem.requestId}
        />
      ) : (
        <Today site={site} price={data?.Price} change={data?.Change} offers={data?.OfferCount} isLoading={!data} />
      )}
      <PriceHistory />
      <PriceExtremes />
      <TextLink variant="alone" href={PRICE_PAGES_PATH}>
        <Trans>Preise in Ihrer Region</Trans>
      </TextLink>
    </Card>
  );
}

interface TodayProps {
  readonly site: Site;
  readonly price: number | undefined;
  readonly change: number | undefined;
  readonly offers: number | undefined;
  readonly isLoading: boolean;
}

function Today({ site, price, change, offers, isLoading }: TodayProps) {
  if (isLoading) return <Skeleton shape="figure" className={styles.waiting} />;
  if (price === undefined) {
    return (
      <p className={styles.waiting}>
        <Trans>Für heute liegt noch kein Preis vor.</Trans>
      </p>
    );
  }
  return (
    <div>
      <div className={styles.today}>
        <PriceFigure size="hero" {...unitPriceParts(formatNumber(price, site, 2), site, 't')} />
        {change !== undefined && <PriceChange change={change} />}
      </div>
      {offers !== undefined && (
        <p className="quiet">
          <Trans>Durchschnitt der günstigsten Angebote aus {formatNumber(offers, site)} Postleitzahlen</Trans>
        </p>
      )}
    </div>
  );
}
