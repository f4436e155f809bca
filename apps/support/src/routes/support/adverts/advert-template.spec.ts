import {
  type AdvertTemplate,
  PALETTE_NAMES,
  parseTemplate,
  renderTemplateHtml,
  renderTemplateStyles,
} from './advert-template';

const TEMPLATE: AdvertTemplate = {
  ...{ title: 'Öfen & Kessel <neu>', text: 'Bis "Dezember".', button: 'Ansehen', palette: 'ember' },
  ...{ picture: '/api/iam/content/pictures/ofen.0123456789abcdef.webp', alt: 'Ein Ofen' },
};

it.each<[string, AdvertTemplate]>([
  ['all of it', TEMPLATE],
  ['no text and no picture', { ...TEMPLATE, text: '', picture: '', alt: '' }],
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

it('has a style sheet for each of its colours', () => {
  expect(new Set(PALETTE_NAMES.map((palette) => renderTemplateStyles({ palette }))).size).toBe(4);
});
