import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BERLIN, renderOfferList } from '../../../testing/render-offer-list';

const toBody = (calls: ReturnType<typeof renderOfferList>['calls']) =>
  calls.find(({ id }) => id === 'startOrder')?.input;

describe('the offer list of a Wunschpreis mail', () => {
  it('brings what the mail promised when an offer is chosen', async () => {
    const { calls } = renderOfferList(`${BERLIN}&wunschpreis=7.1795294083493.abc`);
    await userEvent.click(await screen.findByRole('button', { name: /^Auswählen.*Pellethof Uckermark/ }));
    expect(await screen.findByRole('heading', { name: 'Bestellung' })).toBeVisible();
    expect(toBody(calls)).toMatchObject({ body: { HeldPriceToken: '7.1795294083493.abc' } });
  });

  it('says what its link holds, and until when', async () => {
    renderOfferList(`${BERLIN}&wunschpreis=7.1795294083493.abc`);
    expect(
      await screen.findByText(/^Bis 21\.11\.2026, 21:48 Uhr zahlen Sie über diesen Link einmal höchstens/),
    ).toBeVisible();
  });

  it('says nothing without it, or where it is no link of ours', async () => {
    for (const query of ['', '&wunschpreis=x', '&wunschpreis=7.12.abc']) {
      const { unmount } = renderOfferList(BERLIN + query);
      await screen.findByRole('button', { name: /^Auswählen.*Pellethof Uckermark/ });
      expect(screen.queryByText(/über diesen Link/)).not.toBeInTheDocument();
      unmount();
    }
  });

  it('brings nothing without it', async () => {
    const { calls } = renderOfferList(BERLIN);
    await userEvent.click(await screen.findByRole('button', { name: /^Auswählen.*Pellethof Uckermark/ }));
    expect(await screen.findByRole('heading', { name: 'Bestellung' })).toBeVisible();
    expect(toBody(calls)).not.toHaveProperty('body.HeldPriceToken');
  });
});
