import type { OrderProcess } from '@heizplatz/contract';
import { buildAddress, fakeApi, getFields, openWithoutScript, buildOrderProcess } from '@heizplatz/testing';
import { screen } from '@testing-library/react';
import { refusal } from '../../../testing/render-order-page';
import { addressRoute } from './address-routes';

const STEP = '/holzpellets-lose/bestellung/adresse';
const OWN = [buildAddress(), buildAddress({ Id: 42, Street: 'Torstieg' })];
const INPUT = {
  FirstName: 'Annegret',
  LastName: 'Köster',
  Street: 'Ackerzeile',
  HouseNumber: '14',
  Phone: '030 23125 017',
};

function shopper(process: OrderProcess, responses: Parameters<typeof fakeApi>[0] = {}) {
  const { api, calls } = fakeApi({
    orderProcess: () => process,
    orderAddresses: () => ({ DeliveryAddressList: OWN, InvoiceAddressList: [], SelectedAddresses: [] }),
    saveAddress: () => ({ Address: buildAddress({ Id: 52 }) }),
    saveOrderAddresses: () => ({ success: true }),
    savePayment: () => ({ success: true }),
    ...responses,
  });
  const open = (path: string, fields?: Record<string, string>) =>
    openWithoutScript([addressRoute], path, { api, ...(fields && { fields }) });
  const sent = (call: string) => calls.filter(({ id }) => id === call).map(({ input }) => input);
  return { open, sent };
}
const form = (name: string) => getFields(screen.getByRole('form', { name }));
const FIRST = buildOrderProcess('adresse', { AllowAddressSelection: false });
const CHOICE = buildOrderProcess('adresse');

describe('the address step without script', () => {
  it('keeps the first address at the offer’s place, whatever the form says, and goes on', async () => {
    const { open, sent } = shopper(FIRST);
    await open(STEP);
    const response = await open(STEP, { ...form('Adresse'), ...INPUT, ZipCode: '20095', City: 'Hamburg' });
    expect(response.status).toBe(303);
    expect(response.location).toBe('/holzpellets-lose/bestellung/bestellung-abschliessen');
    expect(sent('saveAddress')).toEqual([
      { body: { Id: null, AddressType: 1, Address: expect.objectContaining({ ...INPUT, ZipCode: '10115' }) } },
    ]);
    const SelectedAddresses = [{ AddressType: 1, AddressId: 52, AddressIndex: 0, Amount: 6000 }];
    expect(sent('saveOrderAddresses')).toEqual([{ body: { ProductGroupId: 3, SelectedAddresses } }]);
  });

  it('names what is missing and keeps what was typed', async () => {
    const { open, sent } = shopper(FIRST);
    await open(STEP);
    expect((await open(STEP, { ...form('Adresse'), ...INPUT, Phone: '' })).status).toBe(422);
    expect(screen.getByRole('link', { name: 'Telefon: Diese Angabe fehlt noch.' })).toBeVisible();
    expect(screen.getByLabelText('Straße')).toHaveValue('Ackerzeile');
    expect(sent('saveAddress')).toEqual([]);
  });

  it('leads from the first address to the invoice’s own, where it goes elsewhere', async () => {
    const { open } = shopper(FIRST);
    await open(STEP);
    const fields = { ...form('Adresse'), 'rechnung-woanders': 'on' };
    const location = `${STEP}/rechnungsadresse/neu`;
    expect(await open(STEP, { ...fields, ...INPUT })).toEqual({ status: 303, location });
  });

  it('chooses among the addresses that are there', async () => {
    const { open, sent } = shopper(CHOICE);
    await open(STEP);
    expect((await open(STEP, { ...form('Adressen'), lieferadresse: '42' })).status).toBe(303);
    expect(sent('saveOrderAddresses')).toEqual([
      { body: { ProductGroupId: 3, SelectedAddresses: [expect.objectContaining({ AddressId: 42 })] } },
    ]);
  });

  it('has the invoice’s addresses at once, or asks for a new one where there is none', async () => {
    const elsewhere = { lieferadresse: '41', 'rechnung-woanders': 'on' };
    const { open } = shopper(CHOICE);
    await open(STEP);
    expect(await open(STEP, { ...form('Adressen'), ...elsewhere })).toEqual({
      status: 303,
      location: `${STEP}/rechnungsadresse/neu`,
    });
    const lists = { DeliveryAddressList: OWN, InvoiceAddressList: [buildAddress({ Id: 43 })], SelectedAddresses: [] };
    const other = shopper(CHOICE, { orderAddresses: () => lists });
    await other.open(STEP);
    const fields = form('Adressen');
    expect(screen.getByRole('group', { name: 'Rechnungsadresse' })).toBeVisible();
    expect((await other.open(STEP, { ...fields, ...elsewhere, rechnungsadresse: '4711' })).status).toBe(422);
    expect(screen.getByText('Bitte wählen Sie die Rechnungsadresse.')).toBeVisible();
    expect((await other.open(STEP, { ...fields, ...elsewhere, rechnungsadresse: '43' })).status).toBe(303);
    const chosen = [expect.objectContaining({ AddressId: 41 }), expect.objectContaining({ AddressId: 43 })];
    expect(other.sent('saveOrderAddresses')).toEqual([{ body: { ProductGroupId: 3, SelectedAddresses: chosen } }]);
  });

  it('says why the API refuses the choice', async () => {
    const refuse = () => Promise.reject(refusal(409, 'CONFLICT', { detail: 'Dort wird nicht geliefert.' }));
    const { open } = shopper(CHOICE, { saveOrderAddresses: refuse });
    await open(STEP);
    expect((await open(STEP, { ...form('Adressen'), lieferadresse: '42' })).status).toBe(409);
    expect(screen.getByRole('alert')).toHaveTextContent('Dort wird nicht geliefert.');
    expect(screen.getByRole('radio', { name: /Torstieg/ })).toBeChecked();
  });

  it('has its modal’s form saved, and leads back to the step', async () => {
    const { open, sent } = shopper(CHOICE);
    await open(`${STEP}/lieferadresse/42`);
    const fields = { ...form('Adresse'), HouseNumber: '5' };
    expect(await open(`${STEP}/lieferadresse/42`, fields)).toEqual({ status: 303, location: STEP });
    expect(sent('saveAddress')).toEqual([
      { body: expect.objectContaining({ Id: 42, Address: expect.objectContaining({ HouseNumber: '5' }) }) },
    ]);
    expect((await open(`${STEP}/lieferadresse/99`, fields)).status).toBe(404);
  });
});
