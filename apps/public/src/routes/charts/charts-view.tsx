import { useCall } from '@heizplatz/api-client';
import { chartSeries, PriceChart } from '@heizplatz/chart-ui';
import { ADVERT_SLOT_KEYS } from '@heizplatz/contract';
import { formatDate, formatNumber, formatPercent } from '@heizplatz/country';
import { PageHeader, useLoaderData, useLocation, useSite } from '@heizplatz/router';
import { PRICE_PAGES_PATH } from '@heizplatz/routes';
import { Card, FailedState, LinkButton, Skeleton } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { RangeLinks } from '../../shared/price-chart/range-links';
import { DEFAULT_RANGE } from '../../shared/price-data/chart-ranges';
import { PRICE_CALLS } from '../../shared/price-data/price-calls';
import { addPriceQuery } from '../../shared/price-data/price-paths';
import { factorDecimals } from '../../shared/price-factors/factor-decimals';
import { PriceFactors } from '../../shared/price-factors/price-factors';
import { Trend } from '../../shared/price-metrics/trend';
import type { ChartPage } from './chart-page';
import styles from './charts-view.module.css';
import { useFuelLabels } from './use-fuel-labels';
import { PageCrumbs } from '../../shared/structured-data/page-crumbs';
import { PageAdvert } from '../../shared/page-advert/page-advert';

export function ChartsView() {
  const { t } = useLingui();
  const site = useSite();
  const { pathname } = useLocation();
  const { factorId, rangeId, days } = useLoaderData<ChartPage>();
  const { call, input } = PRICE_CALLS(site.countryId).factorSeries(factorId, days);
  const { data, error, isValidating, mutate } = useCall(call, input, { keepPreviousData: true });
  const messages = useFuelLabels(factorId);
  return (
    <div className={styles.page}>
      <PageHeader
        title={messages.title}
        description={messages.description}
        canonical={pathname}
        alternates="same-path"
      />
      <header className={styles.head}>
        <PageCrumbs
          crumbs={[
            { id: 'prices', text: t`Pelletpreise`, href: PRICE_PAGES_PATH },
            { id: 'chart', text: messages.name },
          ]}
        />
        <h1>{messages.title}</h1>
        {data && (
          <p className={styles.today}>
            <strong>{formatNumber(data.Factor.Price, site, factorDecimals(data.Factor))}</strong> {data.Factor.Unit}
            <span className="quiet">
              <Trend value={data.Factor.Change} text={formatPercent(Math.abs(data.Factor.Change), site)} />{' '}
              <Trans>in 7 Tagen, Stand {formatDate(data.Factor.DateTime, site)}</Trans>
            </span>
          </p>
        )}
      </header>
      <Card as="section" className={styles.card} aria-labelledby="verlauf">
        <div className={styles.bar}>
          <h2 id="verlauf" className={styles.title}>
            <Trans>Verlauf</Trans>
          </h2>
          <RangeLinks
            chosenId={rangeId}
            getHref={(range) => addPriceQuery(pathname, { range, comparison: '' }, DEFAULT_RANGE)}
          />
        </div>
        {error && !data && (
          <FailedState
            level={3}
            title={t`Der Verlauf konnte nicht geladen werden.`}
            onRetry={() => void mutate()}
            retrying={isValidating}
            requestId={error.problem.requestId}
          />
        )}
        {!error && !data && <Skeleton shape="picture" className={styles.waiting} />}
        {data && data.Result.length > 0 && (
          <PriceChart
            title={t`Verlauf: ${messages.name}`}
            series={[chartSeries(messages.name, data.Result)]}
            unit={data.Factor.Unit}
            decimals={factorDecimals(data.Factor)}
          />
        )}
        {data && data.Result.length === 0 && (
          <p>
            <Trans>Für diese Zeit liegen keine Werte vor.</Trans>
          </p>
        )}
      </Card>
      <PageAdvert slotKey={ADVERT_SLOT_KEYS.factorChart} />
      <section className={styles.text} aria-labelledby="zusammenhang">
        <h2 id="zusammenhang">
          <Trans>Was das mit dem Heizen zu tun hat</Trans>
        </h2>
        {messages.paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <p className={styles.next}>
          <LinkButton href={PRICE_PAGES_PATH}>
            <Trans>Zu den Pelletpreisen</Trans>
          </LinkButton>
        </p>
      </section>
      <PriceFactors />
    </div>
  );
}
