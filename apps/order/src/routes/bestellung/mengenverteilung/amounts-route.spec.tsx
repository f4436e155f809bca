import type { OrderProcess } from '@heizplatz/contract';
import { buildAddress, getOrderOfDeliveryPoints, buildOrderProcess } from '@heizplatz/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { teachDialogs } from '../../../testing/jsdom-dialog';
import { refusal, renderOrderPage } from '../../../testing/render-order-page';

const PATH = '/holzpellets-lose/bestellung/mengenverteilung';
const PAYMENT = '/holzpellets-lose/bestellung/bezahlung/rechnung';
const SUMMARY = '/holzpellets-lose/bestellung/bestellung-abschliessen';
const OWN = [
  buildAddress(),
  buildAddress({ Id: 42, FirstName: 'Jörg', Street: 'Torstieg' }),
  buildAddress({ Id: 43, FirstName: 'Mette', Street: 'Kirchgang' }),
  buildAddress({ Id: 44, FirstName: 'Fern', ZipCode: '20095' }),
];

const deliveryPoint = (number: number) => within(screen.getByRole('group', { name: `Lieferstelle ${number}` }));
const amount = (number: number) => deliveryPoint(number).getByRole('textbox', { name: 'Menge' });
const address = (number: number) => deliveryPoint(number).getByRole('combobox', { name: 'Adresse' });
const remaining = () => screen.getByText(/verteil(en\.|t\.)$/);
const next = (label = 'Weiter zur Zusammenfassung') => userEvent.click(screen.getByRole('button', { name: label }));
const plain = (element: HTMLElement) => element.textContent.replaceAll('\u00A0', ' ');

async function retype(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  if (text) await userEvent.type(field, text);
}

/** Three stations; what was saved opens the payment, and the payment the summary. */
async function renderAmounts(responses = {}, begun: OrderProcess = getOrderOfDeliveryPoints('mengenverteilung')) {
  const own = [...OWN];
  let process = begun;
  const page = renderOrderPage(PATH, {
    process,
    responses: {
      orderProcess: () => process,
      orderAddresses: () => ({ DeliveryAddressList: [...own], InvoiceAddressList: [], SelectedAddresses: [] }),
      saveAddress: (input: { body: { Id: number | null; Address: object } }) => {
        const stored = buildAddress({ ...input.body.Address, Id: input.body.Id ?? 99 });
        own.push(stored);
        return { Address: stored };
      },
      saveOrderAmounts: () => {
        process = { ...getOrderOfDeliveryPoints('bezahlung'), PaymentData: begun.PaymentData };
        return { success: true };
      },
      savePayment: () => {
        process = getOrderOfDeliveryPoints('bestellung-abschliessen');
        return { success: true };
      },
      ...responses,
    },
  });
  await screen.findByRole('form', { name: 'Lieferstellen' });
  return page;
}

beforeAll(teachDialogs);

describe('/{productGroup}/bestellung/mengenverteilung', () => {
  it('understands tonnes', async () => {
    await renderAmounts();
    await retype(amount(1), '2,5 t');
    await userEvent.tab();
    expect(amount(1)).toHaveValue('2.500');
  });

  it('begins with equal amounts and the address of the step before, names the minimum and offers own addresses', async () => {
    await renderAmounts();
    expect(screen.getByRole('heading', { level: 1, name: 'Lieferstellen' })).toBeVisible();
    expect([1, 2, 3].map((number) => (amount(number) as HTMLInputElement).value)).toEqual(['2.000', '2.000', '2.000']);
    expect(amount(1)).toHaveAccessibleDescription(/\(min\. 1\.000\s+?kg pro Haushalt\)/);
    expect(address(1)).toHaveValue('41');
    expect(address(2)).toHaveValue('');
    const names = within(address(2)).getAllByRole('option').map(plain);
    expect(names).toHaveLength(4);
    expect(names.join()).not.toContain('20095');
    expect(remaining()).toHaveTextContent('Alles ist verteilt.');
  });

  it('says while typing what is left or too much, and distributes evenly again', async () => {
    await renderAmounts();
    await retype(amount(1), '1500');
    expect(plain(remaining())).toBe('Noch 500 kg zu verteilen.');
    await retype(amount(2), '3000');
    expect(plain(remaining())).toBe('500 kg zu viel verteilt.');
    expect(remaining()).toHaveAttribute('role', 'status');
    await userEvent.click(screen.getByRole('button', { name: 'gleichmäßig verteilen' }));
    expect(amount(1)).toHaveValue('2.000');
    expect(remaining()).toHaveTextContent('Alles ist verteilt.');
  });

  it('keeps amounts and addresses by station with the payment that asks nothing, and goes on to the summary', async () => {
    const { calls, sent, getPath } = await renderAmounts();
    await retype(amount(1), '3000');
    await retype(amount(2), '1000');
    await userEvent.selectOptions(address(2), '42');
    await userEvent.selectOptions(address(3), '43');
    await next();
    await waitFor(() => expect(getPath()).toBe(SUMMARY));
    expect(calls.map(({ id }) => id).filter((id) => id.startsWith('save'))).toEqual([
      'saveOrderAmounts',
      'savePayment',
    ]);
    expect(sent('savePayment')).toEqual([{ ProductGroupId: 3, PaymentId: 1, IsRatePayPayment: false }]);
    expect(sent('saveOrderAmounts')).toEqual([
      {
        ProductGroupId: 3,
        Stations: [
          { StationNumber: 1, AddressId: 41, Amount: 3000 },
          { StationNumber: 2, AddressId: 42, Amount: 1000 },
          { StationNumber: 3, AddressId: 43, Amount: 2000 },
        ],
      },
    ]);
  });

  it('leads on to the payment where every kind asks for something', async () => {
    const begun = getOrderOfDeliveryPoints('mengenverteilung');
    const Choices = begun.PaymentData.Choices.filter(({ NeedsIban }) => NeedsIban);
    const { sent, getPath } = await renderAmounts({}, { ...begun, PaymentData: { Choices, Selected: null } });
    await userEvent.selectOptions(address(2), '42');
    await userEvent.selectOptions(address(3), '43');
    await next('Weiter zur Zahlung');
    await waitFor(() => expect(getPath()).toMatch(/\/bezahlung\//));
    expect(sent('savePayment')).toEqual([]);
  });

  it('names what is missing, too little or does not add up, each at its field, and sends nothing', async () => {
    const { sent } = await renderAmounts();
    await retype(amount(1), '');
    await retype(amount(2), '999');
    await next();
    const summary = within(screen.getByRole('group', { name: '4 Angaben fehlen noch oder stimmen nicht' }));
    expect(summary.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Lieferstelle 1, Menge: Bitte geben Sie eine Menge an.',
      'Lieferstelle 2, Menge: Das ist weniger als die Mindestmenge pro Haushalt.',
      'Lieferstelle 2, Adresse: Diese Angabe fehlt noch.',
      'Lieferstelle 3, Adresse: Diese Angabe fehlt noch.',
    ]);
    expect(address(3)).toBeInvalid();
    await retype(amount(1), '2000');
    await retype(amount(2), '1000');
    await userEvent.selectOptions(address(2), '42');
    await userEvent.selectOptions(address(3), '43');
    await next();
    expect(screen.getByRole('link', { name: /Zusammen müssen die Mengen/ })).toHaveAttribute('href', '#Amount-1');
    expect(sent('saveOrderAmounts')).toEqual([]);
  });

  it('shows what the server refuses at the station that it means, everything kept', async () => {
    await renderAmounts({
      saveOrderAmounts: () => {
        throw refusal(400, 'VALIDATION', {
          errors: [{ path: 'body.Stations.1.AddressId', code: 'ADDRESS_UNKNOWN' }],
        });
      },
    });
    await userEvent.selectOptions(address(2), '42');
    await userEvent.selectOptions(address(3), '43');
    await next();
    await waitFor(() => expect(address(2)).toBeInvalid());
    expect(address(2)).toHaveAccessibleDescription(/gibt es nicht mehr/);
    expect(address(3)).toHaveValue('43');
  });

  it('adds an address for a station in the modal, amounts kept, and chooses it there', async () => {
    const { getPath } = await renderAmounts();
    await retype(amount(2), '2500');
    await userEvent.click(deliveryPoint(2).getByRole('link', { name: 'Neue Adresse (Lieferstelle 2)' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Neue Lieferadresse' }));
    expect(getPath()).toBe(`${PATH}/lieferadresse/neu?lieferstelle=2`);
    const person = { Vorname: 'Ulf', Nachname: 'Ohm', Straße: 'Aue', Hausnummer: '1', Telefon: '030 23125 099' };
    for (const [name, text] of Object.entries(person)) {
      await userEvent.click(dialog.getByRole('textbox', { name }));
      await userEvent.paste(text);
    }
    await userEvent.click(dialog.getByRole('button', { name: 'Adresse speichern' }));
    await waitFor(() => expect(getPath()).toBe(PATH));
    expect(address(2)).toHaveValue('99');
    expect(amount(2)).toHaveValue('2.500');
  });

  it('has no invoice address in its modal, and is no step of an order with one station', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { router } = renderOrderPage(`${PATH}/rechnungsadresse/neu`, {
      process: getOrderOfDeliveryPoints('bezahlung'),
    });
    await waitFor(() =>
      expect(Object.values(router.state.errors ?? {})).toEqual([expect.objectContaining({ status: 404 })]),
    );
    const { getPath } = renderOrderPage(PATH, { process: buildOrderProcess('bezahlung') });
    await waitFor(() => expect(getPath()).toBe(PAYMENT));
  });

  it('loads the addresses once for both steps', async () => {
    const { calls, router } = await renderAmounts();
    await userEvent.click(screen.getByRole('link', { name: 'Zurück' }));
    expect(await screen.findByRole('group', { name: 'Adresse der ersten Lieferstelle' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/holzpellets-lose/bestellung/adresse');
    expect(calls.filter(({ id }) => id === 'orderAddresses')).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Weiter zu den Lieferstellen' })).toBeVisible();
  });
});
