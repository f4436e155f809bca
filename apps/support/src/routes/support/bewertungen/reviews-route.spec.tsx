import type { StaffReview } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import { fakeApi, renderRoute } from '@heizplatz/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listPage } from '../../../testing/list-page';
import { staffPerson } from '../../../testing/staff-person';
import { addStaffParts } from '../../../testing/add-staff-parts';
import { reviewsRoute } from './reviews-route';

const buildReview = (fields: Partial<StaffReview> = {}): StaffReview => ({
  ...{ Id: 4, CountryId: 1, CreatedAt: '2026-11-17T09:12:00.000Z', DealerId: 3, DealerName: 'Pellethof' },
  ...{ DealerPath: '/holzpellethaendler/pellethof', OrderId: 'a1', OrderNumber: 'DE-26-208063', Stars: 2 },
  ...{ Text: 'Zu spät gekommen.', ShownName: 'Anke V.', State: 'published', DealerAnswer: null },
  ...{ DealerAnsweredAt: null, OpenReports: 1 },
  ...fields,
});
function renderPage(
  rows: StaffReview[],
  answers: Parameters<typeof fakeApi>[0] = {},
  role: string = ROLES.dealerSupport,
) {
  const fake = fakeApi({ staffReviews: () => listPage(rows), staffViews: () => ({ Views: [] }), ...answers });
  const routes = addStaffParts([reviewsRoute]);
  const user = staffPerson([role]);
  return { ...fake, ...renderRoute(routes, '/support/bewertungen?id=4', { api: fake.api, user }) };
}

describe('/support/bewertungen', () => {
  it('lists reviews with stars, words and reports that wait', async () => {
    renderPage([buildReview()]);
    const row = within(await screen.findByRole('row', { name: /Anke V\./ }));
    for (const text of ['Pellethof', '2 von 5 Sternen', 'Zu spät gekommen.', 'DE-26-208063', '1 offen', 'öffentlich'])
      expect(row.getByText(text)).toBeInTheDocument();
  });

  it('answers for the dealer', async () => {
    const { sent } = renderPage([buildReview()], { answerReviewForDealer: () => ({ success: true }) });
    await userEvent.type(await screen.findByRole('textbox', { name: 'Antwort' }), 'Das tut uns leid.');
    await userEvent.click(screen.getByRole('button', { name: 'Antwort veröffentlichen' }));
    expect(await screen.findByText('Die Antwort steht jetzt unter der Bewertung.')).toBeInTheDocument();
    expect(sent('answerReviewForDealer')).toEqual([{ ReviewId: 4, Text: 'Das tut uns leid.' }]);
  });

  it.each([ROLES.customer, ROLES.customerSupport, ROLES.editor])('refuses %s with 403', async (role) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { router } = renderPage([], {}, role);
    await waitFor(() =>
      expect(Object.values(router.state.errors ?? {})).toEqual([expect.objectContaining({ status: 403 })]),
    );
  });
});
