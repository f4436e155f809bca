import { getOrderOfDeliveryPoints, buildOrderProcess } from '@heizplatz/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOrderPage } from '../../../testing/render-order-page';

const GROUP = '/holzpellets-lose';
const ADDRESS = `${GROUP}/bestellung/adresse`;
const AMOUNTS = `${GROUP}/bestellung/mengenverteilung`;
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
type Page = Parameters<typeof renderOrderPage>[1];

/** A page by a client of its own, as after a reload: of the page before only the tab's storage is left. */
async function reload(before: { unmount: () => void }, path: string, page: Page, form: string) {
  before.unmount();
  renderOrderPage(path, page);
  await screen.findByRole('form', { name: form });
}

describe('what was typed and not saved', () => {
  it('is there again after a reload of the address', async () => {
    const page = { process: buildOrderProcess('adresse') };
    const before = renderOrderPage(ADDRESS, page);
    await screen.findByRole('form', { name: 'Adresse' });
    await userEvent.type(field('Nachname'), 'Köster');
    await userEvent.type(field('Telefon'), '12a');
    await reload(before, ADDRESS, page, 'Adresse');
    await waitFor(() => expect(field('Nachname')).toHaveValue('Köster'));
    expect(field('Telefon')).toHaveValue('12a');
  });

  it('goes along to an offer elsewhere, but for the place that the price holds at', async () => {
    const process = buildOrderProcess('adresse');
    const before = renderOrderPage(ADDRESS, { process });
    await screen.findByRole('form', { name: 'Adresse' });
    await userEvent.type(field('Nachname'), 'Köster');
    const Configuration = { ...process.Configuration, ZipCode: '80331' };
    const elsewhere = buildOrderProcess('adresse', { Configuration, PlaceName: 'München' });
    await reload(before, ADDRESS, { process: elsewhere }, 'Adresse');
    await waitFor(() => expect(field('Nachname')).toHaveValue('Köster'));
    expect(field('Postleitzahl')).toHaveValue('80331');
    expect(field('Ort')).toHaveValue('München');
  });

  it('is there again after a reload of the access check', async () => {
    const path = `${GROUP}/bestellparameter-bestaetigen`;
    const page = { process: buildOrderProcess('access') };
    const before = renderOrderPage(path, page);
    await screen.findByRole('form', { name: 'Zufahrt und Lager' });
    await userEvent.type(field(/^Zweite Telefonnummer/), '0171 99');
    await userEvent.clear(field('Weg vom Lkw bis zum Lager'));
    await reload(before, path, page, 'Zufahrt und Lager');
    await waitFor(() => expect(field(/^Zweite Telefonnummer/)).toHaveValue('0171 99'));
    expect(field('Weg vom Lkw bis zum Lager')).toHaveValue('');
  });

  it('is there again after a reload of the amounts; an address that is gone is asked for', async () => {
    const page = { process: getOrderOfDeliveryPoints('mengenverteilung') };
    const deliveryPoint = () => within(screen.getByRole('group', { name: 'Lieferstelle 2' }));
    const before = renderOrderPage(AMOUNTS, page);
    await screen.findByRole('form', { name: 'Lieferstellen' });
    await userEvent.clear(deliveryPoint().getByRole('textbox', { name: 'Menge' }));
    await userEvent.type(deliveryPoint().getByRole('textbox', { name: 'Menge' }), '1700');
    const key = Object.keys(sessionStorage).find((name) => name.startsWith('hp_draft amounts')) ?? '';
    sessionStorage.setItem(key, JSON.stringify([{}, { amount: 1700, addressId: 4711 }]));
    await reload(before, AMOUNTS, page, 'Lieferstellen');
    await waitFor(() => expect(deliveryPoint().getByRole('textbox', { name: 'Menge' })).toHaveValue('1.700'));
    expect(deliveryPoint().getByRole('combobox', { name: 'Adresse' })).toHaveValue('');
    await userEvent.click(screen.getByRole('button', { name: 'Weiter zur Zusammenfassung' }));
    expect(screen.getByRole('link', { name: 'Lieferstelle 2, Adresse: Diese Angabe fehlt noch.' })).toBeVisible();
  });

  it('is dropped when it cannot be read any more', async () => {
    const page = { process: buildOrderProcess('adresse') };
    const before = renderOrderPage(ADDRESS, page);
    await screen.findByRole('form', { name: 'Adresse' });
    await userEvent.type(field('Nachname'), 'K');
    for (const key of Object.keys(sessionStorage)) sessionStorage.setItem(key, '{"LastName":7}');
    await reload(before, ADDRESS, page, 'Adresse');
    expect(field('Nachname')).toHaveValue('');
  });

  it('never lies in the storage when it is an account', async () => {
    renderOrderPage(`${GROUP}/bestellung/bezahlung/sepa`, { process: buildOrderProcess('bezahlung') });
    await userEvent.type(await screen.findByRole('textbox', { name: 'IBAN' }), 'DE89370400440532013000');
    expect(sessionStorage).toHaveLength(0);
  });
});
