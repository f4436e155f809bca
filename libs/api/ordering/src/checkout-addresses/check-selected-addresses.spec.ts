import { Address, type SelectedAddress } from '@heizplatz/contract';
import * as v from 'valibot';
import { areAmountsDistributed, checkSelectedAddresses } from './check-selected-addresses';

const address = (Id: number, ZipCode = '80331', CountryId = 1) =>
  v.parse(Address, {
    Id,
    FirstName: 'Anna',
    LastName: 'Huber',
    Street: 'Am Anger',
    HouseNumber: '3',
    ZipCode,
    City: 'München',
    CountryId,
    Phone: '+49 30 23125 11',
  });
const own = [address(1), address(2), address(3, '80333'), address(4, '80331', 2)];
const one = { ZipCode: '80331', CountryId: 1, Amount: 6000, Stations: 1, ProductGroupId: 3 } as const;
const two = { ...one, Stations: 2 } as const;
const delivery = (AddressId: number, AddressIndex = 0, Amount = 0): SelectedAddress => ({
  AddressType: 1,
  AddressId,
  AddressIndex,
  Amount,
});
const invoice = (AddressId: number): SelectedAddress => ({ AddressType: 0, AddressId, AddressIndex: 0, Amount: 0 });

describe('selected addresses', () => {
  it.each([
    ['one address', one, [delivery(1)]],
    ['the whole amount named', one, [delivery(1, 0, 6000)]],
    ['an invoice address elsewhere', one, [delivery(1), invoice(3)]],
    ['several stations, amounts to come', two, [delivery(1), delivery(2, 1)]],
    ['several stations, the second to come', two, [delivery(1)]],
    ['several stations with amounts', two, [delivery(1, 0, 2500), delivery(1, 1, 3500)]],
  ])('may be: %s', (_, configuration, selected) => {
    expect(checkSelectedAddresses({ selected, own, configuration, needsCompany: false })).toEqual([]);
  });

  it.each([
    ['somebody else’s', one, [delivery(99)], 'ADDRESS_UNKNOWN'],
    ['somebody else’s for the invoice', one, [delivery(1), invoice(99)], 'ADDRESS_UNKNOWN'],
    ['another postcode', one, [delivery(3)], 'ZIPCODE_DIFFERS'],
    ['the same digits in another country', one, [delivery(4)], 'ZIPCODE_DIFFERS'],
    ['no delivery', one, [invoice(1)], 'STATIONS_MISMATCH'],
    ['more than the stations', one, [delivery(1), delivery(2, 1)], 'STATIONS_MISMATCH'],
    ['one station twice', two, [delivery(1), delivery(2)], 'STATIONS_MISMATCH'],
    ['a station left out', two, [delivery(1), delivery(2, 2)], 'STATIONS_MISMATCH'],
    ['two invoice addresses', one, [delivery(1), invoice(2), invoice(3)], 'INVOICE_ADDRESS_TWICE'],
    ['a wrong sum', two, [delivery(1, 0, 2500), delivery(2, 1, 3000)], 'AMOUNTS_MISMATCH'],
    ['a station below the household’s minimum', two, [delivery(1, 0, 5001), delivery(2, 1, 999)], 'AMOUNTS_MISMATCH'],
    ['a station with nothing', two, [delivery(1, 0, 6000), delivery(2, 1, 0)], 'AMOUNTS_MISMATCH'],
    ['amounts for some of the stations', two, [delivery(1, 0, 6000)], 'AMOUNTS_MISMATCH'],
  ])('may not be: %s', (_, configuration, selected, code) => {
    expect(
      checkSelectedAddresses({ selected, own, configuration, needsCompany: false }).map((error) => error.code),
    ).toEqual([code]);
  });

  it('of a business name its company at station 1, whose order it is', () => {
    const check = { own: [address(1), { ...address(2), CompanyName: 'Huber GmbH' }], needsCompany: true };
    const codes = (configuration: typeof one | typeof two, selected: SelectedAddress[]) =>
      checkSelectedAddresses({ ...check, configuration, selected }).map(({ path, code }) => `${path} ${code}`);
    expect(codes(one, [delivery(1)])).toEqual(['body.SelectedAddresses.0.AddressId COMPANY_REQ']);
    expect(codes(one, [delivery(2), invoice(1)])).toEqual([]);
    expect(codes(two, [delivery(2), delivery(1, 1)])).toEqual([]);
  });

  it.each([
    [one, [delivery(1)], true],
    [two, [delivery(1), delivery(2, 1)], false],
    [two, [delivery(1, 0, 5500), delivery(2, 1, 500)], false],
    [two, [delivery(1, 0, 1000), delivery(2, 1, 5000)], true],
  ])('have their amounts: %#', (configuration, selected, isDone) => {
    expect(areAmountsDistributed(selected, configuration)).toBe(isDone);
  });
});
