import { countryRules } from '@heizplatz/country';
import { useCall } from '@heizplatz/api-client';
import { useSite } from '@heizplatz/router';
import { Card, FailedState, Skeleton } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { COUNTRY_PLACE, LOOSE_ID, PRICE_CALLS } from '../../shared/price-data/price-calls';
import { compareGroups } from '../../shared/price-metrics/compare-groups';
import { GroupTable } from '../../shared/price-metrics/group-table';
import { StateMap } from './state-map/state-map';
import styles from './state-prices.module.css';

/** The states as a map and as a table of the same links and prices. */
export function StatePrices() {
  const { t } = useLingui();
  const site = useSite();
  const { call, input } = PRICE_CALLS(site.countryId).groups(COUNTRY_PLACE);
  const { data, error, isValidating, mutate } = useCall(call, input);
  const hasCantons = countryRules(site.countryId).stateTerm === 'Kanton';
  const title = hasCantons ? t`Pelletpreise nach Kantonen` : t`Pelletpreise nach Bundesländern`;
  return (
    <section id="laender" className={styles.section} aria-labelledby="laender-titel">
      <h2 id="laender-titel">{title}</h2>
      {error && !data && (
        <FailedState
          level={3}
          title={t`Die Preise der Regionen konnten nicht geladen werden.`}
          onRetry={() => void mutate()}
          retrying={isValidating}
          requestId={error.problem.requestId}
        />
      )}
      {!error && !data && <Skeleton shape="picture" className={styles.waiting} />}
      {data && data.Items.length === 0 && (
        <p>
          <Trans>Für heute liegen noch keine Preise der Regionen vor.</Trans>
        </p>
      )}
      {data && data.Items.length > 0 && (
        <div className={styles.both}>
          <Card className={styles.map}>
            <StateMap groups={compareGroups(data.Items, LOOSE_ID).groups} label={title} />
          </Card>
          <Card flush>
            <GroupTable
              compared={compareGroups(data.Items, LOOSE_ID)}
              caption={title}
              title={hasCantons ? t`Kanton` : t`Bundesland`}
            />
          </Card>
        </div>
      )}
    </section>
  );
}
