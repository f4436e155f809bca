import type { CsvLine } from './csv-line';
import type { ImportReport } from '../files/import-report';

/** The lines whose key stands in no line before; a repeated one is an error that names the first. */
export function omitRepeats<Row>(
  lines: readonly CsvLine<Row>[],
  getKey: (row: Row) => string,
  report: ImportReport,
): CsvLine<Row>[] {
  const first = new Map<string, CsvLine<Row>>();
  return lines.filter((own) => {
    const key = getKey(own.value);
    const known = first.get(key);
    if (!known) first.set(key, own);
    else
      report.errors.push({
        file: own.file,
        line: own.line,
        message: `„${key}“ steht schon in ${known.file}, Zeile ${known.line}`,
      });
    return !known;
  });
}
