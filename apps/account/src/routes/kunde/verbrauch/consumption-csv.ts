import type { StatisticRow } from '@heizplatz/contract';
import type { Site } from '@heizplatz/country';

const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';

/** A text as a cell: quoted where it has to be, and never read as a formula by a spreadsheet. */
function textCell(text: string): string {
  const harmless = /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Decimal comma, no grouping: what spreadsheets set to German read as a number. */
const numberCell = (value: number, decimals = 0): string => value.toFixed(decimals).replace('.', ',');

/** The statistic's rows as a file for spreadsheets: ';' between cells, UTF-8 with its mark. `headings` has one for each cell. */
export function consumptionCsv(rows: readonly StatisticRow[], headings: readonly string[], site: Site): string {
  const lines = rows.map((row) => [
    textCell(row.Period),
    textCell(row.ProductName),
    textCell(row.Place),
    textCell(row.ZipCode),
    numberCell(row.Orders),
    numberCell(row.Amount),
    textCell(row.Unit),
    row.WeightKg === null ? '' : numberCell(row.WeightKg),
    numberCell(row.TotalPrice, 2),
    site.currency.code,
  ]);
  return BYTE_ORDER_MARK + [headings.map(textCell), ...lines].map((cells) => cells.join(';') + LINE_END).join('');
}
