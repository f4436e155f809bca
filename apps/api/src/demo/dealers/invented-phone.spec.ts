import { getAreaCode, inventedPhone } from './invented-phone';

describe('an invented phone', () => {
  it.each([
    [1, '10115', '30'],
    [1, '14469', '331'],
    [1, '80331', '89'],
    [1, '09111', '371'],
    [1, '88212', '751'],
    [1, '18055', '381'],
    [2, '1010', '1'],
    [2, '8010', '316'],
    [2, '9020', '463'],
    [2, '6900', '5574'],
    [3, '8001', '44'],
    [3, '8400', '52'],
    [3, '3011', '31'],
    [3, '1260', '22'],
    [3, '6900', '91'],
  ])('has the prefix of its town: country %i, %s: 0%s', (countryId, zipCode, areaCode) => {
    expect(getAreaCode(countryId, zipCode)).toBe(areaCode);
    expect(inventedPhone(() => 0.5, { countryId, zipCode }).startsWith(`0${areaCode} `)).toBe(true);
  });

  it.each([
    [1, '14469', '0331 050000'],
    [1, '80331', '089 99998 000'],
    [2, '8010', '0316 050000'],
    [3, '8001', '044 050 00 00'],
  ])('cannot be assigned: country %i, %s', (countryId, zipCode, phone) => {
    expect(inventedPhone(() => 0.5, { countryId, zipCode })).toBe(phone);
  });
});
