import { COLOUR, drawing } from './drawing';
import { disc, flame, ground, logEnd, pelletHeap } from './parts';

export const pellets = drawing(
  'holzpellets',
  'Ein Haufen Holzpellets',
  COLOUR.woodTint,
  disc(320, 190, 150, '#f0dfc6'),
  pelletHeap(320, 318, 470, 190),
);

export const store = drawing(
  'pelletlager',
  'Schnitt durch ein Pelletlager mit schrägem Boden, Schnecke und Prallmatte',
  COLOUR.sunk,
  ground(318, COLOUR.woodDeep),
  `<rect x="110" y="40" width="420" height="278" fill="#ffffff"/><path d="M110 40h420v278" fill="none" stroke="${COLOUR.spruce}" stroke-width="14"/><path d="M110 33v292" stroke="${COLOUR.spruce}" stroke-width="14"/>`,
  `<path d="M117 206L290 318H350L523 206L430 190H210Z" fill="#b58449"/>`,
  pelletHeap(320, 236, 380, 130),
  `<path d="M117 206L290 318H117Z" fill="${COLOUR.wood}"/><path d="M523 206L350 318H523Z" fill="${COLOUR.wood}"/><rect x="290" y="292" width="60" height="20" rx="10" fill="${COLOUR.spruceDeep}"/><path d="M298 300l8 6 8-6 8 6 8-6 8 6" fill="none" stroke="${COLOUR.spruceSoft}" stroke-width="3"/>`,
  `<rect x="498" y="70" width="12" height="100" rx="4" fill="${COLOUR.ember}"/><path d="M60 78h72M60 118h50" stroke="${COLOUR.ink}" stroke-width="12" stroke-linecap="round"/>`,
);

export const sacks = drawing(
  'sackware',
  'Säcke mit Pellets auf einer Palette',
  COLOUR.spruceTint,
  ground(306, COLOUR.spruceSoft),
  ...[0, 1, 2].flatMap((row) =>
    [0, 1, 2].map((column) => {
      const x = 130 + column * 128;
      const y = 222 - row * 66;
      return `<rect x="${x}" y="${y}" width="122" height="60" rx="18" fill="#ffffff" stroke="${COLOUR.spruce}" stroke-width="5"/>${disc(x + 61, y + 30, 13, (row + column) % 2 ? COLOUR.wood : COLOUR.ember)}<path d="M${x + 14} ${y + 14}v32M${x + 108} ${y + 14}v32" stroke="${COLOUR.spruceSoft}" stroke-width="4" stroke-linecap="round"/>`;
    }),
  ),
  `<path d="M116 288h408v14H116ZM128 302h52v22h-52ZM294 302h52v22h-52ZM460 302h52v22h-52ZM116 322h408v12H116Z" fill="${COLOUR.wood}"/>`,
);

export const logs = drawing(
  'kaminholz',
  'Aufgestapelte Holzscheite unter einem Dach',
  COLOUR.emberTint,
  ground(316, COLOUR.woodDeep),
  ...[0, 1, 2, 3].flatMap((row) =>
    Array.from({ length: 6 - row }, (_, at) => logEnd(170 + at * 62 + row * 31, 286 - row * 55, 30)),
  ),
  `<path d="M92 66L320 24L548 66V84H92Z" fill="${COLOUR.spruce}"/><path d="M112 84v232M528 84v232" stroke="${COLOUR.woodDeep}" stroke-width="14"/>`,
);

export const briquettes = drawing(
  'holzbriketts',
  'Gestapelte Holzbriketts',
  COLOUR.woodTint,
  ground(308, COLOUR.woodLight),
  ...[
    [120, 240],
    [272, 240],
    [424, 240],
    [196, 168],
    [348, 168],
    [272, 96],
  ].map(
    ([x = 0, y = 0]) =>
      `<path d="M${x} ${y}l18-14h132l-18 14Z" fill="${COLOUR.woodLight}"/><path d="M${x + 132} ${y}l18-14v56l-18 16Z" fill="${COLOUR.woodDeep}"/><rect x="${x}" y="${y}" width="132" height="58" rx="4" fill="${COLOUR.wood}"/><circle cx="${x + 66}" cy="${y + 29}" r="12" fill="${COLOUR.woodDeep}"/>`,
  ),
);

const CHIP_SHADES = [COLOUR.wood, COLOUR.woodLight, COLOUR.woodDeep, '#b58449'];

export const chips = drawing(
  'hackschnitzel',
  'Ein Haufen Hackschnitzel vor einem Waldrand',
  COLOUR.spruceTint,
  `<path d="M0 214L40 120L78 200L120 96L166 206L214 130L262 214L330 110L384 208L440 122L492 206L548 94L600 204L640 140V320H0Z" fill="${COLOUR.spruceBright}"/>`,
  ground(300, COLOUR.spruceDeep),
  ...Array.from({ length: 105 }, (_, index) => {
    const row = Math.floor((Math.sqrt(8 * index + 1) - 1) / 2);
    const x = 320 + (index - (row * (row + 1)) / 2 - row / 2) * 33;
    const y = 120 + row * 13.5 + ((index * 7) % 9);
    return `<path d="M-16-6l27-5 8 11-25 6Z" fill="${CHIP_SHADES[(index * 5) % 4] ?? COLOUR.wood}" transform="translate(${Math.round(x)} ${Math.round(y)}) rotate(${(index * 47) % 70})"/>`;
  }),
);

export const boiler = drawing(
  'pelletheizung',
  'Pelletkessel mit Flamme und Vorratsbehälter',
  COLOUR.woodTint,
  ground(316, COLOUR.woodLight),
  `<rect x="330" y="60" width="170" height="258" rx="14" fill="${COLOUR.spruce}"/><rect x="354" y="88" width="122" height="44" rx="6" fill="${COLOUR.spruceTint}"/><path d="M366 118l18-14 20 10 22-16 38 10" fill="none" stroke="${COLOUR.spruce}" stroke-width="4"/><rect x="354" y="156" width="122" height="130" rx="10" fill="${COLOUR.ink}"/>`,
  flame(414, 276, 96),
  `<path d="M448 60V0" stroke="${COLOUR.ink}" stroke-width="30"/><path d="M120 96h150l-34 132h-82Z" fill="${COLOUR.wood}"/><rect x="112" y="78" width="166" height="22" rx="8" fill="${COLOUR.woodDeep}"/><path d="M186 234L340 262" stroke="${COLOUR.spruceDeep}" stroke-width="24" stroke-linecap="round"/><path d="M132 228v90M258 228v90" stroke="${COLOUR.woodDeep}" stroke-width="9"/>`,
);
