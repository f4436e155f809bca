import { addressLines } from './address-lines';
import { emptyAddress } from './empty-address';

const VIENNA = {
  ...emptyAddress(2),
  FirstName: 'Anna',
  LastName: 'Beispiel',
  Street: 'Ring',
  HouseNumber: '7',
  ZipCode: '1010',
  City: 'Wien',
};

describe('addressLines', () => {
  it('leaves out what an address does not have', () => {
    expect(addressLines(VIENNA)).toEqual(['Anna Beispiel', 'Ring 7', '1010 Wien']);
  });

  it('sets titles before and after the name, the company below it, stairs and door behind the number', () => {
    const whole = { ...VIENNA, Title1: 'Dr.', Title2: 'MSc', CompanyName: 'Muster AG', Staircase: '2', Door: '11' };
    expect(addressLines(whole)).toEqual(['Dr. Anna Beispiel, MSc', 'Muster AG', 'Ring 7/2/11', '1010 Wien']);
  });
});
