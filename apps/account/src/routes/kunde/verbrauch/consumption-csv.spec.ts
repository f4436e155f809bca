import { siteById } from '@heizplatz/country';
import { buildStatisticRow } from '@heizplatz/testing';
import { consumptionCsv } from './consumption-csv';

const HEADINGS = [
  'Monat',
  'Produkt',
  'Lieferadresse',
  'PLZ',
  'Bestellungen',
  'Menge',
  'Einheit',
  'kg',
  'Betrag',
  'Währung',
];
const getLines = (text: string) => text.split('\r\n').slice(1, -1);

describe('the file of the consumption', () => {
  it('is UTF-8 with its mark, semicolons and decimal commas, a line each', () => {
    const text = consumptionCsv([buildStatisticRow()], HEADINGS, siteById(1));
    expect(text.codePointAt(0)).toBe(0xfeff);
    expect(text.slice(1)).toBe(
      'Monat;Produkt;Lieferadresse;PLZ;Bestellungen;Menge;Einheit;kg;Betrag;Währung\r\n' +
        '2026-05;Holzpellets lose;Ackerzeile 14, 10115 Berlin;10115;1;4850;kg;4850;1891,30;EUR\r\n',
    );
  });

  it('names the currency of its country and leaves an unknown weight empty', () => {
    const text = consumptionCsv([buildStatisticRow({ WeightKg: null, TotalPrice: 1234.5 })], HEADINGS, siteById(3));
    expect(getLines(text)[0]).toMatch(/;kg;;1234,50;CHF$/);
  });

  it.each([
    ['=1+1', "'=1+1"],
    ['＝1+1', "'＝1+1"],
    ['+49', "'+49"],
    ['@x', "'@x"],
    ['Hof "Nord"; 2', '"Hof ""Nord""; 2"'],
    ['=a;"b"', '"\'=a;""b"""'],
  ])('lets a spreadsheet take %s as a text', (Place, cell) => {
    expect(getLines(consumptionCsv([buildStatisticRow({ Place })], HEADINGS, siteById(1)))[0]).toContain(
      `;${cell};10115;`,
    );
  });
});
