import { Readable } from 'node:stream';
import { buildRowsFile, type StaffCell, type StaffColumn } from '@heizplatz/api-identity';
import { defineHandler, StreamResponse } from '@heizplatz/api-platform';
import { describeGroup } from '@heizplatz/calculator';
import { CALLS, type CommissionStatement } from '@heizplatz/contract';
import { readStatement } from './commission-statement';
import { statementPdf } from './statement-pdf';

/** An order's commission or a correction, in the same columns. */
type FileRow = readonly StaffCell[];

const COLUMNS: readonly Omit<StaffColumn<FileRow>, 'value'>[] = [
  { title: 'Art', kind: 'text' },
  { title: 'Bestellung', kind: 'text' },
  { title: 'Tag', kind: 'date' },
  { title: 'Ware', kind: 'text' },
  { title: 'Menge in kg', kind: 'weight' },
  { title: 'Netto', kind: 'money' },
  { title: 'Satz %', kind: 'number' },
  { title: 'Provision', kind: 'money' },
  { title: 'Währung', kind: 'text' },
  { title: 'Grund', kind: 'text' },
];

const findRows = ({ Lines, Corrections, Currency }: CommissionStatement): FileRow[] => [
  ...Lines.map(({ OrderNumber, AcceptedOn, ProductGroupId, WeightKg, Net, RatePercent, Commission, IsFinal }) => [
    ...['Provision', OrderNumber, AcceptedOn, describeGroup(ProductGroupId).name, WeightKg, Net, RatePercent],
    ...[Commission, Currency, IsFinal ? '' : 'noch nicht geliefert'],
  ]),
  ...Corrections.map(({ OrderNumber, At, Reason, Amount }) => [
    ...['Korrektur', OrderNumber, At, null, null, null, null, Amount, Currency, Reason],
  ]),
];

/** GET …/datei: a downloadable statement, as PDF to print or as rows for calculation. */
export const commissionStatementFile = defineHandler(
  CALLS.commissionStatementFile,
  async ({ params, query }, { db }) => {
    const statement = await readStatement(db, params.month, params.dealerId);
    const name = `provision-${params.month}-${statement.Number ?? `haendler-${params.dealerId}`}`;
    if (query.format !== 'pdf') {
      const columns = COLUMNS.map((column, at) => ({ ...column, value: (row: FileRow) => row[at] }));
      return buildRowsFile({ columns, rows: findRows(statement), name, format: query.format });
    }
    const file = { contentType: 'application/pdf', fileName: `${name}.pdf` };
    return new StreamResponse(Readable.from([await statementPdf(statement)]), file);
  },
);
