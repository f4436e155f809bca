import { Readable } from 'node:stream';
import { defineHandler, problem, siteDay, StreamResponse } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { BRAND, siteById } from '@heizplatz/country';
import { chartDrawing } from './chart-drawing';
import { type Drawing, renderPng, renderSvg } from './letters-as-paths';
import { logoDrawing } from './logo-drawing';
import { readPriceSeries } from './read-price-series';
import { sourceLine } from './source-line';

interface PictureFile {
  readonly drawing: Drawing;
  readonly format: 'png' | 'svg';
  /** Pixels of the PNG per unit of the drawing. */
  readonly scale: number;
  /** Without ending. */
  readonly name: string;
}

async function sendPicture({ drawing, format, scale, name }: PictureFile): Promise<StreamResponse> {
  const bytes = format === 'png' ? await renderPng(drawing, scale) : Buffer.from(await renderSvg(drawing));
  const contentType = format === 'png' ? 'image/png' : 'image/svg+xml';
  return new StreamResponse(Readable.from([bytes]), { contentType, fileName: `${name}.${format}` });
}

/** GET /api/support/presse/preise/diagramm: the chart of the page with its source. */
export const pressChart = defineHandler(CALLS.pressChart, async ({ query }, { db, clock, services }) => {
  const today = siteDay(clock());
  const series = await readPriceSeries(db, query, today);
  if (series.Rows.length === 0) throw problem('NOT_FOUND');
  const drawing = chartDrawing(series, query.by, sourceLine(query.country, today, services.config));
  const name = `preis-${siteById(query.country).iso.toLowerCase()}-${query.product}-${today}`;
  return sendPicture({ drawing, format: query.format, scale: 2, name });
});

/** GET /api/support/presse/logo/{look}. */
export const pressLogo = defineHandler(CALLS.pressLogo, ({ params, query }) =>
  sendPicture({
    ...{ drawing: logoDrawing(params.look), format: query.format, scale: 2 },
    name: `${BRAND.toLowerCase()}-logo-${params.look}`,
  }),
);

export const pressPictureHandlers = [pressChart, pressLogo];
