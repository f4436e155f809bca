import type { ApexOptions } from 'apexcharts';
import type { LiveBarsProps } from './live-bars-props';

/** The tokens that the library cannot read from the style sheet. */
const COLOURS = { spruce: '#1f4d3f', wood: '#c69a62', line: '#e4dbcd', ink: '#5c554b' };

/** The most that the name of a horizontal bar takes of the width. */
const NAME_PX = 140;
/** As the style sheet has them. */
const HEIGHTS_PX = { few: 280, some: 460, many: 640 } as const;

/** How tall horizontal bars are together. */
export function sizeOfBars(count: number): keyof typeof HEIGHTS_PX {
  if (count <= 5) return 'few';
  return count <= 10 ? 'some' : 'many';
}

const formatText =
  (format: (value: number) => string) =>
  (value: string): string =>
    format(Number(value));

/** As many stand side by side on a telephone. */
const MOST_SHORT_LABELS = 8;

type Categories = LiveBarsProps['categories'];

const isMany = (categories: Categories): boolean =>
  categories.length > MOST_SHORT_LABELS && categories.every(({ shortLabel }) => shortLabel !== undefined);

/** What stands below each bar: of many, short labels of every second, third …; nothing below the others. */
export function labelsBelow(categories: Categories): readonly string[] {
  const step = isMany(categories) ? Math.ceil(categories.length / MOST_SHORT_LABELS) : 1;
  return categories.map(({ label, shortLabel = label }, at) => (at % step === 0 ? shortLabel : ''));
}

/** Few categories get full labels, rotated if necessary. */
function axisLabels(categories: Categories) {
  if (!isMany(categories)) return { rotate: -45, trim: true };
  const below = labelsBelow(categories);
  const visible = new Map(categories.map(({ label }, at) => [label, below[at] ?? '']));
  return { rotate: 0, trim: false, formatter: (label: string) => visible.get(label) ?? label };
}

/**
 * Bars in the colour spruce, then wood, over a horizontal grid; without animation for visitors who prefer reduced
 * motion.
 */
export function barOptions(
  { categories, series, format, formatAxis = format, isHorizontal = false }: LiveBarsProps,
  nonce: string,
): ApexOptions {
  const labels = { style: { colors: COLOURS.ink, fontSize: '13px' } };
  return {
    chart: {
      type: 'bar',
      nonce,
      height: isHorizontal ? HEIGHTS_PX[sizeOfBars(categories.length)] : 280,
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
    plotOptions: {
      bar: {
        borderRadius: 3,
        horizontal: isHorizontal,
        barHeight: '75%',
        columnWidth: series.length > 1 ? '75%' : '55%',
      },
    },
    dataLabels: { enabled: false },
    grid: {
      borderColor: COLOURS.line,
      xaxis: { lines: { show: isHorizontal } },
      yaxis: { lines: { show: !isHorizontal } },
    },
    ...(isHorizontal
      ? {
          // Values lie on the axis that the library calls x, names on the other.
          xaxis: {
            type: 'category',
            tickAmount: 3,
            labels: { ...labels, rotate: 0, formatter: formatText(formatAxis) },
          },
          yaxis: { labels: { ...labels, maxWidth: NAME_PX } },
        }
      : {
          xaxis: { type: 'category', labels: { ...labels, ...axisLabels(categories) }, axisTicks: { show: false } },
          yaxis: { min: 0, labels: { ...labels, formatter: formatAxis } },
        }),
    tooltip: {
      shared: true,
      intersect: false,
      x: { formatter: (_, { dataPointIndex }: { dataPointIndex: number }) => categories[dataPointIndex]?.label ?? '' },
      y: { formatter: format },
    },
  };
}
