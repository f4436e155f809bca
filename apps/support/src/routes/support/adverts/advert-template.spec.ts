import {
  type AdvertTemplate,
  EMPTY_TEMPLATE,
  PALETTE_NAMES,
  parseTemplate,
  renderTemplateHtml,
  renderTemplateStyles,
  TEMPLATE_KINDS,
} from './advert-template';

const TEMPLATE: AdvertTemplate = {
  ...{ kind: 'offer', price: '2.890,00 €', terms: 'inkl. MwSt., bis 31.12.' },
  ...{ title: 'Öfen & Kessel <neu>', text: 'Bis "Dezember".', button: 'Ansehen', palette: 'ember' },
  ...{ picture: '/api/iam/content/pictures/ofen.0123456789abcdef.webp', alt: 'Ein Ofen' },
};

it.each<[string, AdvertTemplate]>([
  ['all of it', TEMPLATE],
  ['no text and no picture', { ...TEMPLATE, text: '', picture: '', alt: '' }],
  ['a teaser', { ...TEMPLATE, kind: 'teaser', price: '', terms: '' }],
  ['a strip', { ...TEMPLATE, kind: 'strip', picture: '', alt: '', price: '', terms: '' }],
])('reads %s back from its own markup', (_, template) => {
  const html = renderTemplateHtml(template, 'https://ofen.example.com');
  expect(parseTemplate(html, renderTemplateStyles(template))).toEqual(template);
});

it('reads it from what the server made of it', () => {
  const html = renderTemplateHtml(TEMPLATE, 'https://ofen.example.com')
    .replace('<img class="picture"', '<img class="picture"')
    .replace('alt="Ein Ofen">', 'alt="Ein Ofen" decoding="async" />')
    .replace('<a class="go"', '<a class="go" target="_blank" rel="sponsored"');
  expect(parseTemplate(html, renderTemplateStyles(TEMPLATE))).toEqual(TEMPLATE);
});

it('takes no other advert for one of the template', () => {
  expect(parseTemplate('<p>Eigenes</p>', renderTemplateStyles(TEMPLATE))).toBeNull();
  expect(parseTemplate(renderTemplateHtml(TEMPLATE, ''), '.ad { color: red; }')).toBeNull();
});

it('has a style sheet for each of its colours and kinds', () => {
  const sheets = TEMPLATE_KINDS.flatMap((kind) =>
    PALETTE_NAMES.map((palette) => renderTemplateStyles({ kind, palette })),
  );
  expect(new Set(sheets).size).toBe(12);
});

it('opens an advert of before there were kinds as a teaser', () => {
  const html = '<div class="ad">\n  <div class="words">\n    <p class="title">Öfen</p>\n  </div>\n</div>';
  expect(parseTemplate(html, renderTemplateStyles({ kind: 'teaser', palette: 'wood' }))).toEqual({
    ...EMPTY_TEMPLATE,
    ...{ title: 'Öfen', palette: 'wood', button: '' },
  });
});

it.each(TEMPLATE_KINDS)('%s has what it is for, and nothing else', (kind) => {
  const html = renderTemplateHtml({ ...TEMPLATE, kind }, 'https://ofen.example.com');
  expect([html.includes('<img'), html.includes('class="price"')]).toEqual([kind !== 'strip', kind === 'offer']);
});
