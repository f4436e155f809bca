import { ProblemError } from '@heizplatz/api-client';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listPage } from '../../../../testing/list-page';
import { ARTICLE, QUOTE, renderNews } from './testing/render-news';

const ROW = {
  ...{ NewsId: 9, CountryId: 3, Title: 'Kälte', Path: '/news/artikel/kaelte', State: 'planned', HasDraft: false },
  ...{ Topic: { Key: 'markt', Name: 'Markt' }, IsFeatured: true, AuthorName: 'Ruth' },
  GoesLiveAt: '2026-12-01T06:00:00.000Z',
};

const save = async () => userEvent.click(await screen.findByRole('button', { name: 'Entwurf speichern' }));

describe('/support/cms/news', () => {
  it('lists articles with what is planned', async () => {
    renderNews('/support/cms/news', { staffNews: () => listPage([ROW]) });
    const row = within(await screen.findByRole('row', { name: /Kälte/ }));
    for (const text of ['geplant', 'Aufmacher', 'CH', '01.12.2026, 07:00 Uhr'])
      expect(row.getByText(text)).toBeInTheDocument();
  });
});

describe('an article', () => {
  it('is saved in the countries that say the same, and Switzerland’s spelling is told', async () => {
    const saveArticle = jest.fn(() => ARTICLE);
    renderNews('/support/cms/news/9', { saveArticle });
    expect(await screen.findByText(/geändert wird dort: Große\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'eigener Text' })).toHaveAttribute('href', '/support/cms/news/10');
    await save();
    await waitFor(() => expect(saveArticle).toHaveBeenCalled());
    expect(saveArticle).toHaveBeenCalledWith({
      body: expect.objectContaining({ NewsId: 9, Version: 4, CountryIds: [1, 3], Act: 'draft', Blocks: [QUOTE] }),
    });
  });

  it('that is new is saved as a draft', async () => {
    const saveArticle = jest.fn(() => ARTICLE);
    const { router } = renderNews('/support/cms/news/neu', { saveArticle });
    await userEvent.type(await screen.findByLabelText('Titel'), 'Neues');
    await userEvent.type(screen.getByLabelText('Teaser'), 'Kurz.');
    await save();
    expect((await screen.findAllByText('Der Artikel hat noch keinen Text.')).length).toBeGreaterThan(0);
    await userEvent.selectOptions(screen.getByLabelText('Baustein'), 'quote');
    await userEvent.click(screen.getByRole('button', { name: 'Hinzufügen' }));
    await save();
    await waitFor(() => expect(router.state.location.pathname).toBe('/support/cms/news/9'));
    expect(saveArticle).toHaveBeenCalledWith({
      body: expect.objectContaining({
        ...{ NewsId: null, CountryIds: [1], Act: 'draft', GoesLiveAt: null },
        Blocks: [{ Kind: 'quote', Text: '', Source: '' }],
      }),
    });
  });

  it('tells where visitors read it while its next address waits', async () => {
    renderNews('/support/cms/news/9');
    expect(await screen.findByText(/Besucher lesen ihn bis dahin unter \/news\/artikel\/grosse-kaelte/)).toBeVisible();
  });

  it('asks which words another country says in another way, then saves what was decided', async () => {
    const term = { From: 'Januar', To: 'Jänner', Count: 1, Example: 'im Januar' };
    const Spelling = [
      { CountryId: 2, ...term, Takes: true },
      { CountryId: 2, ...term, From: 'MwSt.', To: 'USt.', Takes: true },
    ];
    const errors = [{ path: 'body.Spelling', code: 'SPELLING_OPEN' }];
    const saveArticle = jest
      .fn(() => ARTICLE)
      .mockImplementationOnce(() => {
        throw new ProblemError({
          type: 'x',
          title: 'x',
          status: 400,
          code: 'VALIDATION',
          errors,
          context: { Spelling },
        });
      });
    renderNews('/support/cms/news/9', { saveArticle });
    await userEvent.click(await screen.findByRole('checkbox', { name: /Österreich/ }));
    await save();
    const group = within(await screen.findByRole('group', { name: 'Wörter, die dort anders heißen (Österreich)' }));
    expect(screen.getAllByText(/heißen in einem anderen Land anders/).length).toBeGreaterThan(0);
    await userEvent.click(group.getByRole('checkbox', { name: /MwSt. → USt./ }));
    await save();
    await waitFor(() => expect(saveArticle).toHaveBeenCalledTimes(2));
    const Decided = Spelling.map(({ CountryId, From }) => ({ CountryId, From, Takes: From === 'Januar' }));
    expect(saveArticle).toHaveBeenLastCalledWith({ body: expect.objectContaining({ Spelling: Decided }) });
  });

  it('takes an older version up again', async () => {
    renderNews('/support/cms/news/9');
    await userEvent.click(await screen.findByRole('button', { name: 'Fassung 1 ins Formular übernehmen' }));
    expect(screen.getByLabelText('Titel')).toHaveValue('Kälte');
  });

  it('that somebody else changed is shown in both versions', async () => {
    const Current = { ...ARTICLE, Version: 5, Title: 'Andere Kälte' };
    const saveArticle = () => {
      throw new ProblemError({ type: 'x', title: 'x', status: 409, code: 'VERSION_CONFLICT', context: { Current } });
    };
    renderNews('/support/cms/news/9', { saveArticle });
    await save();
    expect(await screen.findByLabelText('Neue: Andere Kälte')).toBeInTheDocument();
  });

  it.each(['/support/cms/news/x', '/support/cms/news/0'])('%s is 404', async (path) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { router } = renderNews(path);
    await waitFor(() =>
      expect(Object.values(router.state.errors ?? {})).toEqual([expect.objectContaining({ status: 404 })]),
    );
  });
});
