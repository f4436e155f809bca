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
const BEFORE_RENDERING = /^\ufeff?\s*(<\?xml[^>]*\?>)?(\s|<!--[\s\S]*?-->|<!DOCTYPE\s[^[>]*>)*/i;
/** Metadata written by drawing programs; it renders nothing. */
const isNote = (name: string): boolean =>
  name.startsWith('xmlns:') || /^(inkscape|sodipodi|sketch|serif|xml):/.test(name);

export interface CleanSvg {
  /** The SVG without anything that is not known to be harmless. */
  readonly svg: string;
  /** Elements and attributes that were removed; the SVG may look different. */
  readonly removed: readonly string[];
}

/** Cleans an SVG by an allow-list. The content security policy at its address blocks scripts as well. */
export function cleanSvg(text: string): CleanSvg {
  const removed = new Set<string>();
  const svg = sanitizeHtml(text.replace(BEFORE_RENDERING, ''), {
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
  });
  return { svg: svg.trim(), removed: [...removed] };
}
