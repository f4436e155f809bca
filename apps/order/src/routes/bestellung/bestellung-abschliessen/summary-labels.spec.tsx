import type { OrderProcess } from '@heizplatz/contract';
import type { CountryId } from '@heizplatz/country';
import { buildOrderProcess } from '@heizplatz/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal, renderOrderPage } from '../../../testing/render-order-page';

const READY = buildOrderProcess('bestellung-abschliessen');

async function getOrder(group: { id: OrderProcess['ProductGroupId']; urlName: string }, countryId: CountryId = 1) {
  const Seller = { ...READY.Seller, WithdrawalPath: countryId === 3 ? null : READY.Seller.WithdrawalPath };
  const process = { ...READY, ProductGroupId: group.id, CountryId: countryId, Seller };
  renderOrderPage(`/${group.urlName}/bestellung/bestellung-abschliessen`, { process, countryId });
  return screen.findByRole('region', { name: 'Ihre Bestellung' });
}

describe('what the summary says over its button', () => {
  it.each([
    [{ id: 1, urlName: 'heizoel' }, 'Abgerechnet wird nach gelieferter Menge.', true],
    [{ id: 3, urlName: 'holzpellets-lose' }, 'Abgerechnet wird nach geliefertem Gewicht.', true],
    [{ id: 4, urlName: 'holzpellets-sackware' }, 'Abgerechnet wird nach gelieferten Paletten.', false],
    [{ id: 7, urlName: 'kaminholz' }, 'Abgerechnet wird nach geliefertem Gewicht.', false],
  ] as const)(
    'of %j: by what it is settled, and whether goods that mix end the right',
    async (group, settled, mixes) => {
      const order = await getOrder(group);
      expect(within(order).getByText(settled, { exact: false })).toBeVisible();
      expect(within(order).queryAllByText(/untrennbar mit Ihrem Restbestand/)).toHaveLength(mixes ? 1 : 0);
    },
  );

  it('after a lost answer: that pressing again orders once', async () => {
    const finaliseOrder = () => {
      throw refusal(0, 'UNAVAILABLE');
    };
    renderOrderPage('/holzpellets-lose/bestellung/bestellung-abschliessen', {
      process: READY,
      responses: { finaliseOrder },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'zahlungspflichtig bestellen' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/keine Antwort bekommen.*nur einmal bestellt/);
  });

  it('in Switzerland: terms of cancellation in the place of a right that there is not', async () => {
    const order = await getOrder({ id: 3, urlName: 'holzpellets-lose' }, 3);
    expect(within(order).queryByText(/Widerruf/)).toBeNull();
    expect(within(order).getByRole('link', { name: 'Stornierung' })).toHaveAttribute('href', '/widerruf');
  });
});
