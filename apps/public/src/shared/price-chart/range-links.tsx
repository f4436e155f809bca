import { Link } from '@heizplatz/router';
import { useLingui } from '@lingui/react/macro';
import { CHART_RANGES } from '../price-data/chart-ranges';
import styles from './range-links.module.css';

interface RangeLinksProps {
  readonly chosenId: string;
  readonly getHref: (rangeId: string) => string;
}

/** How far back the chart goes; links, so that it works without script and can be shared. */
export function RangeLinks({ chosenId, getHref }: RangeLinksProps) {
  const { t } = useLingui();
  const names: Record<string, { short: string; long: string }> = {
    '3m': { short: t`3 M`, long: t`Drei Monate` },
    '1j': { short: t`1 J`, long: t`Ein Jahr` },
    '3j': { short: t`3 J`, long: t`Drei Jahre` },
    max: { short: t`max`, long: t`Alles, was es gibt` },
  };
  return (
    <nav aria-label={t`Zeitraum`} className={styles.ranges}>
      {CHART_RANGES.map(({ id }) => (
        <Link
          key={id}
          to={getHref(id)}
          preventScrollReset
          rel="nofollow"
          aria-current={id === chosenId ? 'true' : undefined}
          className={styles.range}
        >
          <span aria-hidden="true">{names[id]?.short}</span>
          <span className="visually-hidden">{names[id]?.long}</span>
        </Link>
      ))}
    </nav>
  );
}
