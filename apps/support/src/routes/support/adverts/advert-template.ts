/** Colours of the design, as an advert's style sheet has to spell them: it stands in a shadow root of its own. */
const PALETTES = {
  spruce: { ground: '#e5efea', ink: '#23201c', button: '#1f4d3f', onButton: '#ffffff' },
  ember: { ground: '#fbeae1', ink: '#23201c', button: '#b8461a', onButton: '#ffffff' },
  wood: { ground: '#f6ebdb', ink: '#23201c', button: '#6b4a1e', onButton: '#ffffff' },
  dark: { ground: '#1f4d3f', ink: '#ffffff', button: '#ffffff', onButton: '#1f4d3f' },
} as const;

type Palette = keyof typeof PALETTES;
export const PALETTE_NAMES = ['spruce', 'ember', 'wood', 'dark'] as const satisfies readonly Palette[];

/** teaser: a picture leads to a page; strip: one line of text; offer: a product with its price. */
export const TEMPLATE_KINDS = ['teaser', 'strip', 'offer'] as const;
export type TemplateKind = (typeof TEMPLATE_KINDS)[number];

/** What an advert made from a template says. */
export interface AdvertTemplate {
  readonly kind: TemplateKind;
  readonly title: string;
  readonly text: string;
  readonly button: string;
  /** A picture of our own store ('/api/iam/content/pictures/…'); empty: none. A strip has none. */
  readonly picture: string;
  /** What the picture shows; empty: it decorates. */
  readonly alt: string;
  /** Offers: '289,00 €', as visitors read it. */
  readonly price: string;
  /** Offers: what the price is for, and under which conditions. */
  readonly terms: string;
  readonly palette: Palette;
}

export const EMPTY_TEMPLATE: AdvertTemplate = {
  ...{ kind: 'teaser', title: '', text: '', button: 'Ansehen', picture: '', alt: '', price: '', terms: '' },
  palette: 'spruce',
};

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

const unescapeHtml = (text: string): string =>
  Object.entries(ENTITIES)
    .toReversed()
    .reduce((plain, [sign, entity]) => plain.replaceAll(entity, sign), text);

/** An advert of before there were kinds is a teaser. */
const CLASSES: Readonly<Record<TemplateKind, string>> = { teaser: 'ad', strip: 'ad strip', offer: 'ad offer' };

const line = (className: string, text: string): string[] =>
  text ? [`    <p class="${className}">${escapeHtml(text)}</p>`] : [];

/** The template as markup that the server's sanitizer leaves as it is. */
export function renderTemplateHtml(template: AdvertTemplate, landingUrl: string): string {
  const { kind, title, text, button, picture, alt, price, terms } = template;
  const hasPicture = picture !== '' && kind !== 'strip';
  return [
    `<div class="${CLASSES[kind]}">`,
    ...(hasPicture ? [`  <img class="picture" src="${escapeHtml(picture)}" alt="${escapeHtml(alt)}">`] : []),
    '  <div class="words">',
    `    <p class="title">${escapeHtml(title)}</p>`,
    ...line('text', text),
    ...(kind === 'offer' ? [...line('price', price), ...line('terms', terms)] : []),
    `    <a class="go" href="${escapeHtml(landingUrl)}">${escapeHtml(button)}</a>`,
    '  </div>',
    '</div>',
  ].join('\n');
}

/** What differs between the kinds; the common part is that of teasers. */
const KIND_STYLES: Readonly<Record<TemplateKind, readonly string[]>> = {
  teaser: ['@container (min-width: 560px) { .ad { grid-template-columns: 1fr 2fr; } .picture { height: 100%; } }'],
  strip: [
    '.strip { padding: 12px 20px; }',
    '.strip .title { font-size: 17px; }',
    '@container (min-width: 560px) { .strip .words { grid-template-columns: auto 1fr auto; column-gap: 16px; align-items: center; } .strip .go { grid-column: 3; grid-row: 1; } }',
  ],
  offer: [
    '.price { margin: 0; font-size: 34px; font-weight: 750; line-height: 1.1; }',
    '.terms { margin: 0; font-size: 14px; line-height: 1.4; }',
    // A row is nine rem high: the price and the button stand beside the words.
    '@container (min-width: 560px) { .offer { display: flex; } .offer .picture { flex: none; width: 240px; height: 104px; } .offer .words { flex: 1; grid-template-columns: 1fr auto; column-gap: 20px; align-items: center; } .offer .title, .offer .text, .offer .terms { grid-column: 1; } .offer .price { grid-column: 2; grid-row: 1; justify-self: end; } .offer .go { grid-column: 2; grid-row: 2 / span 2; justify-self: end; } }',
  ],
};

/** The template's style sheet: the picture above the words, beside them where the place is wide. */
export function renderTemplateStyles({ kind, palette }: Pick<AdvertTemplate, 'kind' | 'palette'>): string {
  const { ground, ink, button, onButton } = PALETTES[palette];
  return [
    `.ad { display: grid; gap: 16px; padding: 20px; border-radius: 16px; background: ${ground}; color: ${ink}; }`,
    '.picture { width: 100%; height: 160px; border-radius: 10px; object-fit: cover; }',
    '.words { display: grid; gap: 8px; justify-items: start; align-content: center; }',
    '.title { margin: 0; font-size: 21px; font-weight: 650; line-height: 1.25; overflow-wrap: anywhere; }',
    '.text { margin: 0; line-height: 1.5; }',
    `.go { padding: 12px 20px; border-radius: 999px; background: ${button}; color: ${onButton}; font-weight: 650; text-decoration: none; }`,
    ...KIND_STYLES[kind],
  ].join('\n');
}

const find = (pattern: RegExp, html: string): string => unescapeHtml(pattern.exec(html)?.[1] ?? '');

/** What an advert's markup and style sheet say, if they were made from a template; null: they were not. */
export function parseTemplate(html: string, styles: string): AdvertTemplate | null {
  const kind = TEMPLATE_KINDS.find((name) => html.trim().startsWith(`<div class="${CLASSES[name]}">`));
  const palette = PALETTE_NAMES.find((name) => kind && renderTemplateStyles({ kind, palette: name }) === styles.trim());
  if (!kind || !palette) return null;
  const findLine = (className: string) => find(new RegExp(`<p class="${className}">([^<]*)</p>`), html);
  return {
    ...{ kind, palette, title: findLine('title'), text: findLine('text') },
    ...{ price: findLine('price'), terms: findLine('terms') },
    button: find(/<a class="go"[^<>]*>([^<]*)<\/a>/, html),
    picture: find(/<img class="picture" src="([^"]*)"/, html),
    alt: find(/<img class="picture"[^<>]* alt="([^"<>]*)"/, html),
  };
}
