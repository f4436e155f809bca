import { buildOffer, buildOrderProcess, stepsAt } from '@heizplatz/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GUEST } from '../../../testing/guest';
import { buildCalculation } from '../../../testing/build-calculation';
import { renderOrderPage } from '../../../testing/render-order-page';

const PATH = '/holzpellets-lose/bestellung/bezahlung';
const PROCESS = buildOrderProcess('bezahlung', {
  PaymentData: { Choices: [], Selected: null },
  ...stepsAt('bezahlung', []),
});
const OTHER = { ...buildOffer(), Id: 'andere', DealerId: 99, DealerName: 'Hofer Pellets' };

function renderPayment(path: string, isOnThePhone: boolean) {
  const responses = {
    calculateOffers: () => buildCalculation({ Items: [buildOffer(), OTHER] }),
    startOrder: () => ({ ProductGroupId: 3 }),
  };
  const user = { ...GUEST, isGuest: !isOnThePhone, isImpersonatedS: isOnThePhone };
  return renderOrderPage(path, { process: PROCESS, responses, user });
}

describe('the payment step of an order whose dealer takes nothing that can be agreed to here', () => {
  it.each([PATH, `${PATH}/sepa`])('%s says on the phone what is possible', async (path) => {
    const { getPath } = renderPayment(path, true);
    expect(await screen.findByText(/^Am Telefon geht nur Rechnung/)).toBeVisible();
    expect(getPath()).toBe(PATH);
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('names who takes an invoice, and starts the order there with one click', async () => {
    const { sent } = renderPayment(PATH, true);
    const others = within(await screen.findByRole('region', { name: 'Händler mit Rechnung' }));
    expect((await others.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Hofer Pellets'),
    ]);
    const all = others.getByRole('link', { name: 'Alle Angebote mit Rechnung ansehen' });
    expect(all).toHaveAttribute('href', expect.stringMatching(/^\/holzpellets-lose\/.*options=-1/));
    await userEvent.click(others.getByRole('button', { name: 'Dieses Angebot auswählen' }));
    await waitFor(() => expect(sent('startOrder')).toHaveLength(1));
    expect(sent('startOrder')).toMatchObject([
      { OfferId: 'andere', Configuration: { Parameters: [{ Id: 1, Key: 'Payment' }] } },
    ]);
  });

  it('asks anybody else for another offer', async () => {
    renderPayment(PATH, false);
    expect(await screen.findByText(/^Bitte wählen Sie ein anderes Angebot/)).toBeVisible();
  });
});
