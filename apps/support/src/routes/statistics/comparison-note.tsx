import type { StaffStatistic } from '@heizplatz/contract';
import { formatDate } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { Trans } from '@lingui/react/macro';
import styles from './statistic.module.css';

/** Which days the figures are compared with; of a period that is not over only as many as have passed. */
export function ComparisonNote({ statistic }: { readonly statistic: StaffStatistic }) {
  const site = useSite();
  const { Before, YearBefore, CountedTo } = statistic;
  const day = (iso: string) => formatDate(iso, site);
  const before = `${day(Before.From)} – ${day(Before.To)}`;
  const yearBefore = YearBefore && `${day(YearBefore.From)} – ${day(YearBefore.To)}`;
  return (
    <p className={styles.note}>
      {CountedTo === null ? (
        <Trans>Verglichen mit dem Zeitraum davor: {before}.</Trans>
      ) : (
        <Trans>
          Der Zeitraum läuft noch: gezählt ist bis heute, verglichen wird mit denselben Tagen davor: {before}.
        </Trans>
      )}{' '}
      {yearBefore && <Trans>Vorjahr: {yearBefore}.</Trans>}
    </p>
  );
}
