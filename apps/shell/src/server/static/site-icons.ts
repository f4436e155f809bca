import { BRAND } from '@heizplatz/country';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { FAVICON } from './favicon';

const A_DAY = 'public, max-age=86400';
const TOUCH_PX = 180;
const ICO_PX = 48;
/** Sizes that a home screen requests. */
const MANIFEST_PX = [192, 512];
const ICO_HEADER_BYTES = 22;

const iconPath = (px: number) => `/icon-${px}.png`;

const MANIFEST = JSON.stringify({
  name: BRAND,
  short_name: BRAND,
  lang: 'de',
  start_url: '/',
  display: 'browser',
  background_color: '#FBF8F3',
  theme_color: '#153A2F',
  icons: MANIFEST_PX.map((px) => ({ src: iconPath(px), sizes: `${px}x${px}`, type: 'image/png' })),
});

/** The brand's logo for tabs, home screens and implicit requests of /favicon.ico; each size is rendered once. */
export function registerSiteIcons(server: FastifyInstance): void {
  const rendered = new Map<number, Promise<Buffer>>();
  const getIcon = (px: number) => {
    const icon = rendered.get(px) ?? renderIcon(px);
    rendered.set(px, icon);
    return icon;
  };
  const send = (reply: FastifyReply, type: string, content: Buffer | string) =>
    reply.type(type).header('cache-control', A_DAY).send(content);
  server.get('/favicon.ico', async (_, reply) => send(reply, 'image/x-icon', toIco(await getIcon(ICO_PX), ICO_PX)));
  server.get('/apple-touch-icon.png', async (_, reply) => send(reply, 'image/png', await getIcon(TOUCH_PX)));
  for (const px of MANIFEST_PX)
    server.get(iconPath(px), async (_, reply) => send(reply, 'image/png', await getIcon(px)));
  server.get('/manifest.webmanifest', (_, reply) => send(reply, 'application/manifest+json', MANIFEST));
}

async function renderIcon(px: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(FAVICON), { density: 72 * (px / 32) })
    .resize(px, px)
    .png()
    .toBuffer();
}

/** One picture in an ICO file, as PNG, which all browsers read. */
function toIco(png: Buffer, px: number): Buffer {
  const header = Buffer.alloc(ICO_HEADER_BYTES);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(px, 6);
  header.writeUInt8(px, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(ICO_HEADER_BYTES, 18);
  return Buffer.concat([header, png]);
}
