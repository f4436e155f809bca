import type { ApexOptions } from 'apexcharts';
import type { LiveBarsProps } from './live-bars-props';

/** The tokens that the library cannot read from the style sheet. */
const COLOURS = { spruce: '#1f4d3f', wood: '#c69a62', line: '#e4dbcd', ink: '#5c554b' };

/** As many stand side by side on a telephone. */
const MOST_SHORT_LABELS = 8;

/**
 * Many days get short labels, of which every second, third … is displayed; few categories get full ones, rotated if
 * necessary.
 */
function axisLabels(categories: LiveBarsProps['categories']) {
  const isMany =
    categories.length > MOST_SHORT_LABELS && categories.every(({ shortLabel }) => shortLabel !== undefined);
  if (!isMany) return { rotate: -45, trim: true };
  const step = Math.ceil(categories.length / MOST_SHORT_LABELS);
  const visible = new Map(
    categories.map(({ label, shortLabel = label }, at) => [label, at % step === 0 ? shortLabel : '']),
  );
  return { rotate: 0, trim: false, formatter: (label: string) => visible.get(label) ?? label };
}

/**
 * Bars in the colour spruce, then wood, over a horizontal grid; without animation for visitors who prefer reduced
 * motion.
 */
export function barOptions(
  { categories, series, format, formatAxis = format }: LiveBarsProps,
  nonce: string,
): ApexOptions {
  const labels = { style: { colors: COLOURS.ink, fontSize: '13px' } };
  return {
    chart: {
      type: 'bar',
      nonce,
      height: 280,
      fontFamily: 'inherit',
      toolbar: { show: false },
      zoom: { enabled: false },
      animations: { enabled: false },
      parentHeightOffset: 0,
    },
    series: series.map(({ name, values }) => ({
      name,
      data: categories.map(({ label }, at) => ({ x: label, y: values[at] ?? 0 })),
    })),
    colors: [COLOURS.spruce, COLOURS.wood],
    fill: { opacity: 1 },
    legend: { show: series.length > 1, position: 'top', horizontalAlign: 'left' },
    plotOptions: { bar: { borderRadius: 3, columnWidth: series.length > 1 ? '75%' : '55%' } },
    dataLabels: { enabled: false },
    grid: { borderColor: COLOURS.line, xaxis: { lines: { show: false } } },
    xaxis: { type: 'category', labels: { ...labels, ...axisLabels(categories) }, axisTicks: { show: false } },
    yaxis: { min: 0, labels: { ...labels, formatter: formatAxis } },
    tooltip: {
      shared: true,
      intersect: false,
      x: { formatter: (_, { dataPointIndex }: { dataPointIndex: number }) => categories[dataPointIndex]?.label ?? '' },
      y: { formatter: format },
    },
  };
}
