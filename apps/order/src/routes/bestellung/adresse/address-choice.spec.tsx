import { buildAddress, buildOrderProcess } from '@heizplatz/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { teachDialogs } from '../../../testing/jsdom-dialog';
import { renderOrderPage } from '../../../testing/render-order-page';

const PATH = '/holzpellets-lose/bestellung/adresse';
const HOME = buildAddress();
const GARDEN = buildAddress({ Id: 42, FirstName: 'Jörg', Street: 'Torstieg', HouseNumber: '3' });
const ELSEWHERE = buildAddress({ Id: 43, Street: 'Fernweg', ZipCode: '20095', City: 'Hamburg' });
const OFFICE = buildAddress({ Id: 60, CompanyName: 'Köster Keramik', Street: 'Ofenplatz', HouseNumber: '2' });

const next = () => userEvent.click(screen.getByRole('button', { name: 'Weiter zur Zusammenfassung' }));
const toInvoice = () => screen.getByRole('checkbox', { name: 'Die Rechnung geht an eine andere Adresse' });

function renderChoice(path = PATH, invoices = [OFFICE], process = buildOrderProcess('bezahlung')) {
  const deliveries = [HOME, GARDEN, ELSEWHERE];
  return renderOrderPage(path, {
    process,
    responses: {
      orderAddresses: () => ({
        DeliveryAddressList: [...deliveries],
        InvoiceAddressList: invoices,
        SelectedAddresses: [],
      }),
      saveAddress: (input: { body: { Id: number | null; Address: object } }) => {
        const Address = buildAddress({ ...input.body.Address, Id: input.body.Id ?? 99 });
        if (input.body.Id === null) deliveries.push(Address);
        return { Address };
      },
    },
  });
}

beforeAll(teachDialogs);

describe('/{productGroup}/bestellung/adresse with addresses there', () => {
  it("offers those at the offer's postcode, the chosen one first", async () => {
    renderChoice();
    const list = within(await screen.findByRole('group', { name: 'Lieferadresse' }));
    expect(list.getAllByRole('radio')).toHaveLength(2);
    expect(list.getByRole('radio', { name: /Annegret Köster/ })).toBeChecked();
    expect(screen.queryByText(/Fernweg/)).toBeNull();
  });

  it('keeps the choice with the whole amount, the invoice address beside it', async () => {
    const { sent, getPath } = renderChoice();
    await userEvent.click(await screen.findByRole('radio', { name: /Jörg Köster/ }));
    await userEvent.click(toInvoice());
    expect(screen.getByRole('radio', { name: /Annegret Köster.*/, description: /Köster Keramik/ })).toBeChecked();
    await next();
    await waitFor(() => expect(getPath()).toBe('/holzpellets-lose/bestellung/bezahlung/rechnung'));
    expect(sent('saveOrderAddresses')).toEqual([
      {
        ProductGroupId: 3,
        SelectedAddresses: [
          { AddressType: 1, AddressId: 42, AddressIndex: 0, Amount: 6000 },
          { AddressType: 0, AddressId: 60, AddressIndex: 0, Amount: 0 },
        ],
      },
    ]);
  });

  it('asks a customer whose access check is missing for its confirmation with the choice', async () => {
    const process = buildOrderProcess('adresse', { AccessConditions: null });
    const { calls, sent } = renderChoice(PATH, [], process);
    await screen.findByRole('form', { name: 'Adressen' });
    expect(screen.queryByRole('textbox', { name: 'E-Mail' })).toBeNull();
    await next();
    expect(screen.getByRole('link', { name: 'Zufahrt und Lager: Diese Angabe fehlt noch.' })).toBeVisible();
    expect(sent('saveOrderParameters')).toEqual([]);
    await userEvent.click(screen.getByRole('checkbox', { name: /^Das passt bei uns/ }));
    await next();
    await waitFor(() => expect(sent('savePayment')).toHaveLength(1));
    const saves = calls.map(({ id }) => id).filter((id) => id.startsWith('save'));
    expect(saves).toEqual(['saveOrderParameters', 'saveOrderAddresses', 'savePayment']);
  });

  it('asks for the invoice address when there is none yet', async () => {
    const { getPath, sent } = renderChoice(PATH, []);
    await userEvent.click((await screen.findByRole('form', { name: 'Adressen' })) && toInvoice());
    await next();
    expect(await screen.findByRole('dialog', { name: 'Neue Rechnungsadresse' })).toBeVisible();
    expect(getPath()).toBe(`${PATH}/rechnungsadresse/neu`);
    expect(sent('saveOrderAddresses')).toEqual([]);
  });

  it('fills in the business that orders where its invoice goes elsewhere', async () => {
    const business = { CompanyName: 'Köster Keramik', TaxNumber: 'DE 123', CostCentre: 'K 7' };
    const process = buildOrderProcess('bezahlung', { AllowCompany: true, DeliveryAddress: buildAddress(business) });
    renderOrderPage(`${PATH}/rechnungsadresse/neu`, {
      process,
      responses: {
        orderAddresses: () => ({ DeliveryAddressList: [HOME], InvoiceAddressList: [], SelectedAddresses: [] }),
      },
    });
    const dialog = within(await screen.findByRole('dialog', { name: 'Neue Rechnungsadresse' }));
    expect(dialog.getByRole('textbox', { name: 'Firma' })).toHaveValue('Köster Keramik');
    expect(dialog.getByRole('textbox', { name: /^Steuernummer/ })).toHaveValue('DE 123');
    expect(dialog.getByRole('textbox', { name: /^Kostenstelle/ })).toHaveValue('K 7');
    expect(dialog.getByRole('textbox', { name: 'Nachname' })).toHaveValue('');
  });

  it('asks a private payer for a company, neither for a phone of the delivery nor for access', async () => {
    const { sent } = renderOrderPage(`${PATH}/rechnungsadresse/neu`, {
      process: buildOrderProcess('bezahlung'),
      responses: {
        orderAddresses: () => ({ DeliveryAddressList: [HOME], InvoiceAddressList: [], SelectedAddresses: [] }),
        saveAddress: () => ({ Address: buildAddress({ Id: 61 }) }),
      },
    });
    const dialog = within(await screen.findByRole('dialog', { name: 'Neue Rechnungsadresse' }));
    expect(dialog.queryByRole('textbox', { name: 'Telefon' })).toBeNull();
    expect(dialog.queryByRole('textbox', { name: /^Hinweise zur Zufahrt/ })).toBeNull();
    const payer = { Vorname: 'Mette', Nachname: 'Sörensen', Straße: 'Kirchgang', Hausnummer: '9b', Ort: 'Hamburg' };
    for (const [name, text] of Object.entries({ ...payer, Postleitzahl: '20095' })) {
      await userEvent.click(dialog.getByRole('textbox', { name }));
      await userEvent.paste(text);
    }
    await userEvent.type(dialog.getByRole('textbox', { name: /^Firma/ }), 'Sörensen Bau');
    await userEvent.click(dialog.getByRole('button', { name: 'Adresse speichern' }));
    await waitFor(() => expect(sent('saveAddress')).toHaveLength(1));
    expect(sent('saveAddress')[0]).toMatchObject({
      AddressType: 0,
      Address: { CompanyName: 'Sörensen Bau', Phone: HOME.Phone, ZipCode: '20095' },
      KeepsCompany: false,
    });
  });

  it('opens the form as a modal with a path of its own; closing goes back', async () => {
    const { getPath } = renderChoice();
    await userEvent.click(await screen.findByRole('link', { name: 'Neue Adresse' }));
    const dialog = await screen.findByRole('dialog', { name: 'Neue Lieferadresse' });
    expect(getPath()).toBe(`${PATH}/lieferadresse/neu`);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Schließen' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(getPath()).toBe(PATH);
  });

  it('shows a new address in the list once it is kept', async () => {
    const { getPath, sent } = renderChoice(`${PATH}/lieferadresse/neu`);
    const dialog = within(await screen.findByRole('dialog', { name: 'Neue Lieferadresse' }));
    const person = {
      Vorname: 'Mette',
      Nachname: 'Sörensen',
      Straße: 'Kirchgang',
      Hausnummer: '9b',
      Telefon: '030 23125 099',
    };
    for (const [name, text] of Object.entries(person)) {
      await userEvent.click(dialog.getByRole('textbox', { name }));
      await userEvent.paste(text);
    }
    await userEvent.click(dialog.getByRole('button', { name: 'Adresse speichern' }));
    expect(await screen.findByRole('radio', { name: /Mette Sörensen/ })).toBeVisible();
    expect(getPath()).toBe(PATH);
    expect(sent('saveAddress')).toEqual([expect.objectContaining({ Id: null, AddressType: 1 })]);
  });

  it('changes an address under its id, everything filled in', async () => {
    const { sent, getPath } = renderChoice(`${PATH}/lieferadresse/42`);
    const dialog = within(await screen.findByRole('dialog', { name: 'Adresse ändern' }));
    expect(dialog.getByRole('textbox', { name: 'Vorname' })).toHaveValue('Jörg');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Hausnummer' }), 'a');
    await userEvent.click(dialog.getByRole('button', { name: 'Adresse speichern' }));
    await waitFor(() => expect(getPath()).toBe(PATH));
    expect(sent('saveAddress')).toEqual([
      {
        Id: 42,
        AddressType: 1,
        KeepsCompany: true,
        Address: expect.objectContaining({ FirstName: 'Jörg', HouseNumber: '3a' }),
      },
    ]);
  });

  it.each(['abholung/neu', 'lieferadresse/alt', 'lieferadresse/999', 'toString/neu', 'rechnungsadresse/41'])(
    'answers 404 to %s',
    async (part) => {
      jest.spyOn(console, 'error').mockImplementation(() => undefined);
      const { router } = renderChoice(`${PATH}/${part}`);
      await waitFor(() =>
        expect(Object.values(router.state.errors ?? {})).toEqual([expect.objectContaining({ status: 404 })]),
      );
    },
  );
});
