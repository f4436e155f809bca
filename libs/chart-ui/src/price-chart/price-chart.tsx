import { Disclosure } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useMemo, useState } from 'react';
import { formatNumber } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { chartFrame } from './chart-frame';
import { ChartLegend } from './chart-legend';
import type { ChartSeries } from './chart-series';
import { ChartReader } from './chart-reader';
import { ChartTable } from './chart-table';
import { LiveChart } from './live-chart';
import styles from './price-chart.module.css';
import { StaticChart } from './static-chart';

export interface PriceChartProps {
  /** What the chart displays, as text: 'Pelletpreis in 80331 München'. */
  readonly title: string;
  /** One line, or two places compared: the second line is dashed, in the colour wood. */
  readonly series: readonly ChartSeries[];
  /** '€/t'. */
  readonly unit: string;
  /** Decimals of the values in the table; 2 by default. */
  readonly decimals?: number;
  /** Replaces the table of days where the page has a more detailed one. */
  readonly table?: ReactNode;
}

/**
 * Prices over time. The server renders them, so they are available without script and nothing shifts; on hover the
 * chart library's chart of the same size replaces them, with the value of each day. All values are in a table too.
 */
export function PriceChart({ title, series, unit, decimals = 2, table }: PriceChartProps) {
  const rendered = useMemo(() => series.filter(({ points }) => points.length > 0), [series]);
  const [wantsLive, setWantsLive] = useState(false);
  const [isLive, setIsLive] = useState(false);
  const variant = { title, series: rendered, unit, decimals };
  return (
    <figure className={styles.chart}>
      <p className={styles.unit}>
        <span>
          <Trans>in {unit}</Trans>
        </span>
        <CutAxis series={rendered} />
      </p>
      <div
        className={styles.place}
        onPointerEnter={() => setWantsLive(true)}
        onPointerDown={() => setWantsLive(true)}
        data-live={isLive || undefined}
      >
        <StaticChart {...variant} />
        {wantsLive && <LiveChart {...variant} onVisible={setIsLive} />}
      </div>
      <ChartReader {...variant} />
      <ChartLegend names={rendered.map(({ name }) => name)} />
      <Disclosure summary={<Trans>Als Tabelle</Trans>}>
        {table === undefined ? <ChartTable {...variant} /> : <div className={styles.table}>{table}</div>}
      </Disclosure>
    </figure>
  );
}

/** An axis that does not begin at zero makes differences look larger: this note states where it begins. */
function CutAxis({ series }: { readonly series: readonly ChartSeries[] }) {
  const site = useSite();
  const { ticks, decimals } = chartFrame(series);
  const [low = 0] = ticks;
  if (low === 0) return null;
  return (
    <span>
      {' · '}
      <Trans>Achse beginnt bei {formatNumber(low, site, decimals)}</Trans>
    </span>
  );
}
