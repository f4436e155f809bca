import type { PlaceMetrics } from '@heizplatz/contract';
import { formatDate, formatUnitPrice } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { Card } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import styles from './extremes-card.module.css';

/** Lowest and highest price of three years, each with its day. */
export function ExtremesCard({ metrics }: { metrics: PlaceMetrics }) {
  return (
    <Card as="section" aria-labelledby="drei-jahre">
      <h2 id="drei-jahre" className={styles.title}>
        <Trans>Drei Jahre</Trans>
      </h2>
      <dl className={styles.list}>
        <Row name={<Trans>3-Jahres-Tief</Trans>} value={metrics.Low} day={metrics.LowDate} />
        <Row name={<Trans>3-Jahres-Hoch</Trans>} value={metrics.High} day={metrics.HighDate} />
      </dl>
    </Card>
  );
}

function Row({ name, value, day }: { name: ReactNode; value: number | null; day: string | null }) {
  const site = useSite();
  return (
    <div className={styles.row}>
      <dt>{name}</dt>
      <dd className={styles.value}>{value === null ? '–' : formatUnitPrice(value, site, 't')}</dd>
      <dd className={styles.day}>{day && formatDate(day, site)}</dd>
    </div>
  );
}
