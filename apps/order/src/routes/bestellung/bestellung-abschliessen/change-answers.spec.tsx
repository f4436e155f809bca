import { buildAddress, buildOrderProcess } from '@heizplatz/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOrderPage } from '../../../testing/render-order-page';

const CHECKOUT = '/holzpellets-lose/bestellung';
const SUMMARY = `${CHECKOUT}/bestellung-abschliessen`;
const own = buildAddress();
const lists = { DeliveryAddressList: [own], InvoiceAddressList: [], SelectedAddresses: [] };

describe('an answer that is changed from the summary', () => {
  it.each([
    ['/holzpellets-lose/bestellparameter-bestaetigen', 'Weiter', 'saveOrderParameters'],
    [`${CHECKOUT}/adresse`, 'Weiter zur Zusammenfassung', 'saveOrderAddresses'],
    [`${CHECKOUT}/bezahlung/rechnung`, 'Weiter zur Zusammenfassung', 'savePayment'],
  ])('leads over %s back to the summary', async (path, button, call) => {
    const process = buildOrderProcess('bestellung-abschliessen', { DeliveryAddress: own });
    const { container, getPath, sent } = renderOrderPage(SUMMARY, {
      process,
      responses: { orderAddresses: () => lists },
    });
    await screen.findByRole('heading', { level: 1, name: /^Prüfender Blick/ });
    const change = screen.getAllByRole('link', { name: 'Ändern' }).find((link) => link.getAttribute('href') === path);
    await userEvent.click(change ?? container);
    await waitFor(() => expect(getPath()).toBe(path));
    await userEvent.click(await screen.findByRole('button', { name: button }));
    await waitFor(() => expect(getPath()).toBe(SUMMARY));
    expect(sent(call)).toHaveLength(1);
  });

  it('says what is promised for the delivery', async () => {
    renderOrderPage(SUMMARY, { process: buildOrderProcess('bestellung-abschliessen') });
    expect(await screen.findByText(/^Sie sagen zu: Die Heizung wird .* abgeschaltet/)).toBeVisible();
  });
});
