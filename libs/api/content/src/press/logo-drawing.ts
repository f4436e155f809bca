import type { PRESS_LOGOS } from '@heizplatz/contract';
import { BRAND } from '@heizplatz/country';
import type { Drawing } from './letters-as-paths';

type Variant = (typeof PRESS_LOGOS)[number];

const SIGN_SIZE = 34;
/** Pixels of the file for one of the sign's. */
const SCALE = 8;
/** The sign's own height, what stands beside it, and a margin that nothing else may enter. */
const [MARGIN, GAP, LETTERS, NAME_WIDTH] = [4, 10, 23, 92];

const pellet = (x: number, y: number, [width, height]: readonly [number, number], fill: string, turn = ''): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${width / 2}" fill="${fill}"${turn && ` transform="rotate(${turn})"`}/>`;

/** A flame of five pellets, as the pages show it (libs/ui, Logo). */
const signOn = (ground: string): string =>
  [
    `<rect width="${SIGN_SIZE}" height="${SIGN_SIZE}" rx="9" fill="${ground}"/>`,
    pellet(14.6, 4.6, [4.8, 9.4], '#ee8243'),
    pellet(10.2, 11.9, [4.8, 11], '#d9a86a', '28 12.6 17.4'),
    pellet(19, 11.9, [4.8, 11], '#b98248', '-28 21.4 17.4'),
    pellet(14.6, 15.6, [4.8, 13], '#f2c98f'),
    pellet(7.4, 20.6, [4.4, 8.6], '#b98248', '18 9.6 25'),
    pellet(22.2, 20.6, [4.4, 8.6], '#d9a86a', '-18 24.4 25'),
  ].join('');

const COLOURS: Readonly<Record<Variant, { readonly ground: string; readonly name: string | null }>> = {
  dunkel: { ground: '#1f4d3f', name: '#16392f' },
  hell: { ground: '#2a6351', name: '#ffffff' },
  zeichen: { ground: '#1f4d3f', name: null },
};

/** The logo on a clear ground with the margin it needs. */
export function logoDrawing(variant: Variant): Drawing {
  const { ground, name } = COLOURS[variant];
  const width = SIGN_SIZE + 2 * MARGIN + (name ? GAP + NAME_WIDTH : 0);
  return {
    width: width * SCALE,
    height: (SIGN_SIZE + 2 * MARGIN) * SCALE,
    shapes: `<g transform="scale(${SCALE}) translate(${MARGIN} ${MARGIN})">${signOn(ground)}</g>`,
    messages: name
      ? [
          {
            ...{ text: BRAND, colour: name, isBold: true, size: LETTERS * SCALE, spacing: -0.035 * LETTERS * SCALE },
            left: (MARGIN + SIGN_SIZE + GAP) * SCALE,
            top: (MARGIN + (SIGN_SIZE - LETTERS * 1.2) / 2) * SCALE,
          },
        ]
      : [],
  };
}
