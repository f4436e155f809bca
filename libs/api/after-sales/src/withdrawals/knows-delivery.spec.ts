import { AddressFields } from '@heizplatz/contract';
import * as v from 'valibot';
import { knowsDelivery } from './knows-delivery';

const deliveryPoint = (StationNumber: number, LastName: string, ZipCode: string) => ({
  StationNumber,
  StationAmount: 3000,
  Address: {
    ...v.parse(AddressFields, {
      ...{ FirstName: 'Anna', LastName, Street: 'Weg', HouseNumber: '1', ZipCode, City: 'Mößlingen', CountryId: 1 },
      Phone: '+49 30 23125 11',
    }),
    Id: StationNumber,
  },
});
const knows = (Name: string, ZipCode: string, deliveryPoints = [deliveryPoint(1, 'Müller-Lüdenscheidt', '80001')]) =>
  knowsDelivery({ deliveryAddresses: [deliveryPoints[0]!, ...deliveryPoints.slice(1)] }, { Name, ZipCode });

describe('whoever names a delivery', () => {
  it.each([
    ['as it stands there', 'Müller-Lüdenscheidt', '80001'],
    ['with first name and title', 'Dr. Anna Müller-Lüdenscheidt', '80001'],
    ['in another spelling', 'FAMILIE MUELLER LUEDENSCHEIDT', '80001'],
    ['with the last names turned round', 'Lüdenscheidt Müller', '80001'],
    ['with a country before the postcode', 'Müller-Lüdenscheidt', 'D-80001'],
    ['with spaces in the postcode', 'Müller-Lüdenscheidt', ' 800 01 '],
  ])('%s knows it', (_, name, zipCode) => expect(knows(name, zipCode)).toBe(true));

  it.each([
    ['half the name', 'Müller', '80001'],
    ['a name that begins alike', 'Müllers-Lüdenscheidt', '80001'],
    ['the first name alone', 'Anna', '80001'],
    ['no name', '', '80001'],
    ['another postcode', 'Müller-Lüdenscheidt', '80002'],
    ['a longer postcode', 'Müller-Lüdenscheidt', '800011'],
    ['no postcode', 'Müller-Lüdenscheidt', ''],
  ])('by %s does not', (_, name, zipCode) => expect(knows(name, zipCode)).toBe(false));

  it('may name the second delivery point as well, but name and postcode of one', () => {
    const two = [deliveryPoint(1, 'Huber', '80001'), deliveryPoint(2, 'Vogt', '80002')];
    expect(knows('Huber', '80001', two)).toBe(true);
    expect(knows('Vogt', '80002', two)).toBe(true);
    expect(knows('Vogt', '80001', two)).toBe(false);
    expect(knows('Huber', '80002', two)).toBe(false);
  });

  it('knows nothing of an order whose name was erased to nothing', () => {
    expect(knows('', '80001', [deliveryPoint(1, '-', '80001')])).toBe(false);
    expect(knows('Anna', '80001', [deliveryPoint(1, '-', '80001')])).toBe(false);
  });
});
