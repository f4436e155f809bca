import { buildAddress, fakeApi, getFields, openWithoutScript, getOrderOfDeliveryPoints } from '@heizplatz/testing';
import { screen } from '@testing-library/react';
import { refusal } from '../../../testing/refusal';
import { amountsRoute } from './amounts-route';

const PATH = '/holzpellets-lose/bestellung/mengenverteilung';
const OWN = [buildAddress(), buildAddress({ Id: 42 }), buildAddress({ Id: 43 })];
const CHOSEN = { 'Amount-1': '3.000', 'Amount-2': '1500', 'Address-2': '42', 'Amount-3': '1.500', 'Address-3': '43' };

function shopper(saveOrderAmounts: () => unknown = () => ({ success: true })) {
  const { api, sent } = fakeApi({
    savePayment: () => ({ success: true }),
    orderProcess: () => getOrderOfDeliveryPoints('mengenverteilung'),
    orderAddresses: () => ({ DeliveryAddressList: OWN, InvoiceAddressList: [], SelectedAddresses: [] }),
    saveOrderAmounts,
  });
  const open = (fields?: Record<string, string>) =>
    openWithoutScript([amountsRoute], PATH, { api, ...(fields && { fields }) });
  return { open, sent };
}
const form = () => getFields(screen.getByRole('form', { name: 'Lieferstellen' }));

describe('the amounts without script', () => {
  it('are kept with the payment that asks nothing, and the summary follows', async () => {
    const { open, sent } = shopper();
    await open();
    expect(await open({ ...form(), ...CHOSEN })).toEqual({
      status: 303,
      location: '/holzpellets-lose/bestellung/bestellung-abschliessen',
    });
    const Stations = [
      { StationNumber: 1, AddressId: 41, Amount: 3000 },
      { StationNumber: 2, AddressId: 42, Amount: 1500 },
      { StationNumber: 3, AddressId: 43, Amount: 1500 },
    ];
    expect(sent('saveOrderAmounts')).toEqual([{ ProductGroupId: 3, Stations }]);
    expect(sent('savePayment')).toEqual([{ ProductGroupId: 3, PaymentId: 1, IsRatePayPayment: false }]);
  });

  it('are shown again with what is missing at its field', async () => {
    const { open, sent } = shopper();
    await open();
    expect((await open({ ...form(), ...CHOSEN, 'Amount-1': '2.000', 'Address-3': '' })).status).toBe(422);
    expect(screen.getByRole('link', { name: 'Lieferstelle 3, Adresse: Diese Angabe fehlt noch.' })).toBeVisible();
    expect(screen.getByRole('link', { name: /Zusammen müssen die Mengen/ })).toBeVisible();
    expect(form()).toMatchObject({ 'Amount-1': '2.000', 'Amount-2': '1.500', 'Address-2': '42' });
    expect(sent('saveOrderAmounts')).toEqual([]);
  });

  it('name what the server refuses', async () => {
    const errors = [{ path: 'body.Stations.1.Amount', code: 'AMOUNT_MIN' }];
    const { open } = shopper(() => Promise.reject(refusal(400, 'VALIDATION', { errors })));
    await open();
    expect((await open({ ...form(), ...CHOSEN })).status).toBe(400);
    expect(screen.getByRole('link', { name: /^Lieferstelle 2, Menge: / })).toBeVisible();
    expect(form()).toMatchObject({ 'Amount-1': '3.000' });
  });
});
