import { screen } from '@testing-library/react';
import axe from 'axe-core';
import { renderPage } from '../testing/render-page';

describe('/support/cms/plan', () => {
  it('has a month with what goes live on its days', async () => {
    const contentPlan = () => ({
      Entries: [
        {
          ...({ PageId: 7, CountryId: 2, Kind: 'page', Title: 'Lager planen', Path: '/lager' } as const),
          ...({ State: 'planned', At: '2026-12-01T06:00:00.000Z' } as const),
        },
      ],
      Announcements: [
        {
          ...({ AnnouncementId: 5, CountryId: 1, Place: 'home', Title: 'Frost', State: 'coming' } as const),
          ...({ Change: 'ends', At: '2026-12-24T10:00:00.000Z' } as const),
        },
      ],
    });
    const { container } = renderPage('/support/cms/plan?monat=2026-12', { contentPlan });
    const link = await screen.findByRole('link', { name: 'Lager planen' });
    expect(link).toHaveAttribute('href', '/support/cms/7/edit');
    expect(screen.getByRole('link', { name: 'Frost' })).toHaveAttribute('href', '/support/cms/prompts/5');
    expect(screen.getByText(/Hinweis endet/)).toHaveTextContent('11:00 DE, Hinweis endet, Startseite');
    expect(screen.getByText(/07:00/)).toHaveTextContent('AT');
    expect(screen.getByText('Di, 01.12.2026')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Monat danach' })).toHaveAttribute(
      'href',
      '/support/cms/plan?monat=2027-01',
    );
    expect((await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual([]);
  });
});
