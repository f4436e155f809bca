import { COLOUR, drawing } from './drawing';
import { disc, ground, pelletHeap } from './parts';

export const priceCurve = drawing(
  'preiskurve',
  'Preiskurve über einem Haufen Pellets',
  COLOUR.spruceTint,
  `<path d="M60 90H580M60 150H580M60 210H580" stroke="#cfe0d8" stroke-width="3"/>`,
  `<path d="M60 216C120 220 150 140 210 136S300 214 360 200S450 84 500 88S560 120 580 112V300H60Z" fill="#d3e4dc"/><path d="M60 216C120 220 150 140 210 136S300 214 360 200S450 84 500 88S560 120 580 112" fill="none" stroke="${COLOUR.spruce}" stroke-width="8" stroke-linecap="round"/>`,
  disc(580, 112, 13, COLOUR.ember),
  pelletHeap(320, 338, 420, 70),
);

export const law = drawing(
  'vertrag',
  'Ein Vertrag mit Siegel und Stift',
  COLOUR.woodTint,
  `<g transform="rotate(-4 300 180)"><rect x="176" y="34" width="236" height="296" rx="10" fill="#ffffff" stroke="${COLOUR.line}" stroke-width="3"/><text x="294" y="118" text-anchor="middle" font-family="Georgia, serif" font-size="74" fill="${COLOUR.spruce}">§</text><path d="M212 156h164M212 184h164M212 212h120M212 240h148" stroke="${COLOUR.line}" stroke-width="10" stroke-linecap="round"/><path d="M212 290c26-26 30 14 52-6s22 4 40-4" fill="none" stroke="${COLOUR.ink}" stroke-width="5" stroke-linecap="round"/></g>`,
  disc(410, 270, 38, COLOUR.ember),
  `<path d="M394 270l12 13 22-26" fill="none" stroke="#ffffff" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/><g transform="rotate(52 500 150)"><rect x="430" y="140" width="140" height="22" rx="4" fill="${COLOUR.spruce}"/><path d="M430 140l-32 11 32 11Z" fill="${COLOUR.woodLight}"/></g>`,
);

const BARS = [
  [150, 150, COLOUR.spruceSoft],
  [240, 104, COLOUR.spruceBright],
  [330, 184, COLOUR.wood],
  [420, 72, COLOUR.spruce],
] as const;

export const costs = drawing(
  'kosten',
  'Balken verschiedener Höhe neben gestapelten Münzen',
  COLOUR.emberTint,
  ground(300, '#f3d7c7'),
  ...BARS.map(([x, h, colour]) => `<rect x="${x}" y="${300 - h}" width="62" height="${h}" rx="8" fill="${colour}"/>`),
  ...[0, 1, 2, 3, 4].map(
    (at) =>
      `<ellipse cx="550" cy="${292 - at * 20}" rx="46" ry="15" fill="${COLOUR.woodLight}" stroke="${COLOUR.woodDeep}" stroke-width="4"/>`,
  ),
  ...[0, 1].map(
    (at) =>
      `<ellipse cx="86" cy="${292 - at * 20}" rx="40" ry="14" fill="${COLOUR.woodLight}" stroke="${COLOUR.woodDeep}" stroke-width="4"/>`,
  ),
);

export const quality = drawing(
  'qualitaet',
  'Lupe über Pellets, daneben ein Haken',
  COLOUR.spruceTint,
  pelletHeap(290, 318, 420, 130),
  `<path d="M372 226L456 310" stroke="${COLOUR.woodDeep}" stroke-width="26" stroke-linecap="round"/>`,
  disc(300, 156, 106, COLOUR.spruce),
  disc(300, 156, 90, '#ffffff'),
  `<g transform="translate(300 156)"><rect x="-58" y="-44" width="100" height="34" rx="12" fill="${COLOUR.wood}" transform="rotate(12)"/><rect x="-44" y="2" width="100" height="34" rx="12" fill="${COLOUR.woodDeep}" transform="rotate(-16)"/></g>`,
  disc(520, 96, 44, COLOUR.ember),
  `<path d="M500 97l15 16 26-31" fill="none" stroke="#ffffff" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/>`,
);
