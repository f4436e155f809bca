import { buildFuelStorage, fakeApi, getFields, openWithoutScript, buildUser } from '@heizplatz/testing';
import { screen } from '@testing-library/react';
import { fuelStorageRoute } from './fuel-storage-route';

const FUEL_STORAGE = buildFuelStorage();

function customer() {
  const fuelStorages = {
    Items: [FUEL_STORAGE, { ...FUEL_STORAGE, AddressId: FUEL_STORAGE.AddressId + 1, Place: 'Torstieg 3' }],
  };
  const { api, sent } = fakeApi({ customerStores: () => fuelStorages, saveCustomerStore: () => fuelStorages });
  const open = (fields?: Record<string, string>, query = '') =>
    openWithoutScript([fuelStorageRoute], `/kunde/lager${query}`, {
      api,
      user: buildUser(),
      ...(fields && { fields }),
    });
  return { open, sent };
}
const form = () => getFields(screen.getByRole('form', { name: 'Lager Torstieg 3', hidden: true }));

describe('the store without script', () => {
  it('is kept, the pressed one, and the page says so', async () => {
    const { open, sent } = customer();
    await open();
    expect(await open({ ...form(), CapacityKg: '7.000', StockKg: '', YearlyUseKg: '5500' })).toEqual({
      status: 303,
      location: '/kunde/lager?gespeichert=1',
    });
    expect(sent('saveCustomerStore')).toEqual([
      { AddressId: FUEL_STORAGE.AddressId + 1, CapacityKg: 7000, StockKg: null, FilledAt: null, YearlyUseKg: 5500 },
    ]);
    await open(undefined, '?gespeichert=1');
    expect(screen.getByText('Ihre Änderung ist gespeichert.')).toBeVisible();
  });

  it('is shown again with what is wrong and what was typed', async () => {
    const { open, sent } = customer();
    await open();
    expect((await open({ ...form(), CapacityKg: '2000', StockKg: '3000' })).status).toBe(422);
    expect(screen.getByRole('link', { name: 'Füllstand: Das ist mehr, als in das Lager passt.' })).toBeVisible();
    expect(form()).toMatchObject({ CapacityKg: '2.000', StockKg: '3.000' });
    expect(sent('saveCustomerStore')).toEqual([]);
  });

  it('of somebody else is not found', async () => {
    const { open } = customer();
    await open();
    expect((await open({ ...form(), _form: 'lager-99999' })).status).toBe(404);
  });
});
