import type { CustomerAddress } from '@heizplatz/contract';
import { getCustomerAddress, buildCustomerData, fakeApi } from '@heizplatz/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { masterDataRoute } from '../master-data-route';
import { expectAccessible } from '../../../../testing/expect-accessible';
import { refusal, renderAccountPage } from '../../../../testing/render-account-page';
import { teachDialogs } from '../../../../testing/jsdom-dialog';
import { buildUser } from '../../../../testing/build-user';
import { storeDraftAddresses } from './form/address-drafts';

beforeAll(teachDialogs);
// A test that ends with changes leaves its warning to the window.
afterEach(() => storeDraftAddresses(fakeApi({}).api, null));

const HOME = getCustomerAddress({ Id: 41, Address: { Street: 'Ackerzeile', HouseNumber: '14' } });
const BARN = getCustomerAddress({ Id: 42, IsDefault: false, Address: { Street: 'Scheunenweg', HouseNumber: '3' } });
const PATH = '/kunde/stammdaten';

interface Page {
  readonly path?: string;
  readonly save?: (input: never) => unknown;
  readonly stored?: CustomerAddress[];
}
const renderPage = ({ path = PATH, save = () => ({ Items: [HOME] }), stored = [HOME, BARN] }: Page = {}) =>
  renderAccountPage(
    masterDataRoute,
    path,
    {
      customerData: () => buildCustomerData(),
      customerAddresses: () => ({ Items: stored }),
      saveCustomerAddresses: save,
    },
    buildUser(),
  );
const saved = (calls: readonly { id: string; input: unknown }[]) =>
  calls.filter(({ id }) => id === 'saveCustomerAddresses').map(({ input }) => input);
const click = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const follow = async (name: string | RegExp) => userEvent.click(await screen.findByRole('link', { name }));
const dialog = () => screen.findByRole('dialog');

async function fill(values: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(values)) {
    const field = within(await dialog()).getByLabelText(label);
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste(value);
  }
}
const NEW = {
  Vorname: 'Katharina',
  Nachname: 'Lindner',
  Straße: 'Seeufer',
  Hausnummer: '9',
  Postleitzahl: '10115',
  Ort: 'Berlin',
  Telefon: '030 23125 017',
};

const { Telefon: _, ...NEW_INVOICE } = NEW;

describe('addresses', () => {
  it('of invoices ask for no phone and begin with the company that is delivered to', async () => {
    const firm = getCustomerAddress({ Id: 43, Address: { CompanyName: 'Köster Keramik', Phone: '030 23125 099' } });
    const { calls } = renderPage({ path: `${PATH}/rechnungsadresse/neu`, stored: [BARN, firm] });
    const form = within(await dialog());
    expect(form.queryByLabelText('Telefon')).toBeNull();
    expect(form.getByLabelText(/^Firma/)).toHaveValue('Köster Keramik');
    await fill(NEW_INVOICE);
    await click('Übernehmen');
    await click('Adressen speichern');
    await waitFor(() => expect(saved(calls)).toHaveLength(1));
    const Address = expect.objectContaining({ CompanyName: 'Köster Keramik', Phone: '030 23125 099' });
    expect(saved(calls)).toEqual([{ body: { Items: [expect.objectContaining({ State: 'Added', Address })] } }]);
  });

  it('of invoices ask for no phone where there is no delivery to take it from either', async () => {
    const { calls } = renderPage({ path: `${PATH}/rechnungsadresse/neu`, stored: [] });
    expect(within(await dialog()).queryByLabelText('Telefon')).toBeNull();
    await fill(NEW_INVOICE);
    await click('Übernehmen');
    await click('Adressen speichern');
    await waitFor(() => expect(saved(calls)).toHaveLength(1));
    const Address = expect.objectContaining({ Street: 'Seeufer', Phone: '' });
    expect(saved(calls)).toEqual([{ body: { Items: [expect.objectContaining({ AddressType: 0, Address })] } }]);
  });

  it('are added, changed and deleted, and saved together', async () => {
    const { calls, getPath } = renderPage();
    await follow('Neue Lieferadresse');
    expect(getPath()).toBe(`${PATH}/lieferadresse/neu`);
    await fill(NEW);
    await click('Übernehmen');
    expect(getPath()).toBe(PATH);
    expect(await screen.findByText('Neu, nicht gespeichert')).toBeVisible();

    await follow(/^Adresse ändern: Ackerzeile/);
    expect(getPath()).toBe(`${PATH}/lieferadresse/41`);
    await fill({ Hausnummer: '15' });
    await click('Übernehmen');
    await click(/^Adresse löschen: Scheunenweg/);
    expect(screen.getByText('3 Änderungen sind noch nicht gespeichert.')).toBeVisible();
    expect(saved(calls)).toEqual([]);

    await click('Adressen speichern');
    await waitFor(() => expect(screen.queryByText(/noch nicht gespeichert/)).toBeNull());
    expect(saved(calls)).toEqual([
      {
        body: {
          Items: [
            expect.objectContaining({
              State: 'Modified',
              Id: 41,
              Address: expect.objectContaining({ HouseNumber: '15' }),
            }),
            expect.objectContaining({ State: 'Deleted', Id: 42, Address: null }),
            expect.objectContaining({
              State: 'Added',
              Id: null,
              Address: expect.objectContaining({ Street: 'Seeufer' }),
            }),
          ],
        },
      },
    ]);
    expect(screen.queryByText(/Scheunenweg/)).toBeNull();
  });

  it('an added one stays new when it is edited, and goes without a trace when it is deleted', async () => {
    renderPage();
    await follow('Neue Rechnungsadresse');
    await fill(NEW_INVOICE);
    await click('Übernehmen');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await follow(/^Adresse ändern: Seeufer 9/);
    await fill({ Hausnummer: '11' });
    await click('Übernehmen');
    expect(await screen.findByText('Neu, nicht gespeichert')).toBeVisible();
    await click(/^Adresse löschen: Seeufer 11/);
    expect(screen.queryByText(/noch nicht gespeichert/)).toBeNull();
    expect(screen.getByRole('heading', { name: 'Rechnungsadressen' })).toHaveFocus();
  });

  it('a deletion is taken back before it is saved, and all changes are dropped at once', async () => {
    renderPage();
    await click(/^Adresse löschen: Scheunenweg/);
    expect(screen.getByText('Wird beim Speichern gelöscht')).toBeVisible();
    await click(/^Adresse doch behalten: Scheunenweg/);
    expect(screen.queryByText('Wird beim Speichern gelöscht')).toBeNull();
    await click(/^Adresse löschen: Ackerzeile/);
    await click('Verwerfen');
    expect(screen.queryByText('Wird beim Speichern gelöscht')).toBeNull();
  });

  it('nothing is lost when saving fails; the server says which address is wrong', async () => {
    const errors = [{ path: 'body.Items.0.Address.ZipCode', code: 'ZIPCODE_INV' }];
    const { calls } = renderPage({ save: () => Promise.reject(refusal(400, 'VALIDATION', { errors })) });
    await follow(/^Adresse ändern: Ackerzeile/);
    await fill({ Ort: 'Potsdam' });
    await click('Übernehmen');
    await click('Adressen speichern');
    expect(await screen.findByText('Postleitzahl: Das ist keine Postleitzahl.')).toBeVisible();
    expect(screen.getByText('Geändert, nicht gespeichert')).toBeVisible();
    expect(saved(calls)).toHaveLength(1);
  });

  it('the browser warns before it closes while something is not saved, and only then', async () => {
    const isWarned = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    renderPage();
    await screen.findByRole('heading', { level: 1 });
    expect(isWarned()).toBe(false);
    await click(/^Adresse löschen: Scheunenweg/);
    expect(isWarned()).toBe(true);
    await click('Verwerfen');
    expect(isWarned()).toBe(false);
  });

  it('what is missing is said above the form, and nothing is taken over', async () => {
    renderPage({ path: `${PATH}/lieferadresse/neu` });
    await click('Übernehmen');
    const summary = await screen.findByRole('group', { name: /Angaben fehlen noch/ });
    expect(summary).toHaveFocus();
    await userEvent.click(within(summary).getByRole('link', { name: /^Ort:/ }));
    expect(screen.getByLabelText('Ort')).toHaveFocus();
    await expectAccessible(await dialog());
  });

  it('the first of a type begins new orders', async () => {
    renderPage({ path: `${PATH}/rechnungsadresse/neu`, stored: [HOME] });
    await dialog();
    expect(screen.queryByLabelText('Neue Bestellungen mit dieser Adresse beginnen')).toBeNull();
  });

  it.each(['/lieferadresse/99', '/rechnungsadresse/41', '/hofadresse/neu'])('%s is a 404', async (path) => {
    const { router } = renderPage({ path: PATH + path });
    await waitFor(() =>
      expect(Object.values(router.state.errors ?? {})).toEqual([expect.objectContaining({ status: 404 })]),
    );
  });

  it('one that was added in a tab that is gone leads to the list', async () => {
    const { getPath } = renderPage({ path: `${PATH}/lieferadresse/+1` });
    await waitFor(() => expect(getPath()).toBe(PATH));
  });

  it('Austria asks for stairs and doors', async () => {
    renderAccountPage(
      masterDataRoute,
      `${PATH}/lieferadresse/neu`,
      { customerData: () => buildCustomerData(), customerAddresses: () => ({ Items: [] }) },
      buildUser(),
      { countryId: 2 },
    );
    expect(within(await dialog()).getByLabelText(/^Stiege/)).toBeVisible();
  });
});
