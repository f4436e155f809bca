import type { Sharp } from 'sharp';

/** Larger ones are unpacked bombs or no pictures for a page. */
export const MAX_PIXELS = 50_000_000;

/** 'broken': it cannot be read; 'large': more than MAX_PIXELS. */
export type PictureRefusal = 'broken' | 'large';

/**
 * What `draw` makes of a picture, which it gets upright with its width; 'complex': a drawing took longer than the limit, which
 * libvips looks at while it writes: it decodes and turns a whole picture (MAX_PIXELS at most) first. It is decoded in threads
 * of libvips.
 */
export async function drawPicture<T>(
  bytes: Buffer,
  draw: (picture: Sharp, width: number) => Promise<T>,
  timeLimitMs: number,
): Promise<T | PictureRefusal | 'complex'> {
  const { default: sharp } = await import('sharp');
  try {
    const { width = 0, height = 0, orientation = 1 } = await sharp(bytes).metadata();
    if (width * height > MAX_PIXELS) return 'large';
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'truncated' })
      .timeout({ seconds: Math.ceil(timeLimitMs / 1000) })
      .rotate();
    return await draw(picture, orientation > 4 ? height : width);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    // A decoder error means an invalid file, and is reported as such.
    return error.message.startsWith('timeout') ? 'complex' : 'broken';
  }
}
