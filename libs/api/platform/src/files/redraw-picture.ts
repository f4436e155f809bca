import { bounded } from '../http/limits/bounded';
import type { FileType } from './sniff-content';

/** Larger ones are unpacked bombs or no pictures for a page. */
export const MAX_PIXELS = 50_000_000;
/** As much as a screen shows; phones take more. */
const LONGEST_SIDE = 4096;
const QUALITY = 85;
const FORMATS = { 'image/png': 'png', 'image/jpeg': 'jpeg', 'image/webp': 'webp' } as const;

export type PictureType = Exclude<FileType, 'application/pdf'>;

/** A picture of 50 million pixels takes 200 MB while it is processed. */
const inTurn = bounded({ width: 2, queueLimit: 50 });

/**
 * A picture re-encoded in its own format, upright, so that its file contains nothing but the image: no location,
 * camera or time data, nothing after its end. 'broken': it cannot be read; 'large': more than MAX_PIXELS.
 */
export async function redrawPicture(bytes: Buffer, type: PictureType): Promise<Buffer | 'broken' | 'large'> {
  const { default: sharp } = await import('sharp');
  return inTurn(async () => {
    try {
      const { width = 0, height = 0 } = await sharp(bytes).metadata();
      if (width * height > MAX_PIXELS) return 'large';
      const format = FORMATS[type];
      return await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'truncated' })
        .rotate()
        .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
        .toFormat(format, format === 'png' ? {} : { quality: QUALITY })
        .toBuffer();
    } catch (error) {
      // A decoder error means an invalid file, and is reported as such.
      if (error instanceof Error) return 'broken';
      throw error;
    }
  });
}
