import { COLOUR, drawing } from './drawing';
import { disc, ground, hill, house, spruce } from './parts';

const SNOW = [
  [60, 60],
  [130, 130],
  [210, 70],
  [300, 40],
  [350, 120],
  [420, 70],
  [500, 140],
  [570, 60],
  [610, 150],
  [40, 180],
  [260, 160],
].map(([x = 0, y = 0]) => disc(x, y, 4, '#ffffff'));

export const winterHouse = drawing(
  'haus-im-winter',
  'Verschneites Haus mit rauchendem Kamin zwischen Fichten',
  '#cfdfd8',
  ...SNOW,
  hill('M0 250C120 190 260 210 360 240C470 200 560 210 640 236V360H0Z', '#eef4f1'),
  spruce(110, 300, 190),
  spruce(180, 312, 130, COLOUR.spruceBright),
  spruce(560, 304, 180),
  `<path d="M393 96c-18-14 10-26-6-42s12-24 2-38" fill="none" stroke="#ffffff" stroke-width="12" stroke-linecap="round"/>`,
  house(260, 312, 180, '#ffffff', COLOUR.woodLight),
  `<path d="M236 212L350 128L464 212" fill="none" stroke="${COLOUR.woodDeep}" stroke-width="6"/>`,
  hill('M0 306C160 292 420 322 640 300V360H0Z', '#ffffff'),
);

export const delivery = drawing(
  'lieferung',
  'Ein Silowagen bläst Pellets durch einen Schlauch in ein Haus ein',
  COLOUR.woodTint,
  disc(90, 80, 34, COLOUR.woodLight),
  hill('M0 262C120 226 260 240 360 256C460 236 560 240 640 252V360H0Z', COLOUR.spruceSoft),
  spruce(600, 290, 140),
  house(410, 302, 150),
  ground(300, COLOUR.line),
  `<rect x="66" y="142" width="196" height="112" rx="34" fill="${COLOUR.spruce}"/><path d="M118 142v112M166 142v112M214 142v112" stroke="${COLOUR.spruceBright}" stroke-width="5"/><path d="M264 174h52c8 0 12 4 16 10l22 40v42h-90Z" fill="${COLOUR.ember}"/><path d="M276 186h36l18 36h-54Z" fill="${COLOUR.spruceTint}"/><rect x="60" y="254" width="296" height="18" rx="6" fill="${COLOUR.ink}"/>`,
  ...[110, 176, 316].map((x) => `${disc(x, 282, 25, COLOUR.ink)}${disc(x, 282, 11, COLOUR.line)}`),
  `<path d="M64 240C30 250 26 330 90 332S330 334 372 326S396 268 420 266" fill="none" stroke="${COLOUR.woodDeep}" stroke-width="9" stroke-linecap="round"/>`,
);

export const planning = drawing(
  'lagerplan',
  'Grundriss eines Kellers mit Lagerraum, Heizung und Maßen auf einem Blatt',
  COLOUR.spruceTint,
  `<g transform="rotate(-3 320 180)"><rect x="120" y="46" width="400" height="270" rx="8" fill="#ffffff"/><rect x="120" y="46" width="400" height="270" rx="8" fill="none" stroke="${COLOUR.line}" stroke-width="3"/><path d="M164 92h312v178H164Z" fill="none" stroke="${COLOUR.spruce}" stroke-width="9"/><path d="M320 92v60M320 206v64" stroke="${COLOUR.spruce}" stroke-width="9"/><path d="M168 96h148v170H168Z" fill="${COLOUR.woodTint}"/><path d="M168 96L242 181L168 266M316 96L242 181L316 266" fill="none" stroke="${COLOUR.wood}" stroke-width="4"/><rect x="372" y="118" width="62" height="62" rx="6" fill="${COLOUR.ember}"/><path d="M242 181L372 150" stroke="${COLOUR.woodDeep}" stroke-width="7" stroke-dasharray="3 9" stroke-linecap="round"/><path d="M164 292h156M164 284v16M320 284v16" stroke="${COLOUR.ink}" stroke-width="3"/></g>`,
  `<g transform="rotate(38 520 250)"><rect x="470" y="236" width="150" height="26" fill="${COLOUR.wood}"/><path d="M470 236l-34 13l34 13Z" fill="${COLOUR.woodLight}"/><path d="M447 245l-11 4l11 4Z" fill="${COLOUR.ink}"/></g>`,
);
