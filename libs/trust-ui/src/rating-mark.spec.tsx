import { ProblemError } from '@heizplatz/api-client';
import { fakeApi, renderRoute } from '@heizplatz/testing';
import { screen, waitFor } from '@testing-library/react';
import { RatingMark } from './rating-mark';

const RATING = {
  OverallMark: 4.61,
  OverallMarkDescriptionGUILang: 'Sehr gut',
  ActiveReviewCount: 1184,
  ActivePeriodInDays: 365,
  TotalReviewCount: 4873,
};
const down = () => {
  throw new ProblemError({ type: 'about:blank', title: 'down', status: 503, code: 'UNAVAILABLE' });
};

function renderMark(trustedShopRating: () => unknown, { isDemo = false } = {}) {
  const { api, calls } = fakeApi({ trustedShopRating });
  const view = renderRoute([{ path: '/', Component: () => <RatingMark variant="footer" /> }], '/', { api, isDemo });
  return { ...view, calls };
}

describe('the rating mark', () => {
  it('says how the site’s own shop is rated', async () => {
    const { calls } = renderMark(() => RATING);
    const mark = await screen.findByRole('group', { name: 'Bewertung von Heizplatz' });
    expect(mark).toHaveTextContent('4,61 von 5 Sternen,');
    expect(mark).toHaveTextContent('Sehr gut');
    expect(mark).toHaveTextContent('1.184 Bewertungen in 365 Tagen, 4.873 insgesamt');
    expect(calls).toEqual([{ id: 'trustedShopRating', input: { params: { id: 'DEMO-RATING-DE' } } }]);
    expect(screen.queryByText('DEMO')).toBeNull();
  });

  it('speaks of one review and one day as one', async () => {
    renderMark(() => ({ ...RATING, ActiveReviewCount: 1, ActivePeriodInDays: 1, TotalReviewCount: 1 }));
    const mark = await screen.findByRole('group', { name: 'Bewertung von Heizplatz' });
    expect(mark).toHaveTextContent('1 Bewertung in 1 Tag, 1 insgesamt');
  });

  it('has our own seal in the demonstration', async () => {
    renderMark(() => RATING, { isDemo: true });
    expect(await screen.findByText('DEMO')).toBeInTheDocument();
  });

  it.each([
    ['nobody rates it', () => null],
    ['the service is down', down],
  ])('leaves its space empty when %s', async (_, response) => {
    const { container, calls } = renderMark(response);
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(container.querySelector('.footer')).toBeEmptyDOMElement();
  });
});
