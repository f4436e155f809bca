import { fakeApi, buildProblem, renderRoute } from '@heizplatz/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { infoCenterRoute } from './info-center-route';

const PAGE = {
  Path: '/info-center/pellets-richtig-lagern',
  Title: 'Pellets richtig lagern',
  Description: 'Trocken, dicht und belüftet.',
  Picture: { Src: '/api/media/a/lager.svg', Alt: 'Lager', Width: 640, Height: 360, Sizes: [] },
  ReadMinutes: 3,
};
type Responses = Parameters<typeof fakeApi>[0];

const renderPage = (responses: Responses = {}) => {
  const { api } = fakeApi({
    infoPages: () => [{ Key: 'lager', Name: 'Lager', Pages: [PAGE] }],
    siteMenu: () => [{ Text: 'Häufige Fragen', Href: '/hilfe' }],
    sitePrompts: () => [
      {
        Id: 1,
        Title: 'Ihre Frage fehlt?',
        Text: 'Rufen Sie an.',
        Tone: 'info',
        Link: { Href: '/hilfe', Text: 'Hilfe' },
      },
    ],
    ...responses,
  });
  return renderRoute([infoCenterRoute], '/info-center', { api });
};
const fail = () => {
  throw buildProblem(503, 'UNAVAILABLE');
};

describe('/info-center', () => {
  it('lists its pages by topic, with the menu and note that editors keep', async () => {
    renderPage();
    const topic = await screen.findByRole('region', { name: 'Lager' });
    expect(within(topic).getByRole('link', { name: PAGE.Title })).toHaveAttribute('href', PAGE.Path);
    expect(within(topic).getByText('3 Min. Lesezeit')).toBeVisible();
    expect(
      within(screen.getByRole('navigation', { name: 'Oft gesucht' })).getByRole('link', { name: 'Häufige Fragen' }),
    ).toHaveAttribute('href', '/hilfe');
    expect(screen.getByText('Ihre Frage fehlt?')).toBeVisible();
  });

  it('stands without menu and note', async () => {
    renderPage({ siteMenu: fail, sitePrompts: fail });
    expect(await screen.findByRole('region', { name: 'Lager' })).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Oft gesucht' })).not.toBeInTheDocument();
  });

  it('says that there are no pages yet', async () => {
    renderPage({ infoPages: () => [] });
    expect(await screen.findByRole('heading', { name: 'Hier stehen noch keine Seiten' })).toBeVisible();
  });

  it('says when its pages cannot be had, and asks again', async () => {
    let isDown = true;
    renderPage({ infoPages: () => (isDown ? fail() : [{ Key: 'lager', Name: 'Lager', Pages: [PAGE] }]) });
    expect(await screen.findByRole('alert')).toHaveTextContent('Die Seiten konnten nicht geladen werden.');
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByRole('region', { name: 'Lager' })).toBeVisible();
  });

  it('has no accessibility finding', async () => {
    const { container } = renderPage();
    await screen.findByRole('region', { name: 'Lager' });
    expect((await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual([]);
  });
});
