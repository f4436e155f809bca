import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Font } from 'satori';
import { FAVICON } from '../static/favicon';
import { pictureTree } from './picture-tree';
import type { DocumentHead } from './read-head';

export type RenderPicture = (head: DocumentHead, host: string) => Promise<Buffer>;

const WEIGHTS = [400, 700] as const;

async function readFonts(): Promise<Font[]> {
  const packages = createRequire(join(process.cwd(), 'package.json'));
  return Promise.all(
    WEIGHTS.map(async (weight) => ({
      name: 'Figtree',
      weight,
      data: await readFile(packages.resolve(`@fontsource/figtree/files/figtree-latin-${weight}-normal.woff`)),
    })),
  );
}

const SIGN = `data:image/svg+xml;base64,${Buffer.from(FAVICON).toString('base64')}`;

/** PNG by satori (layout and text to paths) and sharp; both are loaded when the first picture is requested. */
export function createRenderPicture(): RenderPicture {
  let fonts: Promise<Font[]> | undefined;
  return async (head, host) => {
    const [{ default: satori }, { default: sharp }] = await Promise.all([import('satori'), import('sharp')]);
    fonts ??= readFonts();
    const svg = await satori(pictureTree(head, host, SIGN), { width: 1200, height: 630, fonts: await fonts });
    return sharp(Buffer.from(svg)).png({ palette: true, quality: 90 }).toBuffer();
  };
}
