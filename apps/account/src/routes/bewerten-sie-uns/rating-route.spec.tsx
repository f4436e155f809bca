import type { User } from '@heizplatz/identity';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '../../testing/expect-accessible';
import { refusal, renderAccountPage } from '../../testing/render-account-page';
import { buildUser } from '../../testing/build-user';
import { ratingRoute } from './rating-route';

type State = 'open' | 'rated' | 'not-yet' | 'expired';
const RATING = {
  OrderNumber: '1-0815',
  ProductGroupId: 3,
  ProductName: 'Holzpellets lose',
  Amount: 6000,
  DealerName: 'Pellethof Uckermark GmbH',
  DeliveredOn: '2026-11-10',
  Given: null as { Stars: number; Text: string } | null,
};

interface Page {
  readonly query?: string;
  readonly rateOrder?: () => unknown;
  readonly overrides?: Partial<typeof RATING>;
  readonly user?: User;
}
const renderPage = (
  state: State,
  { query = '', rateOrder = () => ({ success: true }), overrides = {}, user }: Page = {},
) =>
  renderAccountPage(
    ratingRoute,
    `/bewerten-sie-uns/t-1/o-7${query}`,
    {
      ratingOfOrder: () => ({ State: state, ...RATING, ...overrides }),
      rateOrder,
      objectToInvitations: () => ({ success: true }),
    },
    user,
  );
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const sent = (calls: readonly { id: string; input: unknown }[], id: string) =>
  calls.filter((call) => call.id === id).map(({ input }) => input);
const send = async () => userEvent.dblClick(await screen.findByRole('button', { name: 'Bewertung abgeben' }));

describe('/bewerten-sie-uns/{token}/{orderId}', () => {
  it('stars are one choice of five in words, none chosen beforehand', async () => {
    const { calls } = renderPage('open');
    await heading('Wie war es mit Pellethof Uckermark GmbH?');
    const stars = screen.getByRole('group', { name: 'Alles in allem' });
    expect(within(stars).getAllByRole('radio')).toHaveLength(5);
    expect(within(stars).queryByRole('radio', { checked: true })).toBeNull();
    expect(within(stars).getByRole('radio', { name: /^sehr gut ?, 5 Sterne$/ })).toBeVisible();
    await send();
    expect(within(stars).getAllByRole('radio')[0]).toHaveFocus();
    expect(screen.getByText('Bitte wählen Sie ein bis fünf Sterne.')).toBeVisible();
    expect(sent(calls, 'rateOrder')).toEqual([]);
  });

  it('rates once, with parts, words and without a name', async () => {
    const { calls } = renderPage('open');
    await heading('Wie war es mit Pellethof Uckermark GmbH?');
    await userEvent.click(
      within(screen.getByRole('group', { name: 'Alles in allem' })).getByRole('radio', { name: /^gut/ }),
    );
    await userEvent.click(screen.getByText('Einzelnes bewerten (freiwillig)'));
    const goods = screen.getByRole('group', { name: /^Ware/ });
    await userEvent.click(within(goods).getByRole('radio', { name: /^schlecht/ }));
    await userEvent.type(screen.getByLabelText(/^Ihre Worte dazu/), 'Viel Staub.');
    await userEvent.click(screen.getByLabelText(/^Ohne meinen Namen/));
    await send();
    expect(await heading('Danke für Ihre Bewertung')).toHaveFocus();
    expect(sent(calls, 'rateOrder')).toEqual([
      {
        body: {
          Token: 't-1',
          OrderId: 'o-7',
          Stars: 4,
          Delivery: null,
          Goods: 1,
          Service: null,
          Text: 'Viel Staub.',
          IsAnonymous: true,
        },
      },
    ]);
  });

  it('while support acts nobody rates for the customer, and it is said why', async () => {
    renderPage('open', { user: buildUser({ isImpersonatedS: true }) });
    expect(await screen.findByText(/Das kann nur der Kunde selbst/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Bewertung abgeben' })).toBeNull();
  });

  it('axe finds nothing', async () => {
    const { container } = renderPage('open');
    await heading('Wie war es mit Pellethof Uckermark GmbH?');
    await expectAccessible(container);
  });

  it('nothing is lost when it fails', async () => {
    renderPage('open', { rateOrder: () => Promise.reject(refusal(0, 'UNAVAILABLE')) });
    await userEvent.type(await screen.findByLabelText(/^Ihre Worte dazu/), 'Viel Staub.');
    await userEvent.click(screen.getAllByRole('radio', { name: /^gut/ })[0]!);
    await send();
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByLabelText(/^Ihre Worte dazu/)).toHaveValue('Viel Staub.');
  });

  it.each([
    ['rated', 'Sie haben schon bewertet'],
    ['not-yet', 'Noch nicht geliefert'],
    ['expired', 'Dieser Link ist abgelaufen'],
  ] as const)('%s: %s', async (state, title) => {
    const { container } = renderPage(state, {
      overrides: { Given: state === 'rated' ? { Stars: 2, Text: 'Na ja.' } : null },
    });
    await heading(title);
    expect(screen.queryByRole('button', { name: 'Bewertung abgeben' })).toBeNull();
    if (state === 'rated') {
      expect(screen.getByText('mäßig')).toBeVisible();
      expect(screen.getByText('Na ja.')).toBeVisible();
    }
    await expectAccessible(container);
  });

  it('a forged link is a 404', async () => {
    const { router } = renderAccountPage(ratingRoute, '/bewerten-sie-uns/falsch/o-7', { ratingOfOrder: () => null });
    await waitFor(() =>
      expect(Object.values(router.state.errors ?? {})).toEqual([expect.objectContaining({ status: 404 })]),
    );
  });

  it('invitations are objected to in every state; the mail’s own link puts that first', async () => {
    const { calls } = renderPage('rated', { query: '?widerspruch=1' });
    await heading('Sie haben schon bewertet');
    await userEvent.click(screen.getByRole('button', { name: 'Keine Einladungen mehr schicken' }));
    expect(await screen.findByText('Wir laden Sie nicht mehr zu Bewertungen ein.')).toBeVisible();
    expect(sent(calls, 'objectToInvitations')).toEqual([{ body: { Token: 't-1', OrderId: 'o-7' } }]);
  });
});
