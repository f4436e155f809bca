import { CERTIFICATES, CSV_TABLES, type CsvRow, CUSTOMER_GROUPS } from './csv-tables';
import { euros } from './euros';

/** The name that stands in files for a value; throws on one that files cannot say. */
function getName<Value>(names: Readonly<Record<string, Value>>, value: Value): string {
  const [name] = Object.entries(names).find(([, one]) => one === value) ?? [];
  if (name === undefined) throw new Error(`a price file has no name for ${value}`);
  return name;
}

const getEuros = (cents: readonly number[]): string => cents.map(euros).join('|');

/** A price as a file of one line, which `readCsv` reads as this price again. */
export function writePriceFile(price: CsvRow<'prices'>): string {
  const cells: Readonly<Record<keyof CsvRow<'prices'>, string>> = {
    haendler: price.haendler,
    filiale: price.filiale,
    produkt: String(price.produkt),
    zertifikat: getName(CERTIFICATES, price.zertifikat),
    kundengruppe: getName(CUSTOMER_GROUPS, price.kundengruppe),
    gueltig_ab: price.gueltig_ab,
    preis_netto: euros(price.preis_netto),
    staffel: getEuros(price.staffel),
    zonen: getEuros(price.zonen),
    lieferpauschale_netto: euros(price.lieferpauschale_netto),
    palettengewicht_kg: price.palettengewicht_kg === null ? '' : String(price.palettengewicht_kg),
    pfand: price.pfand === null ? '' : euros(price.pfand),
    hersteller: price.hersteller ?? '',
  };
  const columns = Object.keys(CSV_TABLES.prices.entries) as (keyof typeof cells)[];
  const quote = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;
  return `${columns.join(';')}\n${columns.map((column) => quote(cells[column])).join(';')}\n`;
}
