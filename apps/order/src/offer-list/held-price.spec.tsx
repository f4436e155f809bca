import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BERLIN, renderOfferList } from '../testing/render-offer-list';

const bodyOf = (calls: ReturnType<typeof renderOfferList>['calls']) =>
  calls.find(({ id }) => id === 'startOrder')?.input;

describe('the offer list of a Wunschpreis mail', () => {
  it('brings what the mail promised when an offer is chosen', async () => {
    const { calls } = renderOfferList(`${BERLIN}&wunschpreis=7.1795294083493.abc`);
    await userEvent.click(await screen.findByRole('button', { name: /^Auswählen.*Pellethof Uckermark/ }));
    expect(await screen.findByRole('heading', { name: 'Zufahrt' })).toBeVisible();
    expect(bodyOf(calls)).toMatchObject({ body: { HeldPriceToken: '7.1795294083493.abc' } });
  });

  it('brings nothing without it', async () => {
    const { calls } = renderOfferList(BERLIN);
    await userEvent.click(await screen.findByRole('button', { name: /^Auswählen.*Pellethof Uckermark/ }));
    expect(await screen.findByRole('heading', { name: 'Zufahrt' })).toBeVisible();
    expect(bodyOf(calls)).not.toHaveProperty('body.HeldPriceToken');
  });
});
