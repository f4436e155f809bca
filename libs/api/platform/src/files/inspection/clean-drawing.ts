import sanitizeHtml from 'sanitize-html';

/** Shapes, paint and text; nothing that runs, loads, links or embeds. */
const TAGS = [
  ...['svg', 'g', 'defs', 'symbol', 'title', 'desc', 'metadata'],
  ...['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'],
  ...['linearGradient', 'radialGradient', 'stop', 'clipPath', 'mask', 'pattern', 'marker'],
  ...['text', 'tspan'],
];
const ATTRIBUTES = [
  ...['xmlns', 'viewBox', 'width', 'height', 'preserveAspectRatio', 'version', 'id', 'role', 'aria-label', 'class'],
  ...[
    'd',
    'x',
    'y',
    'x1',
    'y1',
    'x2',
    'y2',
    'cx',
    'cy',
    'r',
    'rx',
    'ry',
    'fx',
    'fy',
    'points',
    'transform',
    'pathLength',
  ],
  ...[
    'fill',
    'fill-rule',
    'fill-opacity',
    'clip-rule',
    'clip-path',
    'mask',
    'opacity',
    'color',
    'display',
    'visibility',
  ],
  ...['stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin', 'stroke-miterlimit', 'stroke-opacity'],
  ...['stroke-dasharray', 'stroke-dashoffset', 'vector-effect', 'paint-order', 'overflow', 'shape-rendering'],
  ...['gradientUnits', 'gradientTransform', 'spreadMethod', 'offset', 'stop-color', 'stop-opacity'],
  ...['clipPathUnits', 'maskUnits', 'maskContentUnits', 'patternUnits', 'patternContentUnits', 'patternTransform'],
  ...[
    'markerWidth',
    'markerHeight',
    'markerUnits',
    'refX',
    'refY',
    'orient',
    'marker-start',
    'marker-mid',
    'marker-end',
  ],
  ...['dx', 'dy', 'rotate', 'font-family', 'font-size', 'font-weight', 'font-style', 'text-anchor', 'letter-spacing'],
];
/** References of paint outside of the SVG, and script. */
const FOREIGN_VALUE = /url\(\s*(?!['"]?#)|[a-z]script\s*:|data:|@import|expression\s*\(/i;
const DECLARATION = /^\ufeff?\s*(?:<\?xml[^>]*\?>)?/i;
/** Metadata written by drawing programs; it renders nothing. */
const isNote = (name: string): boolean =>
  name.startsWith('xmlns:') || /^(inkscape|sodipodi|sketch|serif|xml):/.test(name);

/** A drawing without anything that is not known to be harmless, and its size in CSS pixels. */
interface Drawing {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

/** The names of elements and attributes that are not taken, the first of them; null: it has no size. */
export type CleanedDrawing = Drawing | { readonly unsafe: readonly string[] } | null;

const NAMED_PARTS = 5;
const LONGEST_NAME = 40;

/** Cleans an SVG by an allow-list. The content security policy at its address blocks scripts as well. */
export function cleanDrawing(text: string): CleanedDrawing {
  const removed = new Set<string>();
  const svg = sanitizeHtml(text.slice(findBeginning(text)), {
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false, recognizeCDATA: false },
    allowedTags: TAGS,
    allowedAttributes: { '*': ATTRIBUTES },
    allowVulnerableTags: false,
    nonTextTags: ['script', 'style', 'foreignObject', 'iframe', 'textarea', 'option', 'noscript'],
    onOpenTag: (name, attributes) => {
      if (!TAGS.includes(name)) removed.add(name);
      for (const attribute of Object.keys(attributes))
        if (!ATTRIBUTES.includes(attribute) && !isNote(attribute)) removed.add(attribute);
    },
    transformTags: {
      '*': (tagName, attributes) => {
        const remaining = Object.entries(attributes).filter(([name, value]) => {
          if (!FOREIGN_VALUE.test(value)) return true;
          removed.add(name);
          return false;
        });
        return { tagName, attribs: Object.fromEntries(remaining) };
      },
    },
  }).trim();
  if (removed.size > 0)
    return { unsafe: [...removed].slice(0, NAMED_PARTS).map((name) => name.slice(0, LONGEST_NAME)) };
  const size = getSize(svg);
  return size && { svg, ...size };
}

/** Behind declaration, comments and document type, which render nothing. */
function findBeginning(text: string): number {
  const skipped = /\s+|<!--[\s\S]*?-->|<!DOCTYPE\s[^[>]*>/iy;
  let beginning = DECLARATION.exec(text)?.[0].length ?? 0;
  do skipped.lastIndex = beginning;
  while (skipped.test(text) && (beginning = skipped.lastIndex));
  return beginning;
}

const NUMBER = /^\s*(\d+(?:\.\d+)?)(?:px)?\s*$/;
const getNumber = (text: string): number => Number(NUMBER.exec(text)?.[1] ?? 0);

/** From the drawing's own attributes; null: it has none. */
function getSize(svg: string): Omit<Drawing, 'svg'> | null {
  const begun = svg.indexOf('<svg');
  const end = svg.indexOf('>', begun);
  const head = begun < 0 || end < 0 ? '' : svg.slice(begun, end);
  const attribute = (name: string): string => new RegExp(`\\s${name}="([^"]*)"`).exec(head)?.[1] ?? '';
  const [, , boxWidth = '', boxHeight = ''] = attribute('viewBox')
    .trim()
    .split(/[\s,]+/);
  const width = Math.round(getNumber(boxWidth) || getNumber(attribute('width')));
  const height = Math.round(getNumber(boxHeight) || getNumber(attribute('height')));
  return width > 0 && height > 0 ? { width, height } : null;
}
