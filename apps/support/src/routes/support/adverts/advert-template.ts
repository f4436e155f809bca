/** Colours of the design, as an advert's style sheet has to spell them: it stands in a shadow root of its own. */
const PALETTES = {
  spruce: { ground: '#e5efea', ink: '#23201c', button: '#1f4d3f', onButton: '#ffffff' },
  ember: { ground: '#fbeae1', ink: '#23201c', button: '#b8461a', onButton: '#ffffff' },
  wood: { ground: '#f6ebdb', ink: '#23201c', button: '#6b4a1e', onButton: '#ffffff' },
  dark: { ground: '#1f4d3f', ink: '#ffffff', button: '#ffffff', onButton: '#1f4d3f' },
} as const;

type Palette = keyof typeof PALETTES;
export const PALETTE_NAMES = ['spruce', 'ember', 'wood', 'dark'] as const satisfies readonly Palette[];

/** What an advert made from the template says. */
export interface AdvertTemplate {
  readonly title: string;
  readonly text: string;
  readonly button: string;
  /** A picture of our own store ('/api/iam/content/pictures/…'); empty: none. */
  readonly picture: string;
  /** What the picture shows; empty: it decorates. */
  readonly alt: string;
  readonly palette: Palette;
}

export const EMPTY_TEMPLATE: AdvertTemplate = {
  ...{ title: '', text: '', button: 'Ansehen', picture: '', alt: '', palette: 'spruce' },
};

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

const unescapeHtml = (text: string): string =>
  Object.entries(ENTITIES)
    .toReversed()
    .reduce((plain, [sign, entity]) => plain.replaceAll(entity, sign), text);

/** The template as markup that the server's sanitizer leaves as it is. */
export function renderTemplateHtml({ title, text, button, picture, alt }: AdvertTemplate, landingUrl: string): string {
  return [
    '<div class="ad">',
    ...(picture ? [`  <img class="picture" src="${escapeHtml(picture)}" alt="${escapeHtml(alt)}">`] : []),
    '  <div class="words">',
    `    <p class="title">${escapeHtml(title)}</p>`,
    ...(text ? [`    <p class="text">${escapeHtml(text)}</p>`] : []),
    `    <a class="go" href="${escapeHtml(landingUrl)}">${escapeHtml(button)}</a>`,
    '  </div>',
    '</div>',
  ].join('\n');
}

/** The template's style sheet: the picture above the words, beside them where the place is wide. */
export function renderTemplateStyles({ palette }: Pick<AdvertTemplate, 'palette'>): string {
  const { ground, ink, button, onButton } = PALETTES[palette];
  return [
    `.ad { display: grid; gap: 16px; padding: 20px; border-radius: 16px; background: ${ground}; color: ${ink}; }`,
    '.picture { width: 100%; height: 160px; border-radius: 10px; object-fit: cover; }',
    '.words { display: grid; gap: 8px; justify-items: start; align-content: center; }',
    '.title { margin: 0; font-size: 21px; font-weight: 650; line-height: 1.25; overflow-wrap: anywhere; }',
    '.text { margin: 0; line-height: 1.5; }',
    `.go { padding: 12px 20px; border-radius: 999px; background: ${button}; color: ${onButton}; font-weight: 650; text-decoration: none; }`,
    '@container (min-width: 560px) { .ad { grid-template-columns: 1fr 2fr; } .picture { height: 100%; } }',
  ].join('\n');
}

const find = (pattern: RegExp, html: string): string => unescapeHtml(pattern.exec(html)?.[1] ?? '');

/** What an advert's markup and style sheet say, if they were made from the template; null: they were not. */
export function parseTemplate(html: string, styles: string): AdvertTemplate | null {
  const palette = PALETTE_NAMES.find((name) => renderTemplateStyles({ palette: name }) === styles.trim());
  if (!palette || !/^<div class="ad">/.test(html.trim())) return null;
  return {
    title: find(/<p class="title">([^<]*)<\/p>/, html),
    text: find(/<p class="text">([^<]*)<\/p>/, html),
    button: find(/<a class="go"[^>]*>([^<]*)<\/a>/, html),
    picture: find(/<img class="picture" src="([^"]*)"/, html),
    alt: find(/<img class="picture"[^>]* alt="([^"]*)"/, html),
    palette,
  };
}
