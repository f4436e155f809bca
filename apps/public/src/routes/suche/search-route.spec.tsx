import { fakeApi, buildProblem, renderRoute } from '@heizplatz/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { searchRoute } from './search-route';

const ITEM = { Title: 'Heizöl', Note: '', Path: '/heizoel' };
const MATCH = {
  Sections: [
    { Kind: 'product', Items: [ITEM], Total: 1 },
    {
      Kind: 'dealer',
      Items: [{ Title: 'Waldfeuer', Note: '80331 München', Path: '/holzpellethaendler/w' }],
      Total: 12,
    },
  ],
};

function renderSearch(path: string, siteSearch: (input: never) => unknown = () => MATCH) {
  const { api, calls } = fakeApi({ siteSearch });
  return { ...renderRoute([searchRoute], path, { api }), calls };
}

describe('/suche', () => {
  it('shows what was found by its kind, and is kept by no search engine', async () => {
    const { calls } = renderSearch('/suche?q=%20heiz%C3%B6l%20');
    const products = await screen.findByRole('navigation', { name: 'Produkte' });
    expect(within(products).getByRole('link', { name: 'Heizöl' })).toHaveAttribute('href', '/heizoel');
    expect(screen.getByRole('navigation', { name: 'Händler (1 von 12)' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('13 Treffer');
    expect(calls).toEqual([{ id: 'siteSearch', input: { params: { countryId: '1' }, query: { text: 'heizöl' } } }]);
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    expect(document.title).toBe('Suche: heizöl – Heizplatz');
  });

  it('has a form that the browser sends by itself, with what was asked', async () => {
    renderSearch('/suche?q=lager');
    const form = await screen.findByRole('search', { name: 'Diese Seiten durchsuchen' });
    expect(form).toHaveAttribute('action', '/suche');
    expect(form).toHaveAttribute('method', 'get');
    expect(within(form).getByRole('searchbox', { name: 'Suchbegriff' })).toHaveValue('lager');
    expect(within(form).getByRole('searchbox')).toHaveAttribute('name', 'q');
  });

  it('looks for what is typed', async () => {
    const { router } = renderSearch('/suche');
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Suchbegriff' }), 'Asche{Enter}');
    expect(await screen.findByRole('status')).toBeVisible();
    expect(router.state.location.search).toBe('?q=Asche');
  });

  it('asks nothing while nothing is asked', async () => {
    const { calls } = renderSearch('/suche?q=%20');
    expect(await screen.findByText('Produkte, Orte, Ratgeber, News und Händler.')).toBeVisible();
    expect(calls).toEqual([]);
  });

  it('leads on where nothing was found', async () => {
    renderSearch('/suche?q=xyz', () => ({ Sections: [] }));
    expect(await screen.findByRole('heading', { name: 'Nichts gefunden für: xyz' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Zur Hilfe' })).toHaveAttribute('href', '/hilfe');
  });

  it('says when nobody answers, and keeps what was typed', async () => {
    renderSearch('/suche?q=lager', () => {
      throw buildProblem(503, 'UNAVAILABLE');
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Die Suche antwortet gerade nicht.');
    expect(screen.getByRole('searchbox')).toHaveValue('lager');
  });

  it('has no accessibility finding', async () => {
    const { container } = renderSearch('/suche?q=heiz');
    await screen.findByRole('status');
    expect((await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual([]);
  });
});
