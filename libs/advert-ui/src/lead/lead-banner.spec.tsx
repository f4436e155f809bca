import { fakeApi, renderRoute } from '@heizplatz/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { watchViews } from '../testing/view-double';
import { LeadBanner } from './lead-banner';

type Responses = Parameters<typeof fakeApi>[0];

const OFFER = {
  PartnerName: 'Wärmepartner',
  Title: 'Alte Heizung?',
  Text: 'Fachbetriebe beraten.',
  LinkText: 'Beratung ansehen',
  LinkUrl: 'https://example.com/?plz=80331',
};

function renderBanner(responses: Responses, zipCode = '80331') {
  const { api, calls } = fakeApi(responses);
  const Page = () => (
    <main>
      <LeadBanner zipCode={zipCode} />
      <p>Seite</p>
    </main>
  );
  return { ...renderRoute([{ path: '/', Component: Page }], '/', { api }), calls };
}

describe('the lead banner', () => {
  it('comes where nobody sees it come, and says whose it is and why', async () => {
    const views = watchViews(true);
    renderBanner({ leadAvailability: () => ({ IsSuccess: true, Payload: OFFER }) });
    await screen.findByText('Seite');
    await act(() => new Promise((done) => setTimeout(done, 30)));
    expect(screen.queryByRole('region')).toBeNull();
    await waitFor(() => {
      act(() => views.show(false));
      expect(screen.getByRole('region', { name: 'Anzeige: Wärmepartner' })).toBeVisible();
    });
    expect(screen.getByRole('region')).toHaveTextContent('weil Ihre Postleitzahl 80331 dort bedient wird');
    const link = screen.getByRole('link', { name: 'Beratung ansehen' });
    expect(link).toHaveAttribute('href', OFFER.LinkUrl);
    expect(link).toHaveAttribute('rel', 'sponsored nofollow noopener noreferrer');
  });

  it.each<[string, Responses]>([
    ['the partner does not serve the place', { leadAvailability: () => ({ IsSuccess: false, Payload: null }) }],
    ['the call fails', {}],
  ])('is not there where %s', async (_, responses) => {
    watchViews(false);
    renderBanner(responses);
    await screen.findByText('Seite');
    await act(() => new Promise((done) => setTimeout(done, 30)));
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('asks nobody without a postcode', async () => {
    watchViews(false);
    const { calls } = renderBanner({}, '');
    await screen.findByText('Seite');
    expect(calls).toEqual([]);
  });
});
