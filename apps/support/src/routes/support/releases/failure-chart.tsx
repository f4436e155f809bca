import { LiveBars } from '@heizplatz/chart-ui';
import type { VersionHealth } from '@heizplatz/contract';
import { formatNumber } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useMemo } from 'react';
import styles from './releases.module.css';

interface FailureChartProps {
  readonly versions: readonly VersionHealth[];
  readonly getName: (remote: string) => string;
}

const getShare = ({ Visits, FailedVisits }: VersionHealth): number =>
  Visits === 0 ? 0 : (100 * FailedVisits) / Visits;

/** The share of failed visits, one bar a version; the table beside it has the figures. */
export function FailureChart({ versions, getName }: FailureChartProps) {
  const { t } = useLingui();
  const site = useSite();
  const categories = useMemo(
    () =>
      versions.map(({ Remote, Version }) => ({
        id: `${Remote} ${Version}`,
        // Names and whole versions would not fit below the bars.
        label: Version.slice(-8),
      })),
    [versions],
  );
  const axis = t`Gescheiterte Besuche in Prozent`;
  const series = useMemo(() => [{ name: axis, values: versions.map(getShare) }], [axis, versions]);
  const format = useCallback((value: number) => `${formatNumber(value, site, 1)} %`, [site]);
  const values = versions
    .map((version) => `${getName(version.Remote)} ${version.Version}: ${format(getShare(version))}`)
    .join(', ');
  return (
    <div className={styles.chart}>
      <LiveBars title={`${axis}: ${values}`} axis={axis} categories={categories} series={series} format={format} />
    </div>
  );
}
