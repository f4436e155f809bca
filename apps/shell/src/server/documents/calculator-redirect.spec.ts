import { calculatorRedirect } from './calculator-redirect';

describe("the calculator's form without script", () => {
  it.each([
    [
      { productGroup: 'holzpellets-lose', zipCode: '10115', amount: '5.000', preset: '6.000' },
      '/holzpellets-lose/angebotsliste?zipCode=10115&amount=5000',
    ],
    [
      { productGroup: 'holzpellets-sackware', zipCode: '10115', amount: '6.000', preset: '6.000' },
      '/holzpellets-sackware/angebotsliste?zipCode=10115&amount=1',
    ],
    [
      { productGroup: 'holzpellets-lose', zipCode: '10115', amount: '6,5 t', preset: '6.000' },
      '/holzpellets-lose/angebotsliste?zipCode=10115&amount=6500',
    ],
    [{ productGroup: 'unknown', zipCode: '1010' }, '/holzpellets-lose/angebotsliste?zipCode=1010&amount=6000'],
    [{ zipCode: ['1', '2'] }, '/holzpellets-lose/angebotsliste?zipCode=&amount=6000'],
    [{ zipCode: '//evil.example' }, '/holzpellets-lose/angebotsliste?zipCode=%2F%2Fevil.example&amount=6000'],
  ])('%j leads to %s', (query, path) => {
    expect(calculatorRedirect(query)).toBe(path);
  });
});
