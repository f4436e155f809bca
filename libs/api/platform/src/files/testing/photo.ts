import sharp from 'sharp';

const PLACE = { GPSLatitudeRef: 'N', GPSLatitude: '48/1 12/1 30/1' };

/** A picture as a phone takes it: lying on its side (orientation 6) or upright (1), with camera and place. */
export const photo = (
  format: 'jpeg' | 'png' | 'webp' = 'jpeg',
  width = 64,
  height = 48,
  orientation: 1 | 6 = 6,
): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: { r: 120, g: 90, b: 60 } } })
    .withMetadata({ orientation, exif: { IFD0: { Make: 'Kamera von Anna' }, IFD3: PLACE } })
    .toFormat(format)
    .toBuffer();

/** A PNG of one pixel, for tables of cases, which are defined before any picture is rendered. */
export const POINT_PNG_BASE64 =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
