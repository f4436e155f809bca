import { getCustomerAddress, buildCustomerData, fakeApi, getFields, openWithoutScript } from '@heizplatz/testing';
import { screen } from '@testing-library/react';
import { masterDataRoute } from '../master-data-route';
import { refusal } from '../../../../testing/render-account-page';
import { buildUser } from '../../../../testing/build-user';

const HOME = getCustomerAddress({ Id: 41, Address: { Street: 'Ackerzeile', HouseNumber: '14' } });
const BARN = getCustomerAddress({ Id: 42, IsDefault: false, Address: { Street: 'Scheunenweg', HouseNumber: '3' } });
const PATH = '/kunde/stammdaten';
const SAVED = { status: 303, location: `${PATH}?gespeichert=1` };

function customer(save: () => unknown = () => ({ Items: [HOME] })) {
  const { api, calls } = fakeApi({
    customerData: () => buildCustomerData(),
    customerAddresses: () => ({ Items: [HOME, BARN] }),
    saveCustomerAddresses: save,
  });
  const open = (path: string, fields?: Record<string, string>) =>
    openWithoutScript([masterDataRoute], PATH + path, { api, user: buildUser(), ...(fields && { fields }) });
  const saved = () => calls.filter(({ id }) => id === 'saveCustomerAddresses').map(({ input }) => input);
  return { open, saved };
}
const form = () => getFields(screen.getByRole('form', { name: 'Adresse' }));
const NEW = {
  FirstName: 'Katharina',
  LastName: 'Lindner',
  Street: 'Seeufer',
  HouseNumber: '9',
  ZipCode: '10115',
  City: 'Berlin',
  Phone: '030 23125 017',
};
const items = (item: object) => [{ body: { Items: [expect.objectContaining(item)] } }];

describe('without script an address', () => {
  it('is added by its modal’s form, and the list says so', async () => {
    const { open, saved } = customer();
    await open('/lieferadresse/neu');
    expect(await open('/lieferadresse/neu', { ...form(), ...NEW, Salutation: '1' })).toEqual(SAVED);
    const address = expect.objectContaining({ ...NEW, Salutation: 1, CountryId: 1 });
    expect(saved()).toEqual(items({ State: 'Added', Id: null, AddressType: 1, IsDefault: false, Address: address }));
    await open('?gespeichert=1');
    expect(screen.getByText('Ihre Änderung ist gespeichert.')).toBeVisible();
  });

  it('is changed, and what the form does not ask stays', async () => {
    const { open, saved } = customer();
    await open('/lieferadresse/42');
    const fields = { ...form(), HouseNumber: '5', IsDefault: 'on' };
    expect(await open('/lieferadresse/42', fields)).toEqual(SAVED);
    const { Id: _, ...address } = BARN.Address;
    expect(saved()).toEqual(
      items({ State: 'Modified', Id: 42, IsDefault: true, Address: { ...address, HouseNumber: '5' } }),
    );
  });

  it('with something wrong stays typed under 422, with the error at its field', async () => {
    const { open, saved } = customer();
    await open('/rechnungsadresse/neu');
    const response = await open('/rechnungsadresse/neu', { ...form(), ...NEW, City: '', ZipCode: '1' });
    expect(response.status).toBe(422);
    expect(screen.getByLabelText('Straße')).toHaveValue('Seeufer');
    expect(screen.getByLabelText('Postleitzahl')).toHaveAccessibleDescription('Das ist keine Postleitzahl.');
    expect(screen.getByRole('link', { name: 'Ort: Diese Angabe fehlt noch.' })).toHaveAttribute('href', '#City');
    expect(saved()).toEqual([]);
  });

  it('that the API refuses stays typed, and it is said why', async () => {
    const { open } = customer(() => Promise.reject(refusal(409, 'CONFLICT', { detail: 'Mehr als 50 Adressen.' })));
    await open('/lieferadresse/neu');
    expect((await open('/lieferadresse/neu', { ...form(), ...NEW })).status).toBe(409);
    expect(screen.getByRole('alert')).toHaveTextContent('Mehr als 50 Adressen.');
    expect(screen.getByLabelText('Straße')).toHaveValue('Seeufer');
  });

  it('is deleted by the button of a page that asks, which the list leads to', async () => {
    const { open, saved } = customer();
    await open('');
    const inList = screen.getByRole('button', { name: /^Adresse löschen: Scheunenweg/ }).closest('form');
    expect(inList).toHaveAttribute('action', `${PATH}/lieferadresse/42/loeschen`);
    await open('/lieferadresse/42/loeschen');
    expect(screen.getByText(/Scheunenweg 3/, { selector: 'dialog p' })).toBeVisible();
    expect(await open('/lieferadresse/42/loeschen', {})).toEqual(SAVED);
    expect(saved()).toEqual(items({ State: 'Deleted', Id: 42, Address: null }));
  });

  it.each(['/lieferadresse/99', '/rechnungsadresse/41', '/hofadresse/neu', '/lieferadresse/99/loeschen'])(
    'that is not there is a 404 and nothing is saved: %s',
    async (path) => {
      const { open, saved } = customer();
      expect((await open(path, NEW)).status).toBe(404);
      expect(saved()).toEqual([]);
    },
  );
});
