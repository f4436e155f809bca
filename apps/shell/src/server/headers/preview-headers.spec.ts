import { isPreview, previewHeaders } from './preview-headers';

it.each([
  ['/vorschau/7.1.x', true],
  ['/vorschau', false],
  ['/support/vorschau/x', false],
  ['/?a=/vorschau/', false],
])('%s is a preview: %s', (url, is) => {
  expect(isPreview(url)).toBe(is);
});

it('lets our own pages frame it alone, and search engines keep nothing', () => {
  const headers = previewHeaders({ nonce: 'n', isProduction: true });
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
  expect(headers['content-security-policy']).toContain("script-src 'nonce-n' 'strict-dynamic'");
  expect(headers).toMatchObject({
    'x-frame-options': 'SAMEORIGIN',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
  });
});
