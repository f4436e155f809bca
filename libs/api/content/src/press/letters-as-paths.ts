import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Font } from 'satori';

/** A line of text; its box begins at left and top, pixels. */
export interface RenderedText {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly size: number;
  readonly colour: string;
  readonly isBold?: boolean;
  /** The box's own; without it the text stands at its left. */
  readonly width?: number;
  readonly align?: 'left' | 'center' | 'right';
  /** Between letters, pixels. */
  readonly spacing?: number;
}

export interface Drawing {
  readonly width: number;
  readonly height: number;
  /** SVG elements over the ground. */
  readonly shapes: string;
  readonly messages: readonly RenderedText[];
  /** None: what is below shows through. */
  readonly ground?: string;
}

const WEIGHTS = [400, 700] as const;
const ENDS = { left: 'flex-start', center: 'center', right: 'flex-end' } as const;

let fonts: Promise<Font[]> | undefined;

/** As they are installed; read once. */
function readFonts(): Promise<Font[]> {
  const packages = createRequire(join(process.cwd(), 'package.json'));
  const read = async (weight: (typeof WEIGHTS)[number]): Promise<Font> => {
    const data = await readFile(packages.resolve(`@fontsource/figtree/files/figtree-latin-${weight}-normal.woff`));
    return { name: 'Figtree', weight, data };
  };
  fonts ??= Promise.all(WEIGHTS.map(read));
  return fonts;
}

const box = ({ text, left, top, size, colour, isBold, width, align = 'left', spacing = 0 }: RenderedText) => ({
  type: 'div',
  key: null,
  props: {
    children: text,
    style: {
      ...{ position: 'absolute', display: 'flex', left, top, justifyContent: ENDS[align], whiteSpace: 'nowrap' },
      ...{ fontSize: size, fontWeight: isBold ? 700 : 400, lineHeight: 1.2, letterSpacing: spacing, color: colour },
      ...(width !== undefined && { width }),
    },
  },
});

/**
 * A chart as SVG of shapes alone: text is converted to paths, so that it looks the same where the font is not
 * installed.
 */
export async function renderSvg({ width, height, shapes, messages, ground }: Drawing): Promise<string> {
  const { default: satori } = await import('satori');
  const tree = {
    type: 'div',
    key: null,
    props: { style: { display: 'flex', width, height }, children: messages.map(box) },
  };
  const letters = await satori(tree, { width, height, fonts: await readFonts() });
  const below = ground ? `<rect width="${width}" height="${height}" fill="${ground}"/>` : '';
  return letters.replace(/^(<svg[^>]*>)/, `$1${below}${shapes}`);
}

/** The same as PNG, `scale` pixels per unit of the drawing. */
export async function renderPng(drawing: Drawing, scale: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const PIXELS_PER_INCH = 72;
  return sharp(Buffer.from(await renderSvg(drawing)), { density: PIXELS_PER_INCH * scale })
    .png({ compressionLevel: 9 })
    .toBuffer();
}
