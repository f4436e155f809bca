import { formatNumber, formatPriceUnit } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { classNames } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { classRanges } from './price-classes';
import styles from './state-map.module.css';

/** Which shade stands for which prices. */
export function MapLegend({ prices }: { readonly prices: readonly (number | null)[] }) {
  const { t } = useLingui();
  const site = useSite();
  const unit = formatPriceUnit(site, 't');
  return (
    <ul className={styles.legend} aria-label={t`Farben der Karte in ${unit}`}>
      {classRanges(prices).map(({ from, to }, shade) => (
        <li key={from} className={styles.range}>
          <span className={classNames(styles.step, styles[`step${shade}`])} />
          {`${formatNumber(from, site, 2)}–${formatNumber(to, site, 2)}`}
        </li>
      ))}
    </ul>
  );
}
