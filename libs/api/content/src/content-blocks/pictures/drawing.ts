/** The design's families, for drawings that no style sheet reaches. */
export const COLOUR = {
  paper: '#fbf8f3',
  sunk: '#f4eee4',
  line: '#e4dbcd',
  ink: '#23201c',
  spruce: '#1f4d3f',
  spruceDeep: '#153a2f',
  spruceBright: '#3d7563',
  spruceSoft: '#a9c6ba',
  spruceTint: '#e5efea',
  wood: '#c69a62',
  woodLight: '#e0bf8f',
  woodDeep: '#8a6233',
  woodTint: '#f6ebdb',
  ember: '#b8461a',
  emberLight: '#e58a4e',
  emberTint: '#fbeae1',
} as const;

/** Our own SVG for the media library. */
export interface Drawing {
  readonly fileName: string;
  /** What it shows, for who cannot see it. */
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly svg: string;
}

const WIDTH = 640;
const HEIGHT = 360;

/** 640 to 360 on one ground. */
export function drawing(name: string, alt: string, ground: string, ...parts: readonly string[]): Drawing {
  const body = `<rect width="${WIDTH}" height="${HEIGHT}" fill="${ground}"/>${parts.join('')}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">${body}</svg>`;
  return { fileName: `${name}.svg`, alt, width: WIDTH, height: HEIGHT, svg };
}
