import { countryRules, formatDate, formatNumber, formatWithUnit, type Site } from '@heizplatz/country';
import type { ApexOptions } from 'apexcharts';
import { chartFrame } from './chart-frame';
import type { ChartVariant } from './chart-variant';
import { timeLabel } from './time-ticks';

const TIME_STEPS = 4;

export interface LiveContext {
  readonly site: Site;
  /** The page's; the library's own style element needs it. */
  readonly nonce: string;
  /** Of a design token: '--spruce'. */
  readonly colour: (token: string) => string;
  readonly onMounted: () => void;
}

/** The same lines on the same grid for the chart library, with the value of each day on hover. */
export function liveOptions(
  { series, unit, decimals }: ChartVariant,
  { site, nonce, colour, onMounted }: LiveContext,
): ApexOptions {
  const { ticks, from, to, decimals: tickDecimals } = chartFrame(series);
  const labels = { style: { colors: colour('--ink-2'), fontSize: '13px' } };
  return {
    chart: {
      nonce,
      fontFamily: 'inherit',
      parentHeightOffset: 0,
      toolbar: { show: false },
      zoom: { enabled: false },
      animations: { enabled: false },
      events: { mounted: onMounted },
    },
    fill: { opacity: 1 },
    colors: [colour('--spruce'), colour('--wood')],
    stroke: { width: [2.5, 2], dashArray: [0, 6] },
    grid: { borderColor: colour('--line'), padding: { left: 8, right: 8 } },
    legend: { show: false },
    xaxis: {
      type: 'numeric',
      min: from,
      max: to,
      tickAmount: TIME_STEPS,
      labels: { ...labels, formatter: (time) => timeLabel(Number(time), to - from, countryRules(site.countryId)) },
      tooltip: { enabled: false },
      axisTicks: { show: false },
      axisBorder: { show: false },
    },
    yaxis: {
      min: ticks[0] ?? 0,
      max: ticks.at(-1) ?? 1,
      tickAmount: ticks.length - 1,
      labels: { ...labels, formatter: (value) => formatNumber(value, site, tickDecimals) },
    },
    tooltip: {
      shared: true,
      x: { formatter: (time) => formatDate(new Date(time).toISOString(), site) },
      y: { formatter: (value) => formatWithUnit(formatNumber(value, site, decimals), site, unit) },
    },
  };
}
