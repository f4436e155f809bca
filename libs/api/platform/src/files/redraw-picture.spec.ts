import sharp from 'sharp';
import { redrawPicture } from './redraw-picture';
import { photo } from './testing/photo';

const rendered = async (bytes: Buffer, type: 'image/png' | 'image/jpeg' | 'image/webp'): Promise<Buffer> => {
  const made = await redrawPicture(bytes, type);
  if (typeof made === 'string') throw new Error(made);
  return made;
};

describe('a picture that is drawn anew', () => {
  it.each(['jpeg', 'png', 'webp'] as const)(
    'as %s holds neither place nor camera, and stands upright',
    async (format) => {
      const sent = await photo(format);
      expect((await sharp(sent).metadata()).exif?.toString('latin1')).toContain('Kamera von Anna');
      const made = await rendered(sent, `image/${format}`);
      const { exif, xmp, iptc, icc, orientation, width, height, format: stored } = await sharp(made).metadata();
      expect({ exif, xmp, iptc, icc, orientation }).toEqual({});
      expect([stored, width, height]).toEqual([format, 48, 64]);
      expect(made.toString('latin1')).not.toContain('Kamera von Anna');
    },
  );

  it('shows what it showed', async () => {
    const [pixel] = [
      await sharp(await rendered(await photo('png'), 'image/png'))
        .raw()
        .toBuffer(),
    ];
    expect([...pixel.subarray(0, 3)]).toEqual([120, 90, 60]);
  });

  it('loses what was put behind its end', async () => {
    const sent = Buffer.concat([await photo('jpeg'), Buffer.from('<script>alert(1)</script>')]);
    expect((await rendered(sent, 'image/jpeg')).includes('script')).toBe(false);
  });

  it('is the same whenever it is drawn, so that one sent twice is found again', async () => {
    const sent = await photo('jpeg');
    expect((await rendered(sent, 'image/jpeg')).equals(await rendered(sent, 'image/jpeg'))).toBe(true);
  });

  it('is no larger than a screen shows', async () => {
    const { width, height } = await sharp(await rendered(await photo('jpeg', 5000, 100), 'image/jpeg')).metadata();
    expect(Math.max(width, height)).toBe(4096);
  });

  it.each([
    ['cut off', async () => (await photo('png')).subarray(0, 60), 'broken'],
    ['a beginning alone', async () => Buffer.from('89504e470d0a1a0a0000', 'hex'), 'broken'],
    ['of more than 50 million pixels', () => photo('png', 8000, 6300), 'large'],
  ])('%s is refused', async (_, make, response) => {
    expect(await redrawPicture(await make(), 'image/png')).toBe(response);
  });
});
