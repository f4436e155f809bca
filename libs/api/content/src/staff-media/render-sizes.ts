import { MAX_PIXELS } from '@heizplatz/api-platform';
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

/**
 * A picture re-encoded as WebP, so that its file contains nothing but the image (no location or camera data),
 * upright, in the widths that pages request. 'broken': it cannot be read; 'large': more than MAX_PIXELS.
 */
export async function renderSizes(bytes: Buffer): Promise<RenderedPicture | 'broken' | 'large'> {
  const { default: sharp } = await import('sharp');
  try {
    const { width = 0, height = 0, orientation = 1 } = await sharp(bytes).metadata();
    if (width * height > MAX_PIXELS) return 'large';
    const uprightWidth = orientation > 4 ? height : width;
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'truncated' }).rotate();
    const largest = await rendered(picture, Math.min(uprightWidth, LARGEST_WIDTH));
    const widths = WIDTHS.filter((one) => one < largest.width);
    const narrower: RenderedSize[] = [];
    for (const one of widths) narrower.push(await rendered(picture, one));
    return { largest, narrower };
  } catch (error) {
    // A decoder error means an invalid file, and is reported as such.
    if (error instanceof Error) return 'broken';
    throw error;
  }
}
