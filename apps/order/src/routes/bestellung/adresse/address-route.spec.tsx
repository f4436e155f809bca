import { buildAddress, buildOrderProcess } from '@heizplatz/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal, renderOrderPage } from '../../../testing/render-order-page';

const { Configuration } = buildOrderProcess('adresse');
const PATH = '/holzpellets-lose/bestellung/adresse';
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const next = () => userEvent.click(screen.getByRole('button', { name: 'Weiter zur Zusammenfassung' }));

const isInvoice = (input: unknown) => JSON.stringify(input).includes('"AddressType":0');

async function setValues() {
  await screen.findByRole('form', { name: 'Adresse' });
  const person = {
    Vorname: 'Annegret',
    Nachname: 'Köster',
    Straße: 'Ackerzeile',
    Hausnummer: '14',
    Telefon: '030 23125 017',
  };
  for (const [name, text] of Object.entries(person)) {
    await userEvent.click(field(name));
    await userEvent.paste(text);
  }
}

describe('/{productGroup}/bestellung/adresse without an address yet', () => {
  it('asks for the first one in the page, at the place that the price holds for', async () => {
    renderOrderPage(PATH, { process: buildOrderProcess('adresse') });
    expect(await screen.findByRole('heading', { level: 1, name: 'Lieferadresse' })).toBeVisible();
    expect(screen.getByText('Ihre Angaben gehen an Pellethof Uckermark GmbH.')).toBeVisible();
    expect(field('Postleitzahl')).toHaveValue('10115');
    expect(field('Postleitzahl')).toHaveAttribute('readonly');
    expect(field('Ort')).toHaveValue('Berlin');
    expect(screen.getByRole('radio', { name: 'keine Angabe' })).toBeChecked();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('names each field that is missing or wrong, and sends nothing', async () => {
    const { sent } = renderOrderPage(PATH, { process: buildOrderProcess('adresse') });
    await screen.findByRole('form', { name: 'Adresse' });
    await userEvent.type(field('Telefon'), '12a');
    await next();
    expect(screen.getByRole('group', { name: '5 Angaben fehlen noch oder stimmen nicht' })).toHaveFocus();
    for (const name of ['Vorname', 'Nachname', 'Straße', 'Hausnummer', 'Telefon']) expect(field(name)).toBeInvalid();
    expect(screen.getByRole('link', { name: 'Vorname: Diese Angabe fehlt noch.' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Telefon: Das ist keine Telefonnummer.' })).toHaveAttribute(
      'href',
      '#Phone',
    );
    expect(sent('saveAddress')).toEqual([]);
  });

  it('keeps the address, chooses it for the whole amount and goes on to the summary', async () => {
    const { sent, getPath } = renderOrderPage(PATH, {
      process: buildOrderProcess('adresse'),
      responses: { saveAddress: () => ({ Address: buildAddress({ Id: 52 }) }) },
    });
    await setValues();
    await next();
    await waitFor(() => expect(sent('saveOrderAddresses')).toHaveLength(1));
    expect(sent('saveAddress')).toEqual([
      {
        Id: null,
        AddressType: 1,
        Address: expect.objectContaining({ FirstName: 'Annegret', ZipCode: '10115', City: 'Berlin', CountryId: 1 }),
      },
    ]);
    expect(sent('saveOrderAddresses')).toEqual([
      {
        ProductGroupId: 3,
        SelectedAddresses: [{ AddressType: 1, AddressId: 52, AddressIndex: 0, Amount: 6000 }],
      },
    ]);
    expect(getPath()).toMatch(/^\/holzpellets-lose\/bestellung\//);
  });

  it('keeps what was typed when the API is down or refuses', async () => {
    const { getPath } = renderOrderPage(PATH, {
      process: buildOrderProcess('adresse'),
      responses: {
        saveAddress: () => {
          throw refusal(400, 'VALIDATION', { detail: 'Die Straße gibt es dort nicht.', requestId: '01J9-7XYZ' });
        },
      },
    });
    await setValues();
    await next();
    expect(await screen.findByText('Die Straße gibt es dort nicht.')).toBeVisible();
    expect(screen.getByText('Vorgangsnummer 01J9-7XYZ')).toBeVisible();
    expect(field('Vorname')).toHaveValue('Annegret');
    expect(getPath()).toBe(PATH);
  });

  it('marks the fields that the API refuses', async () => {
    renderOrderPage(PATH, {
      process: buildOrderProcess('adresse'),
      responses: {
        saveAddress: () => {
          throw refusal(400, 'VALIDATION', { errors: [{ path: 'body.Address.Phone', code: 'PHONE_INV' }] });
        },
      },
    });
    await setValues();
    await next();
    await waitFor(() => expect(field('Telefon')).toBeInvalid());
    expect(screen.getByRole('link', { name: 'Telefon: Das ist keine Telefonnummer.' })).toBeVisible();
  });

  it('asks for stairs, door and titles in Austria, and in Germany for neither', async () => {
    const { unmount } = renderOrderPage(PATH, {
      process: buildOrderProcess('adresse', { CountryId: 2 }),
      countryId: 2,
      responses: {
        commonData: () => ({
          Address: { Title1List: ['', 'Mag.'], Title2List: ['', 'MSc'], CountryList: [] },
          ProductGroups: [],
          DealerCount: 50,
          ZipCodeCount: 2200,
        }),
      },
    });
    await screen.findByRole('form', { name: 'Adresse' });
    expect(field(/^Stiege/)).toBeVisible();
    expect(field(/^Tür/)).toBeVisible();
    expect(within(screen.getByRole('combobox', { name: /^Titel nach dem Namen/ })).getByText('MSc')).toBeVisible();
    unmount();
    renderOrderPage(PATH, { process: buildOrderProcess('adresse') });
    await screen.findByRole('form', { name: 'Adresse' });
    expect(screen.queryByRole('textbox', { name: /^Stiege/ })).toBeNull();
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('works without the lists of titles', async () => {
    renderOrderPage(PATH, {
      process: buildOrderProcess('adresse'),
      responses: {
        commonData: () => {
          throw refusal(503, 'UNAVAILABLE');
        },
      },
    });
    expect(await screen.findByRole('form', { name: 'Adresse' })).toBeVisible();
  });

  it('asks businesses for their company', async () => {
    renderOrderPage(PATH, { process: buildOrderProcess('adresse', { AllowCompany: true }) });
    expect(await screen.findByRole('textbox', { name: /^Firma/ })).toBeVisible();
  });

  it('asks a business which one it is, tax number and cost centre freely', async () => {
    const { sent } = renderOrderPage(PATH, {
      process: buildOrderProcess('adresse', { AllowCompany: true }),
      responses: { saveAddress: () => ({ Address: buildAddress({ Id: 52 }) }) },
    });
    await setValues();
    await next();
    expect(field('Firma')).toBeInvalid();
    expect(sent('saveAddress')).toEqual([]);
    await userEvent.type(field('Firma'), 'Köster Keramik');
    await userEvent.type(field(/^Steuernummer/), 'DE 811');
    await userEvent.type(field(/^Kostenstelle/), '4711');
    await next();
    await waitFor(() => expect(sent('saveAddress')).toHaveLength(1));
    const business = { CompanyName: 'Köster Keramik', TaxNumber: 'DE 811', CostCentre: '4711' };
    expect(sent('saveAddress')).toEqual([expect.objectContaining({ Address: expect.objectContaining(business) })]);
  });

  it('changes the address that a lost answer has kept, instead of adding a second one', async () => {
    const failures = [refusal(0, 'UNAVAILABLE')];
    const { sent } = renderOrderPage(PATH, {
      process: buildOrderProcess('adresse'),
      responses: {
        saveAddress: () => ({ Address: buildAddress({ Id: 52 }) }),
        saveOrderAddresses: () => {
          const failure = failures.shift();
          if (failure) throw failure;
          return { success: true };
        },
      },
    });
    await setValues();
    await next();
    expect(await screen.findByText(/konnte nicht gespeichert werden/)).toBeVisible();
    await next();
    await waitFor(() => expect(sent('saveOrderAddresses')).toHaveLength(2));
    expect(sent('saveAddress').map((body) => (body as { Id: number | null }).Id)).toEqual([null, 52]);
  });

  it('carries the company of a guest’s business into the invoice’s form, and leaves what is typed there', async () => {
    renderOrderPage(PATH, { process: buildOrderProcess('adresse', { AllowCompany: true }) });
    await setValues();
    await userEvent.type(screen.getByRole('textbox', { name: 'Firma' }), 'Köster Keramik');
    const elsewhere = screen.getByRole('checkbox', { name: 'Die Rechnung geht an eine andere Adresse' });
    await userEvent.click(elsewhere);
    const company = () =>
      within(screen.getByRole('group', { name: 'Rechnungsadresse' })).getByRole('textbox', { name: 'Firma' });
    expect(company()).toHaveValue('Köster Keramik');
    await userEvent.type(company(), ' Verwaltung');
    await userEvent.click(elsewhere);
    await userEvent.click(elsewhere);
    expect(company()).toHaveValue('Köster Keramik Verwaltung');
  });

  it.each([1, 2, 3] as const)('takes the invoice’s own address in the same form, country %d', async (countryId) => {
    const { sent } = renderOrderPage(PATH, {
      process: buildOrderProcess('adresse', {
        CountryId: countryId,
        Configuration: { ...Configuration, ZipCode: countryId === 1 ? '10115' : '1010' },
      }),
      countryId,
      responses: { saveAddress: (body) => ({ Address: buildAddress({ Id: isInvoice(body) ? 60 : 52 }) }) },
    });
    await setValues();
    expect(screen.queryByRole('group', { name: 'Rechnungsadresse' })).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Die Rechnung geht an eine andere Adresse' }));
    const invoice = within(screen.getByRole('group', { name: 'Rechnungsadresse' }));
    expect(invoice.queryByRole('textbox', { name: 'Telefon' })).toBeNull();
    expect(invoice.queryByRole('textbox', { name: /^Hinweise zur Zufahrt/ })).toBeNull();
    const payer = {
      Vorname: 'Mette',
      Nachname: 'Sörensen',
      'Firma (freiwillig)': 'Sörensen Bau',
      Hausnummer: '9b',
      Ort: 'Musterstadt',
    };
    for (const [name, text] of Object.entries(payer)) {
      await userEvent.click(invoice.getByRole('textbox', { name }));
      await userEvent.paste(text);
    }
    await userEvent.click(invoice.getByRole('textbox', { name: 'Postleitzahl' }));
    await userEvent.paste(countryId === 1 ? '20095' : '8001');
    await next();
    expect(sent('saveAddress')).toEqual([]);
    const street = screen.getByRole('link', { name: /^Rechnungsadresse, Stra(ß|ss)e: Diese Angabe fehlt noch\.$/ });
    expect(street).toHaveAttribute('href', '#Invoice-Street');
    await userEvent.click(invoice.getByRole('textbox', { name: /^Stra(ß|ss)e$/ }));
    await userEvent.paste('Kirchgang');
    await next();
    await waitFor(() => expect(sent('saveOrderAddresses')).toHaveLength(1));
    expect(sent('saveAddress')).toEqual([
      expect.objectContaining({ AddressType: 1 }),
      {
        Id: null,
        AddressType: 0,
        Address: expect.objectContaining({ CompanyName: 'Sörensen Bau', Phone: '030 23125 017', CountryId: countryId }),
      },
    ]);
    expect(sent('saveOrderAddresses')).toEqual([
      {
        ProductGroupId: 3,
        SelectedAddresses: [
          { AddressType: 1, AddressId: 52, AddressIndex: 0, Amount: 6000 },
          { AddressType: 0, AddressId: 60, AddressIndex: 0, Amount: 0 },
        ],
      },
    ]);
  });

  it('marks what the API refuses of the invoice’s address', async () => {
    renderOrderPage(PATH, {
      process: buildOrderProcess('adresse'),
      responses: {
        saveAddress: (body) => {
          if (!isInvoice(body)) return { Address: buildAddress({ Id: 52 }) };
          throw refusal(400, 'VALIDATION', { errors: [{ path: 'body.Address.ZipCode', code: 'ZIPCODE_INV' }] });
        },
      },
    });
    await setValues();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Die Rechnung geht an eine andere Adresse' }));
    const invoice = within(screen.getByRole('group', { name: 'Rechnungsadresse' }));
    const names = ['Vorname', 'Nachname', 'Straße', 'Hausnummer', 'Ort'];
    for (const name of names) await userEvent.type(invoice.getByRole('textbox', { name }), 'X');
    await userEvent.type(invoice.getByRole('textbox', { name: 'Postleitzahl' }), '20095');
    await next();
    await waitFor(() => expect(invoice.getByRole('textbox', { name: 'Postleitzahl' })).toBeInvalid());
    expect(screen.getAllByRole('textbox', { name: 'Postleitzahl' })[0]).toBeValid();
  });
});
