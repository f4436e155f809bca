/** @jest-environment node */
import { SITES, siteOrigins } from '@heizplatz/country';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { PageHeader } from './page-header';
import { PageProvider } from './page-provider';

const ORIGINS = siteOrigins({ production: false, port: 4200 });

function render(element: React.ReactNode, path = '/pelletpreise?a=1') {
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] });
  return renderToString(
    <PageProvider site={SITES[2]} user={null} origin={ORIGINS[2]} origins={ORIGINS}>
      <RouterProvider router={router} />
    </PageProvider>,
  );
}

describe('the head of a page', () => {
  it('names itself without its query, and its picture for shared links', () => {
    const html = render(<PageHeader title="Pelletpreise" description="Heute" />);
    expect(html).toContain('<title>Pelletpreise – Heizplatz</title>');
    expect(html).toContain('<link rel="canonical" href="http://at.localhost:4200/pelletpreise"/>');
    expect(html).toContain('<meta property="og:url" content="http://at.localhost:4200/pelletpreise"/>');
    expect(html).toContain('content="http://at.localhost:4200/teilen.png?seite=%2Fpelletpreise"');
    expect(html).toContain('<meta property="og:locale" content="de_AT"/>');
    expect(html).not.toContain('hrefLang');
  });

  it('leads to the same page of the other sites, Germany’s for everybody else', () => {
    const html = render(<PageHeader title="Pelletpreise" alternates="same-path" />);
    expect([...html.matchAll(/hrefLang="([^"]+)" href="([^"]+)"/g)].map(([, lang, href]) => [lang, href])).toEqual([
      ['de-DE', 'http://localhost:4200/pelletpreise'],
      ['de-AT', 'http://at.localhost:4200/pelletpreise'],
      ['de-CH', 'http://ch.localhost:4200/pelletpreise'],
      ['x-default', 'http://localhost:4200/pelletpreise'],
    ]);
  });

  it('leads only to sites that have it', () => {
    const html = render(
      <PageHeader
        title="Hackgut"
        alternates={[
          { CountryId: 2, Path: '/hackgut' },
          { CountryId: 3, Path: '/schnitzel' },
        ]}
      />,
    );
    expect([...html.matchAll(/hrefLang="([^"]+)"/g)].map(([, lang]) => lang)).toEqual(['de-AT', 'de-CH']);
  });

  it('of a page that nobody shall find names neither', () => {
    const html = render(<PageHeader title="Konto" noindex alternates="same-path" />);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toMatch(/canonical|og:|hrefLang/);
  });
});
