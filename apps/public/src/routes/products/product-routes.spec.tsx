import type { CountryId } from '@heizplatz/country';
import { fakeApi, buildProblem, renderRoute } from '@heizplatz/testing';
import { screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { PRODUCT_PAGES } from './product-pages';
import { productRoutes } from './product-routes';

const LABELS = {
  Path: '/hackschnitzel',
  Kind: 'page',
  Topic: null,
  Title: 'Hackschnitzel: Preise vergleichen',
  Description: 'Hackschnitzel aus Ihrer Region.',
  Picture: null,
  ValidFrom: '2026-02-02',
  Alternates: [],
  Blocks: [
    { Kind: 'heading', Text: 'Häufige Fragen' },
    { Kind: 'faq', Items: [{ Question: 'Wie viel brauche ich?', Answer: [{ Text: 'Etwa 15 t.' }] }] },
  ],
};
type Responses = Parameters<typeof fakeApi>[0];

function renderProduct(path: string, responses: Responses = {}, countryId: CountryId = 1) {
  const { api, calls } = fakeApi({
    contentPage: () => LABELS,
    bestPrices: () => ({ Price: 177.8, Change: 0, DateTime: '2026-11-21T00:00:00.000Z', OfferCount: 7403 }),
    bestPrice: () => [
      {
        CountryCode: 'DE',
        ProductGroupId: 9,
        UnitPrice: 166.53,
        TotalPrice: 999.18,
        TimeStamp: '2026-11-21T00:00:00.000Z',
      },
    ],
    ...responses,
  });
  return { ...renderRoute(productRoutes, path, { api, countryId }), calls };
}
const plain = (element: HTMLElement) => element.textContent.replaceAll('\u00A0', ' ');
const moreLinks = async () =>
  within(await screen.findByRole('navigation', { name: 'Weitere Produkte' }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

describe('a product landing page', () => {
  afterEach(() => localStorage.clear());

  it('has the calculator of its group, which is sent without script too', async () => {
    renderProduct('/hackschnitzel');
    const form = await screen.findByRole('form', { name: 'Preise vergleichen' });
    expect(form).toHaveAttribute('action', '/rechner');
    expect(form.querySelector('input[name=productGroup]')).toHaveValue('hackschnitzel');
    expect(within(form).queryAllByRole('radio')).toHaveLength(0);
    expect(within(form).getByRole('textbox', { name: /Menge/ })).toHaveValue('6.000');
  });

  it('says what it costs today and behind how many postcodes that stands', async () => {
    const { calls } = renderProduct('/hackschnitzel');
    const card = await screen.findByRole('region', { name: 'Hackschnitzel: Preis heute in Deutschland' });
    expect(plain(card)).toContain('177,80');
    expect(plain(card)).toContain('Durchschnitt der günstigsten Angebote aus 7.403 Postleitzahlen');
    expect(plain(card)).toContain('ab 166,53 €/t');
    expect(calls.find(({ id }) => id === 'bestPrices')?.input).toMatchObject({ query: { productId: '25' } });
  });

  it.each([
    ['/holzpellets-sackware', 'Holzpellets Sackware', '177,80 €/t'],
    ['/holzpellets-bigbags', 'Holzpellets Big Bags', '177,80 €/t'],
    ['/kaminholz', 'Kaminholz', '177,80 €/t'],
    ['/heizoel', 'Heizöl', '177,80 €/100 l'],
    ['/diesel', 'Diesel', '177,80 €/100 l'],
    ['/adblue', 'AdBlue', '177,80 €/100 l'],
    ['/industriepellets', 'Industriepellets', '177,80 €/t'],
  ])('%s stands without words of editors, and may be found', async (path, name, price) => {
    renderProduct(path, { contentPage: () => null });
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
    expect(screen.getByText(`Preise für ${name} in Deutschland vergleichen, mit Lieferung und MwSt.`)).toBeVisible();
    expect(screen.getByRole('form', { name: 'Preise vergleichen' })).toBeVisible();
    const card = screen.getByRole('region', { name: `${name}: Preis heute in Deutschland` });
    expect(plain(card).replace(/(\d)(?=€)/, '$1 ')).toContain(price);
    expect(document.querySelector('meta[name=robots]')).toBeNull();
  });

  it.each(PRODUCT_PAGES.map(({ path }) => path))('%s asks for the words of editors', async (path) => {
    const { calls } = renderProduct(path);
    expect(await screen.findByRole('heading', { level: 1, name: LABELS.Title })).toBeVisible();
    expect(calls.find(({ id }) => id === 'contentPage')?.input).toMatchObject({ query: { path } });
  });

  it('stands without words where nobody wrote any', async () => {
    renderProduct('/kaminholz', { contentPage: () => null });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Kaminholz');
    expect(screen.queryByText('Der Text konnte nicht geladen werden.')).toBeNull();
  });

  it('answers questions, to search engines too', async () => {
    renderProduct('/hackschnitzel');
    expect(await screen.findByText('Wie viel brauche ich?')).toBeVisible();
    const data: unknown[] = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      ({ textContent }) => JSON.parse(textContent),
    );
    expect(data).toEqual([expect.objectContaining({ '@type': 'FAQPage' })]);
  });

  it.each([
    ['/hackschnitzel', ['/pelletpreise', '/holzbriketts']],
    ['/holzbriketts', ['/pelletpreise', '/hackschnitzel']],
    ['/pellets-prices/product-path', ['/pelletpreise', '/hackschnitzel', '/holzbriketts']],
  ])('%s links to the other products, never to itself', async (path, hrefs) => {
    renderProduct(path);
    expect(await moreLinks()).toEqual(hrefs);
  });

  it('of pellets offers its three kinds', async () => {
    renderProduct('/pellets-prices/product-path');
    const form = await screen.findByRole('form', { name: 'Preise vergleichen' });
    expect(within(form).getAllByRole('radio')).toHaveLength(3);
    expect(within(form).getByRole('radio', { name: 'Lose Pellets' })).toBeChecked();
  });

  it('uses the country’s word', async () => {
    renderProduct('/hackschnitzel', {}, 2);
    expect(await screen.findByRole('region', { name: 'Hackgut: Preis heute in Österreich' })).toBeVisible();
  });

  it('says that no price is known, and stands without words and prices', async () => {
    const down = () => {
      throw buildProblem(0, 'UNAVAILABLE');
    };
    renderProduct('/holzbriketts', { contentPage: () => null, bestPrices: () => ({}), bestPrice: down });
    expect(await screen.findByRole('heading', { level: 1, name: 'Holzbriketts' })).toBeVisible();
    expect(screen.getByText(/Für heute liegt noch kein Preis vor/)).toBeVisible();
  });

  it('says when its words cannot be had', async () => {
    const down = () => {
      throw buildProblem(503, 'UNAVAILABLE');
    };
    renderProduct('/holzbriketts', { contentPage: down });
    expect(await screen.findByRole('alert')).toHaveTextContent('Der Text konnte nicht geladen werden.');
    expect(screen.getByRole('form', { name: 'Preise vergleichen' })).toBeVisible();
  });

  it('has no accessibility finding', async () => {
    const { container } = renderProduct('/hackschnitzel');
    await screen.findByText('Wie viel brauche ich?');
    expect((await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual([]);
  });
});
