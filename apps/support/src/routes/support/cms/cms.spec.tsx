import { ProblemError } from '@heizplatz/api-client';
import { ROLES } from '@heizplatz/identity';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { listPage } from '../../../testing/list-page';
import { conflict } from '../../../testing/content-answers';
import { renderPage } from './testing/render-page';
import { PAGE } from './testing/staff-page';

const ROW = {
  ...({ Id: 7, CountryId: 1, Kind: 'info', Path: '/info-center/lager', Depth: 1, Title: 'Lager planen' } as const),
  ...({ State: 'draft', IsShown: true, Author: 'Edda Lorenz', GoesLiveAt: null, MissingIn: [2, 3] } as const),
  ChangedAt: '2026-11-21T10:00:00.000Z',
};

describe('/support/cms/list', () => {
  it('shows pages with their state and the countries that lack them', async () => {
    renderPage('/support/cms/list?missing=3', { staffPages: () => listPage([ROW]) });
    const row = within(await screen.findByRole('row', { name: /Lager planen/ }));
    expect(row.getByRole('link', { name: 'Lager planen' })).toHaveAttribute('href', '/support/cms/7/edit');
    for (const text of ['/info-center/lager', 'Entwurf', 'ältere Fassung zu sehen', 'AT, CH', 'Edda Lorenz'])
      expect(row.getByText(text)).toBeInTheDocument();
    expect(screen.getByLabelText('Fehlt in')).toHaveValue('3');
  });

  it.each([
    ['/support/cms/list'],
    ['/support/cms/edit'],
    ['/support/cms/7/edit'],
    ['/support/cms/7/preview'],
    ['/support/cms/preview'],
    ['/support/cms/plan'],
    ['/support/cms/content/edit?id=7'],
    ['/support/cms/content/landingpage-edit?id=7'],
  ])('%s is for editors alone', async (path) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { router } = renderPage(path, {}, [ROLES.customerSupport]);
    await waitFor(() =>
      expect(Object.values(router.state.errors ?? {})).toEqual([expect.objectContaining({ status: 403 })]),
    );
  });
});

describe('/support/cms/edit', () => {
  it('adds a draft, then leads to what it is made of', async () => {
    const savePage = jest.fn(() => PAGE);
    const { router } = renderPage('/support/cms/edit', { savePage });
    await userEvent.type(await screen.findByLabelText('Titel'), 'Lager');
    await userEvent.type(screen.getByLabelText('Adresse'), 'lager');
    await userEvent.click(screen.getByRole('button', { name: 'Seite anlegen' }));
    await waitFor(() => expect(savePage).toHaveBeenCalled());
    expect(savePage).toHaveBeenCalledWith({
      body: expect.objectContaining({ PageId: null, CountryId: 1, Kind: 'page', Path: '/lager', Title: 'Lager' }),
    });
    await waitFor(() => expect(router.state.location.search).toBe('?id=7'));
  });

  it('names whose an address is', async () => {
    const detail = '/:productGroup/angebotsliste gehört zum Teil „order“.';
    const savePage = () => {
      const errors = [{ path: 'body.Path', code: 'PATH_OWNED' }];
      throw new ProblemError({ type: 'x', title: 'x', status: 400, code: 'VALIDATION', detail, errors });
    };
    renderPage('/support/cms/edit', { savePage });
    await userEvent.type(await screen.findByLabelText('Titel'), 'Lager');
    await userEvent.type(screen.getByLabelText('Adresse'), 'x/angebotsliste');
    await userEvent.click(screen.getByRole('button', { name: 'Seite anlegen' }));
    expect((await screen.findAllByText(detail)).length).toBeGreaterThan(0);
  });
});

describe('/support/cms/{pageId}/edit', () => {
  it('shows how a search engine would, broken links and old addresses', async () => {
    renderPage('/support/cms/7/edit');
    const preview = within(await screen.findByRole('region', { name: 'Vorschau für Suchmaschinen' }));
    expect(preview.getByText('Lager – Heizplatz')).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('Titel'), ' planen');
    expect(preview.getByText('Lager planen – Heizplatz')).toBeInTheDocument();
    expect(preview.getByText(/Titel: 24 von 60 Zeichen/)).toBeInTheDocument();
    expect(screen.getByText('/weg („dorthin“)')).toBeInTheDocument();
    expect(screen.getByText('/alt')).toBeInTheDocument();
  });

  it('publishes, and plans for a time', async () => {
    const actOnPage = jest.fn(() => PAGE);
    renderPage('/support/cms/7/edit', { actOnPage });
    await userEvent.click(await screen.findByRole('button', { name: 'Jetzt veröffentlichen' }));
    await waitFor(() =>
      expect(actOnPage).toHaveBeenCalledWith({ body: { PageId: 7, Version: 3, Act: 'publish', At: null } }),
    );
    const at = screen.getByLabelText('Veröffentlichen am');
    await userEvent.type(at, '2026-12-01T07:00');
    await userEvent.click(screen.getByRole('button', { name: 'Planen' }));
    await waitFor(() => expect(actOnPage).toHaveBeenCalledTimes(2));
    const At = '2026-12-01T06:00:00.000Z';
    expect(actOnPage).toHaveBeenLastCalledWith({ body: { PageId: 7, Version: 3, Act: 'plan', At } });
  });

  it('keeps what is typed while the page is published, and saves it over one’s own act', async () => {
    let page = PAGE;
    const savePage = jest.fn(() => PAGE);
    const actOnPage = () => {
      page = { ...PAGE, Version: 4, State: 'live', Actions: ['withdraw'] };
      return page;
    };
    renderPage('/support/cms/7/edit', { staffPage: () => page, actOnPage, savePage });
    await userEvent.type(await screen.findByLabelText('Titel'), ' neu');
    await userEvent.click(screen.getByRole('button', { name: 'Jetzt veröffentlichen' }));
    expect(await screen.findByText('Freigegeben')).toBeInTheDocument();
    expect(screen.getByLabelText('Titel')).toHaveValue('Lager neu');
    await userEvent.click(screen.getByRole('button', { name: 'Angaben speichern' }));
    await waitFor(() =>
      expect(savePage).toHaveBeenCalledWith({ body: expect.objectContaining({ Version: 4, Title: 'Lager neu' }) }),
    );
  });

  it('compares versions, and takes one back', async () => {
    const restorePageVersion = jest.fn(() => PAGE);
    renderPage('/support/cms/7/edit?vergleich=1', {
      restorePageVersion,
      staffPageVersion: () => ({
        Number: 1,
        Title: 'Lager',
        Description: 'Worum es ging',
        PictureKey: null,
        Blocks: PAGE.Blocks,
      }),
    });
    const difference = await screen.findByRole('region', { name: 'Unterschied' });
    await waitFor(() => expect(difference.querySelector('del')).toHaveTextContent('ging'));
    expect(difference.querySelector('ins')).toHaveTextContent('geht');
    await userEvent.click(screen.getByRole('button', { name: 'Fassung 1 zurückholen' }));
    await waitFor(() =>
      expect(restorePageVersion).toHaveBeenCalledWith({ body: { PageId: 7, Version: 3, Number: 1 } }),
    );
  });

  it('copies with the words that are taken', async () => {
    const copyPage = jest.fn(() => ({ ...PAGE, Id: 8, CountryId: 3 as const }));
    renderPage('/support/cms/7/edit?kopie=3', {
      copyPage,
      checkPageCopy: () => ({
        ExistingPageId: null,
        Changes: [
          { From: 'ß', To: 'ss', Count: 2, Example: 'Große' },
          { From: 'Kaminholz', To: 'Cheminéeholz', Count: 1, Example: 'Kaminholz' },
        ],
      }),
    });
    await userEvent.click(await screen.findByLabelText(/Kaminholz → Cheminéeholz/));
    await userEvent.click(screen.getByRole('button', { name: 'Als Entwurf kopieren' }));
    await waitFor(() => expect(copyPage).toHaveBeenCalledWith({ body: { PageId: 7, CountryId: 3, Takes: ['ß'] } }));
  });

  it('shows both versions when somebody was quicker', async () => {
    const savePage = () => {
      throw conflict({ ...PAGE, Version: 4, Title: 'Von Odo' });
    };
    renderPage('/support/cms/7/edit', { savePage });
    await userEvent.type(await screen.findByLabelText('Titel'), '!');
    await userEvent.click(screen.getByRole('button', { name: 'Angaben speichern' }));
    expect(await screen.findByLabelText('Neue: Von Odo')).toBeInTheDocument();
    expect(screen.getByLabelText('Meine: Lager!')).toBeInTheDocument();
  });

  it('has no accessibility finding', async () => {
    const { container } = renderPage('/support/cms/7/edit');
    await screen.findByRole('region', { name: 'Fassungen' });
    expect((await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual([]);
  });
});

describe('/support/cms/{pageId}/preview', () => {
  it('frames the draft by its link in the width that is asked for', async () => {
    renderPage('/support/cms/7/preview?breite=phone');
    expect(await screen.findByTitle('Vorschau von Lager')).toHaveAttribute('src', '/vorschau/7.1.x');
    expect(screen.getByLabelText('Link zum Weitergeben', { selector: 'input' })).toHaveValue(
      'http://localhost:4200/vorschau/7.1.x',
    );
    expect(screen.getByRole('link', { name: 'Telefon (390)' })).toHaveAttribute('aria-current', 'true');
  });
});
