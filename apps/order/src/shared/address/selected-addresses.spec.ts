import type { SelectedAddress } from '@heizplatz/contract';
import { buildOrderProcess } from '@heizplatz/testing';
import { selectedAddresses } from './selected-addresses';

const delivery = (AddressIndex: number, AddressId: number, Amount: number): SelectedAddress => ({
  AddressType: 1,
  AddressId,
  AddressIndex,
  Amount,
});
const INVOICE: SelectedAddress = { AddressType: 0, AddressId: 60, AddressIndex: 0, Amount: 0 };

function getOrder(Stations: number, SelectedAddresses: SelectedAddress[]) {
  const process = buildOrderProcess('adresse');
  return { Configuration: { ...process.Configuration, Stations }, SelectedAddresses };
}

describe('the addresses of an order', () => {
  it.each([
    ['one station: the whole amount', getOrder(1, []), null, [delivery(0, 41, 6000)]],
    ['an invoice address beside it', getOrder(1, []), 60, [delivery(0, 41, 6000), INVOICE]],
    ['the invoice address taken back', getOrder(1, [delivery(0, 40, 6000), INVOICE]), null, [delivery(0, 41, 6000)]],
    ['several stations: no amount yet', getOrder(3, []), null, [delivery(0, 41, 0)]],
    [
      'several stations, distributed: the others keep theirs',
      getOrder(2, [delivery(0, 40, 2500), delivery(1, 42, 3500), INVOICE]),
      60,
      [delivery(0, 41, 2500), delivery(1, 42, 3500), INVOICE],
    ],
  ])('%s', (_, process, invoiceId, expected) => {
    expect(selectedAddresses(process, 41, invoiceId)).toEqual(expected);
  });
});
