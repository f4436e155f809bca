import { formatNumber } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import styles from './trend.module.css';

/**
 * A difference as a number with its sign, rising in ember and falling in spruce; the sign conveys it, not the colour.
 */
export function Trend({ value, text }: { value: number; text: string }) {
  const site = useSite();
  const isLevel = formatNumber(value, site, 2) === formatNumber(0, site, 2);
  const direction = isLevel ? 'level' : value > 0 ? 'up' : 'down';
  return (
    <span className={styles[direction]}>
      <span aria-hidden="true" className={styles.sign}>
        {{ level: '→', up: '▲', down: '▼' }[direction]}
      </span>{' '}
      {text}
    </span>
  );
}
