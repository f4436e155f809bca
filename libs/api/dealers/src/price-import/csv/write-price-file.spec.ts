import { CERTIFICATION_IDS, CUSTOMER_GROUP_IDS } from '@heizplatz/api-catalog';
import { newReport } from '../files/import-report';
import type { CsvRow } from './csv-tables';
import { readCsv } from './read-csv';
import { writePriceFile } from './write-price-file';

const PRICE: CsvRow<'prices'> = {
  ...{ haendler: 'tannhof', filiale: 'landshut', produkt: 20, zertifikat: CERTIFICATION_IDS.enPlusA1 },
  ...{ kundengruppe: CUSTOMER_GROUP_IDS.private, gueltig_ab: '2026-12-01', preis_netto: 36_437 },
  ...{ staffel: [11_000, 10_000, 9740], zonen: [0, 310], lieferpauschale_netto: 3920 },
  ...{ palettengewicht_kg: null, pfand: null, hersteller: null },
};

describe('writePriceFile', () => {
  it.each<[string, Partial<CsvRow<'prices'>>]>([
    ['a loose one', {}],
    ['one of pallets', { palettengewicht_kg: 975, pfand: 1800, zertifikat: null }],
    ['a maker with signs of the format', { hersteller: 'Werk "Isar"; Söhne' }],
    ['another group', { kundengruppe: CUSTOMER_GROUP_IDS.business }],
  ])('writes %s so that it is read as the same price', async (_, fields) => {
    const report = newReport();
    const price = { ...PRICE, ...fields };
    const { lines } = await readCsv([{ name: 'x', text: writePriceFile(price) }], report);
    expect(report.errors).toEqual([]);
    expect(lines.prices.map(({ value }) => value)).toEqual([price]);
  });
});
