import { type AdmittedFile, type FileInspector, type PictureType, requireInspected } from '@heizplatz/api-platform';
import type { Sharp } from 'sharp';

/** Widths in CSS pixels: the reading column, twice that for dense screens, and what small screens need. */
const WIDTHS = [320, 640, 960] as const;
const LARGEST_WIDTH = 1440;
const QUALITY = 80;

export interface RenderedSize {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

export interface RenderedPicture {
  readonly largest: RenderedSize;
  readonly narrower: readonly RenderedSize[];
}

async function rendered(picture: Sharp, width: number): Promise<RenderedSize> {
  const { data, info } = await picture
    .clone()
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

async function renderAll(picture: Sharp, uprightWidth: number): Promise<RenderedPicture> {
  const largest = await rendered(picture, Math.min(uprightWidth, LARGEST_WIDTH));
  const widths = WIDTHS.filter((one) => one < largest.width);
  const narrower: RenderedSize[] = [];
  for (const one of widths) narrower.push(await rendered(picture, one));
  return { largest, narrower };
}

/**
 * A picture re-encoded as WebP, so that its file contains nothing but the image (no location or camera data), upright, in
 * the widths that pages request. Throws FILE_BROKEN, FILE_LARGE and FILE_COMPLEX.
 */
export const renderSizes = async (
  file: AdmittedFile<PictureType>,
  inspector: FileInspector,
): Promise<RenderedPicture> => requireInspected(file, await inspector.drawPicture(file, renderAll));
