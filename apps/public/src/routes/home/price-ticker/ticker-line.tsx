import { useCall } from '@heizplatz/api-client';
import { useSite } from '@heizplatz/router';
import { Sparkline, useIsHydrated } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import styles from './price-ticker.module.css';
import { TICKER_CALLS } from './ticker-calls';

/**
 * The last month as a sparkline, in reserved space: it is loaded after hydration, and its text is already beside it.
 */
export function TickerLine({ productId }: { productId: number }) {
  const { t } = useLingui();
  const site = useSite();
  const isHydrated = useIsHydrated();
  const { call, input } = TICKER_CALLS(site.countryId).line(productId);
  const { data } = useCall(call, isHydrated ? input : null);
  const values = data?.Result.map(({ Price }) => Price) ?? [];
  return (
    <span className={styles.line}>
      {values.length > 1 && <Sparkline values={values} label={t`Verlauf der letzten 30 Tage`} />}
    </span>
  );
}
