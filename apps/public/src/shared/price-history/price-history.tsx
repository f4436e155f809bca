import { formatPriceUnit } from '@heizplatz/country';
import { useCall } from '@heizplatz/api-client';
import { chartSeries, PriceChart } from '@heizplatz/chart-ui';
import { useLocation, useSite } from '@heizplatz/router';
import { Card, FailedState, Skeleton } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { RangeLinks } from '../price-chart/range-links';
import { DEFAULT_RANGE } from '../price-data/chart-ranges';
import { PRICE_CALLS, type RequestedPlace } from '../price-data/price-calls';
import { addPriceQuery } from '../price-data/price-paths';
import type { PriceView } from '../price-data/price-view';
import { ComparisonForm } from './comparison-form';
import styles from './price-history.module.css';
import { useSecondPlace } from './use-second-place';

interface PriceHistoryProps {
  /** Whose line the first is, and its name. */
  readonly place: RequestedPlace;
  readonly name: string;
  /** Rendered beside it as long as the visitor selects no other; null: nothing. */
  readonly usual: RequestedPlace | null;
  readonly view: PriceView;
}

/** The course of loose pellets' price here, a second place beside it, and the way to choose both. */
export function PriceHistory({ place, name, usual, view }: PriceHistoryProps) {
  const { t } = useLingui();
  const site = useSite();
  const { pathname } = useLocation();
  const { call, input } = PRICE_CALLS(site.countryId).series(place, view.days);
  const { data, error, isValidating, mutate } = useCall(call, input, { keepPreviousData: true });
  const second = useSecondPlace(view.comparison ? view.comparison.place : usual, view.days);
  const comparison = view.comparison?.text ?? '';
  const title = second ? t`Preisverlauf: ${name} und ${second.name}` : t`Preisverlauf: ${name}`;
  return (
    <Card as="section" className={styles.card} aria-labelledby="preisverlauf">
      <div className={styles.head}>
        <h2 id="preisverlauf" className={styles.title}>
          <Trans>Preisverlauf</Trans>
        </h2>
        <RangeLinks
          chosenId={view.rangeId}
          getHref={(range) => addPriceQuery(pathname, { range, comparison }, DEFAULT_RANGE)}
        />
      </div>
      {error && !data && (
        <FailedState
          level={3}
          title={t`Der Preisverlauf konnte nicht geladen werden.`}
          onRetry={() => void mutate()}
          retrying={isValidating}
          requestId={error.problem.requestId}
        />
      )}
      {!error && !data && <Skeleton shape="picture" className={styles.waiting} />}
      {data && data.Result.length === 0 && (
        <p className={styles.none}>
          <Trans>Für {name} gibt es in dieser Zeit keine Preise.</Trans>
        </p>
      )}
      {data && data.Result.length > 0 && (
        <PriceChart
          title={title}
          series={[chartSeries(name, data.Result), ...(second ? [second] : [])]}
          unit={formatPriceUnit(site, 't')}
        />
      )}
      <ComparisonForm comparison={view.comparison} rangeId={view.rangeId} />
    </Card>
  );
}
