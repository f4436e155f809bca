/** @jest-environment node */
import fastify from 'fastify';
import sharp from 'sharp';
import { registerSiteIcons } from './site-icons';

const server = fastify();
beforeAll(() => registerSiteIcons(server));
afterAll(() => server.close());

const describePng = async (png: Buffer) => {
  const { format, width, height } = await sharp(png).metadata();
  return `${format} ${width}x${height}`;
};

describe('the icons of the site', () => {
  it('the one for home screens is a PNG of 180 px', async () => {
    const { headers, rawPayload } = await server.inject('/apple-touch-icon.png');
    expect(headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'public, max-age=86400' });
    expect(await describePng(rawPayload)).toBe('png 180x180');
  });

  it('favicon.ico holds one picture of 48 px', async () => {
    const { headers, rawPayload } = await server.inject('/favicon.ico');
    expect(headers['content-type']).toBe('image/x-icon');
    expect([...rawPayload.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 48, 48]);
    expect(rawPayload.readUInt32LE(14)).toBe(rawPayload.length - 22);
    expect(await describePng(rawPayload.subarray(22))).toBe('png 48x48');
  });

  it('the manifest names icons that are there in their size', async () => {
    const { headers, json } = await server.inject('/manifest.webmanifest');
    expect(headers['content-type']).toContain('application/manifest+json');
    const { icons } = json<{ icons: readonly { src: string; sizes: string }[] }>();
    for (const { src, sizes } of icons)
      expect(await describePng((await server.inject(src)).rawPayload)).toBe(`png ${sizes}`);
    expect(icons).toHaveLength(2);
  });
});
