import { addressIssues } from './address-issues';
import { emptyAddress } from './empty-address';

const BERLIN = {
  ...emptyAddress(1),
  FirstName: 'Anna',
  LastName: 'Beispiel',
  Street: 'Musterweg',
  HouseNumber: '7',
  ZipCode: '10115',
  City: 'Berlin',
  Phone: '030 123456',
};

describe('addressIssues', () => {
  it('finds nothing wrong with a complete address', () => {
    expect(addressIssues(BERLIN)).toEqual({});
  });

  it('names every field that an empty address needs', () => {
    expect(addressIssues(emptyAddress(1))).toMatchObject({
      FirstName: 'REQUIRED',
      LastName: 'REQUIRED',
      Street: 'REQUIRED',
      HouseNumber: 'REQUIRED',
      ZipCode: 'REQUIRED',
      City: 'REQUIRED',
    });
  });

  it.each([
    ['four digits in Germany', 1, '1010', 'ZIPCODE_INV'],
    ['five digits in Germany', 1, '10115', undefined],
    ['four digits in Austria', 2, '1010', undefined],
    ['five digits in Austria', 2, '10115', 'ZIPCODE_INV'],
    ['four digits in Switzerland', 3, '8001', undefined],
    ['letters', 1, 'Berlin', 'ZIPCODE_INV'],
  ] as const)("judges a postcode by the address's own country: %s", (_, CountryId, ZipCode, code) => {
    expect(addressIssues({ ...BERLIN, CountryId, ZipCode })['ZipCode']).toBe(code);
  });

  it('says what is no telephone number', () => {
    expect(addressIssues({ ...BERLIN, Phone: 'abends' })).toEqual({ Phone: 'PHONE_INV' });
    expect(addressIssues({ ...BERLIN, Phone: 'abends' }, 0)).toEqual({ Phone: 'PHONE_INV' });
  });

  it('needs a phone where goods are delivered alone', () => {
    expect(addressIssues({ ...BERLIN, Phone: '' })).toEqual({ Phone: 'REQUIRED' });
    expect(addressIssues({ ...BERLIN, Phone: '' }, 0)).toEqual({});
  });
});
