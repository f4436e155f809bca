import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { teachDialogs } from '../../../../testing/jsdom-dialog';
import { listPage } from '../../../../testing/list-page';
import { ARTICLE, renderNews } from './testing/render-news';

beforeAll(teachDialogs);

const PATH = '/support/cms/news/9';
const { Release } = ARTICLE;

it('publishes what is stored, in the countries that say the same', async () => {
  const actOnArticle = jest.fn(() => ({ ...ARTICLE, Version: 6 }));
  renderNews(PATH, { actOnArticle });
  const card = within(await screen.findByRole('region', { name: 'Stand' }));
  expect(card.getByRole('checkbox', { name: /Schweiz/ })).toBeChecked();
  expect(card.queryByRole('checkbox', { name: /Österreich/ })).toBeNull();
  await userEvent.click(card.getByRole('button', { name: 'Jetzt veröffentlichen' }));
  await waitFor(() => expect(actOnArticle).toHaveBeenCalled());
  const body = { NewsId: 9, Version: 4, CountryIds: [1, 3], Act: 'publish', At: null };
  expect(actOnArticle).toHaveBeenCalledWith({ body });
});

it('offers no publication while something is not stored', async () => {
  renderNews(PATH);
  await userEvent.type(await screen.findByLabelText('Titel'), '!');
  expect(await screen.findByText(/sobald er gespeichert ist/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Jetzt veröffentlichen' })).toBeNull();
  expect(screen.getByText('Artikel zurückziehen')).toBeInTheDocument();
});

it('a planned one is not written until its plan ends', async () => {
  const planned = { ...ARTICLE, Release: { ...Release, State: 'planned' as const, Actions: ['unplan' as const] } };
  renderNews(PATH, { staffArticle: () => planned, actOnArticle: () => ARTICLE });
  expect(await screen.findByText(/Diese Fassung ist geplant/)).toBeVisible();
  expect(screen.queryByLabelText('Titel')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Planung aufheben' }));
  expect(await screen.findByLabelText('Titel')).toHaveValue('Große Kälte');
});

it('is deleted after a confirmation', async () => {
  const removeArticle = jest.fn(() => ({ IsSuccess: true }));
  const hidden = { ...Release, IsShown: false, Actions: [], ArchiveActions: ['archive' as const, 'delete' as const] };
  const { router } = renderNews(PATH, {
    ...{ removeArticle, staffNews: () => listPage([]), staffArticle: () => ({ ...ARTICLE, Release: hidden }) },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Artikel löschen' }));
  const dialog = within(await screen.findByRole('dialog', { name: '„Große Kälte“ löschen?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Endgültig löschen' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/support/cms/news'));
  const body = { NewsId: 9, Version: 4, CountryIds: [1, 3], RedirectTo: null };
  expect(removeArticle).toHaveBeenCalledWith({ body });
});

it('shows what is different between two versions', async () => {
  renderNews(`${PATH}?vergleich=1`);
  expect(await screen.findByRole('region', { name: 'Unterschied' })).toHaveTextContent('Große Kälte');
});

it('has no accessibility finding', async () => {
  const { container } = renderNews(PATH);
  await screen.findByLabelText('Titel');
  expect((await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual([]);
});
