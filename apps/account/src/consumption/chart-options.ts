import { formatNumber, type Site } from '@heizplatz/country';
import type { ApexOptions } from 'apexcharts';
import type { PeriodFigures } from './consumption-figures';
import { periodText, quantityText } from './figure-texts';

/** The tokens that the library cannot read from the style sheet. */
const COLOURS = { spruce: '#1f4d3f', line: '#e4dbcd', ink: '#5c554b' };

/** Bars of spruce over a horizontal grid, still where motion is not wanted. */
export function chartOptions(
  periods: readonly PeriodFigures[],
  { unit, site, nonce }: { unit: string; site: Site; nonce: string },
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
    series: [{ name: unit, data: periods.map(({ id, amount }) => ({ x: periodText(id), y: amount })) }],
    colors: [COLOURS.spruce],
    fill: { opacity: 1 },
    legend: { show: false },
    plotOptions: { bar: { borderRadius: 3, columnWidth: '55%' } },
    dataLabels: { enabled: false },
    grid: { borderColor: COLOURS.line, xaxis: { lines: { show: false } } },
    xaxis: { type: 'category', labels: { ...labels, rotate: -45 }, axisTicks: { show: false } },
    yaxis: { min: 0, labels: { ...labels, formatter: (value) => formatNumber(value, site) } },
    tooltip: { y: { formatter: (value) => quantityText(value, unit, site) } },
  };
}
