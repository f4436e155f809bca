import type { CALLS, CallResponse } from '@heizplatz/contract';
import { formatDate, formatNumber, type Site, siteById } from '@heizplatz/country';
import type { Drawing, RenderedText } from './letters-as-paths';
import type { Resolution } from './price-periods';
import { roundTicks } from './round-ticks';

type Series = CallResponse<typeof CALLS.pressPrices>;

const WIDTH = 1600;
const HEIGHT = 900;
const PLOT = { left: 150, right: 1540, top: 190, bottom: 740 } as const;
const [SPRUCE, INK, QUIET, LINE] = ['#1f4d3f', '#23201c', '#5c554b', '#e4dbcd'];
const TIME_LABELS = 5;
const LABEL_WIDTH = 200;

const MEANS: Readonly<Record<Resolution, string>> = { day: 'Tagespreise', week: 'Wochenmittel', month: 'Monatsmittel' };

const round = (value: number): number => Math.round(value * 10) / 10;
const roundMs = (day: string): number => Date.parse(`${day}T00:00:00Z`);

function headerLabels(series: Series, by: Resolution, site: Site): RenderedText[] {
  const order = `${formatNumber(series.Amount, site)} ${series.AmountUnit}`;
  const unit = `${site.currency.symbol} je ${series.PriceUnit}`;
  return [
    { text: `${series.ProductName}, ${site.countryName}`, left: 60, top: 48, size: 46, colour: INK, isBold: true },
    { text: `${unit}, brutto mit Lieferung bei ${order}, ${MEANS[by]}`, left: 60, top: 112, size: 28, colour: QUIET },
  ];
}

/** The series as a line over a grid, with its product and its source. Throws without a row. */
export function chartDrawing(series: Series, by: Resolution, source: string): Drawing {
  const { Rows } = series;
  const [first, last] = [Rows[0], Rows.at(-1)];
  if (!first || !last) throw new Error('a chart needs a price');
  const site = siteById(series.CountryId);
  const { ticks, decimals } = roundTicks(Rows.map(({ Price }) => Price));
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)];
  const [from, span] = [roundMs(first.From), roundMs(last.From) - roundMs(first.From) || 1];
  const x = (ms: number): number => round(PLOT.left + ((ms - from) / span) * (PLOT.right - PLOT.left));
  const y = (price: number): number => round(PLOT.bottom - ((price - low) / (high - low)) * (PLOT.bottom - PLOT.top));
  const points = Rows.map(({ From, Price }) => `${x(roundMs(From))} ${y(Price)}`);
  const grid = ticks.map(
    (tick) => `<path d="M${PLOT.left} ${y(tick)}H${PLOT.right}" stroke="${LINE}" stroke-width="2"/>`,
  );
  const line = `<path d="M${points.join('L')}" fill="none" stroke="${SPRUCE}" stroke-width="5" stroke-linejoin="round" stroke-linecap="round"/>`;
  const dot = `<circle cx="${x(roundMs(last.From))}" cy="${y(last.Price)}" r="9" fill="${SPRUCE}"/>`;
  const values = ticks.map((tick) => ({
    ...{ text: formatNumber(tick, site, decimals), left: 20, top: y(tick) - 16, width: PLOT.left - 40 },
    ...{ size: 26, colour: QUIET, align: 'right' as const },
  }));
  const times = Array.from({ length: TIME_LABELS }, (_, at) => {
    const ms = from + (span * at) / (TIME_LABELS - 1);
    const left = Math.min(x(ms) - LABEL_WIDTH / 2, WIDTH - LABEL_WIDTH);
    const text = formatDate(new Date(ms).toISOString().slice(0, 10), site);
    return { text, left, top: PLOT.bottom + 20, width: LABEL_WIDTH, size: 26, colour: QUIET, align: 'center' as const };
  });
  const footer = { text: source, left: 60, top: HEIGHT - 70, size: 26, colour: QUIET };
  return {
    ...{ width: WIDTH, height: HEIGHT, ground: '#ffffff' },
    shapes: `${grid.join('')}${line}${dot}`,
    messages: [...headerLabels(series, by, site), ...values, ...(Rows.length > 1 ? times : times.slice(0, 1)), footer],
  };
}
