import { type OrderProcess } from '@heizplatz/contract';
import { buildAddress, buildOrderProcess } from '@heizplatz/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal, renderOrderPage } from '../../../testing/render-order-page';

const CHECKOUT = '/holzpellets-lose/bestellung';
const registration = (path: string) =>
  `/benutzerkonto/bestellanmeldung/holzpellets-lose?ReturnUrl=${encodeURIComponent(path)}`;
const expired = () => {
  throw refusal(401, 'UNAUTHENTICATED');
};
const field = (name: string) => screen.getByRole('textbox', { name });

describe('a guest whose session ends in the middle', () => {
  it('says who orders, comes back to the same step, and finds everything typed', async () => {
    const responses = { saveAddress: expired };
    const { router, getPath } = renderOrderPage(`${CHECKOUT}/adresse`, {
      process: buildOrderProcess('adresse'),
      responses,
    });
    await screen.findByRole('form', { name: 'Adresse' });
    const person = {
      Vorname: 'Annegret',
      Nachname: 'Köster',
      Straße: 'Ackerzeile',
      Hausnummer: '14',
      Telefon: '030 23125',
    };
    for (const [name, text] of Object.entries(person)) {
      await userEvent.click(field(name));
      await userEvent.paste(text);
    }
    await userEvent.click(screen.getByRole('button', { name: 'Weiter zur Zusammenfassung' }));
    await waitFor(() => expect(getPath()).toBe(registration(`${CHECKOUT}/adresse`)));
    await act(() => router.navigate(`${CHECKOUT}/adresse`));
    await screen.findByRole('form', { name: 'Adresse' });
    for (const [name, text] of Object.entries(person)) expect(field(name)).toHaveValue(text);
  });

  it('keeps what was typed about the payment', async () => {
    const responses = { savePayment: expired };
    const process = buildOrderProcess('bezahlung');
    const { router, getPath } = renderOrderPage(`${CHECKOUT}/bezahlung/sepa`, { process, responses });
    await userEvent.type(await screen.findByRole('textbox', { name: 'IBAN' }), 'DE89370400440532013000');
    await userEvent.click(screen.getByRole('checkbox', { name: /Ich ermächtige/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Weiter zur Zusammenfassung' }));
    await waitFor(() => expect(getPath()).toBe(registration(`${CHECKOUT}/bezahlung/sepa`)));
    await act(() => router.navigate(`${CHECKOUT}/bezahlung/sepa`));
    expect(await screen.findByRole('textbox', { name: 'IBAN' })).toHaveValue('DE89370400440532013000');
  });

  it('is asked again when it ends between two calls of a page', async () => {
    const process: OrderProcess = buildOrderProcess('adresse', { DeliveryAddress: buildAddress() });
    const responses = { orderAddresses: expired };
    const { getPath } = renderOrderPage(`${CHECKOUT}/adresse`, { process, responses });
    await waitFor(() => expect(getPath()).toBe(registration(`${CHECKOUT}/adresse`)));
  });

  it('orders nothing and comes back to the summary', async () => {
    const process = buildOrderProcess('bestellung-abschliessen');
    const responses = { finaliseOrder: expired };
    const { getPath } = renderOrderPage(`${CHECKOUT}/bestellung-abschliessen`, { process, responses });
    await userEvent.click(await screen.findByRole('button', { name: 'zahlungspflichtig bestellen' }));
    await waitFor(() => expect(getPath()).toBe(registration(`${CHECKOUT}/bestellung-abschliessen`)));
  });
});
