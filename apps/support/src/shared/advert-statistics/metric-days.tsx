import { useLocation, useSearchParams } from '@heizplatz/router';
import { PlainLink } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import styles from './metric-days.module.css';
import { listAddress } from '../staff-table/list-address';

const PERIODS = ['7', '30', '90', '365'] as const;

/** How many days statistics go back, by the address. */
export const metricDays = (params: URLSearchParams): string =>
  PERIODS.find((days) => days === params.get('tage')) ?? '30';

/** Links to the periods that there are. */
export function MetricDays() {
  const { t } = useLingui();
  const location = useLocation();
  const [params] = useSearchParams();
  const chosen = metricDays(params);
  return (
    <nav aria-label={t`Zeitraum`} className={styles.periods}>
      {PERIODS.map((days) => (
        <PlainLink
          key={days}
          href={listAddress(location, { tage: days })}
          aria-current={days === chosen ? 'true' : undefined}
        >
          {t`${days} Tage`}
        </PlainLink>
      ))}
    </nav>
  );
}
