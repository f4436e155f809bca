import { useSite } from '@heizplatz/router';
import { lazy, memo, Suspense } from 'react';
import type { ChartVariant } from './chart-variant';
import { liveOptions } from './live-options';
import styles from './price-chart.module.css';

const Chart = lazy(() => import(/* webpackChunkName: "apexcharts" */ 'react-apexcharts'));

interface LiveChartProps extends ChartVariant {
  readonly onVisible: (isVisible: boolean) => void;
}

/**
 * The chart library over the static chart, loaded when this is first displayed. Screen readers keep the static chart
 * and the table. The library renders anew with new options: equal props leave what it has rendered.
 */
export const LiveChart = memo(function LiveChart({ onVisible, ...variant }: LiveChartProps) {
  const site = useSite();
  const options = liveOptions(variant, {
    site,
    nonce: document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '',
    colour: (token) => getComputedStyle(document.documentElement).getPropertyValue(token),
    onMounted: () => onVisible(true),
  });
  const series = variant.series.map(({ name, points }) => ({
    name,
    data: points.map(({ time, value }): [number, number] => [Date.parse(time), value]),
  }));
  return (
    <div className={styles.live} aria-hidden="true">
      <Suspense fallback={null}>
        <Chart type="line" height="100%" options={options} series={series} />
      </Suspense>
    </div>
  );
});
