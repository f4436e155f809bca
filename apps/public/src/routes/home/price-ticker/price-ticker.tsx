import { useCall } from '@heizplatz/api-client';
import { useSite } from '@heizplatz/router';
import { useLingui } from '@lingui/react/macro';
import styles from './price-ticker.module.css';
import { TickerEntry } from './ticker-entry';
import { TICKER_CALLS, TICKER_GROUPS } from './ticker-calls';

/**
 * Today's prices in one line, each with its change in seven days and its last month as a sparkline. It does not move:
 * no visitor has to wait for a price, and where it is wider than the window it is scrolled by hand. Its page's loader
 * calls `TICKER_CALLS(…).prices`; without a response there is no ticker.
 */
export function PriceTicker() {
  const { t } = useLingui();
  const site = useSite();
  const { call, input } = TICKER_CALLS(site.countryId).prices;
  const { data } = useCall(call, input);
  const entries = TICKER_GROUPS.flatMap((group) => {
    const metrics = data?.Products.find(({ ProductId }) => ProductId === group.defaultProductId);
    return metrics ? [{ group, metrics: metrics }] : [];
  });
  if (entries.length === 0) return null;
  return (
    <section className={styles.ticker} aria-label={t`Preisticker`}>
      <ul className={styles.entries}>
        {entries.map(({ group, metrics: metrics }) => (
          <TickerEntry key={group.id} group={group} metrics={metrics} />
        ))}
      </ul>
    </section>
  );
}
