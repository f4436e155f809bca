import type { OrderProcess } from '@heizplatz/contract';
import { buildAddress, fakeApi, getFields, openWithoutScript, buildOrderProcess } from '@heizplatz/testing';
import { screen } from '@testing-library/react';
import { refusal } from '../../../testing/render-order-page';
import { addressRoute } from './address-routes';

const STEP = '/holzpellets-lose/bestellung/adresse';
const EMAIL = 'a.koester@example.com';
const INPUT = {
  EmailAddress: EMAIL,
  AccessConfirmed: 'on',
  FirstName: 'Annegret',
  LastName: 'Köster',
  Street: 'Ackerzeile',
  HouseNumber: '14',
  Phone: '030 23125 017',
};

function visitor(process: OrderProcess, responses: Parameters<typeof fakeApi>[0] = {}) {
  const lists = { DeliveryAddressList: [buildAddress()], InvoiceAddressList: [], SelectedAddresses: [] };
  const { api, calls } = fakeApi({
    orderProcess: () => process,
    orderAddresses: () => lists,
    cacheRegistrationData: () => ({ success: true }),
    registerGuest: () => ({ success: true, token: 'a.b.c' }),
    saveOrderParameters: () => ({ success: true }),
    saveAddress: () => ({ Address: buildAddress({ Id: 52 }) }),
    saveOrderAddresses: () => ({ success: true }),
    savePayment: () => ({ success: true }),
    ...responses,
  });
  const open = (fields?: Record<string, string>) =>
    openWithoutScript([addressRoute], STEP, { api, ...(fields && { fields }) });
  const saves = () => calls.map(({ id }) => id).filter((id) => /^(save|register)/.test(id));
  return { open, saves };
}
const form = (name = 'Adresse') => getFields(screen.getByRole('form', { name }));
const BEGUN = buildOrderProcess('access');

describe('the first step of an order without script', () => {
  it('saves guest, access, address and the default payment by one form, and goes on to the summary', async () => {
    const { open, saves } = visitor(BEGUN);
    await open();
    const location = '/holzpellets-lose/bestellung/bestellung-abschliessen';
    expect(await open({ ...form(), ...INPUT })).toEqual({ status: 303, location });
    expect(saves()).toEqual([
      'registerGuest',
      'saveOrderParameters',
      'saveAddress',
      'saveOrderAddresses',
      'savePayment',
    ]);
  });

  it('names what is missing and keeps what was typed', async () => {
    const { open, saves } = visitor(BEGUN);
    await open();
    const { AccessConfirmed: _, ...unconfirmed } = INPUT;
    expect((await open({ ...form(), ...unconfirmed, EmailAddress: 'a.koester@' })).status).toBe(422);
    expect(screen.getByRole('link', { name: 'E-Mail: Das ist keine E-Mail-Adresse.' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Zufahrt und Lager: Diese Angabe fehlt noch.' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'E-Mail' })).toHaveValue('a.koester@');
    expect(screen.getByRole('textbox', { name: 'Nachname' })).toHaveValue('Köster');
    expect((await open({ ...form(), AccessConfirmed: 'on' })).status).toBe(422);
    expect(screen.getByRole('checkbox', { name: /^Das passt bei uns/ })).toBeChecked();
    expect(saves()).toEqual([]);
  });

  it('leads to the full access check where the known answers need more than the offer has', async () => {
    const refuse = () => Promise.reject(refusal(409, 'ACCESS_OPTIONS'));
    const { open, saves } = visitor(BEGUN, { saveOrderParameters: refuse });
    await open();
    const location = '/holzpellets-lose/bestellparameter-bestaetigen';
    expect(await open({ ...form(), ...INPUT })).toEqual({ status: 303, location });
    expect(saves()).not.toContain('saveAddress');
  });

  it('asks a customer whose addresses are there for the confirmation alone', async () => {
    const process = buildOrderProcess('adresse', { AccessConditions: null });
    const { open, saves } = visitor(process);
    await open();
    expect((await open(form('Adressen'))).status).toBe(422);
    expect(screen.getByRole('link', { name: 'Zufahrt und Lager: Diese Angabe fehlt noch.' })).toBeVisible();
    expect((await open({ ...form('Adressen'), AccessConfirmed: 'on' })).status).toBe(303);
    expect(saves()).toEqual(['saveOrderParameters', 'saveOrderAddresses', 'savePayment']);
  });
});
