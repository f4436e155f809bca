/// <reference types="pdfkit" preserve="true" />
import { pdfBytes } from '@heizplatz/api-ordering';
import type { CommissionStatement } from '@heizplatz/contract';
import { BRAND, formatDate, formatMoney, formatNumber, siteById } from '@heizplatz/country';

const MARGIN_PT = 48;
const WIDTH_PT = 595 - 2 * MARGIN_PT;
const ROW_PT = 15;
const BOTTOM_PT = 842 - MARGIN_PT;

interface Column {
  readonly title: string;
  readonly width: number;
  readonly isNumber?: boolean;
}

const ORDER_COLUMNS: readonly Column[] = [
  { title: 'Bestellung', width: 100 },
  { title: 'Angenommen', width: 75 },
  { title: 'Menge kg', width: 65, isNumber: true },
  { title: 'Netto', width: 95, isNumber: true },
  { title: 'Satz', width: 55, isNumber: true },
  { title: 'Provision', width: 109, isNumber: true },
];
const CORRECTION_COLUMNS: readonly Column[] = [
  { title: 'Korrektur', width: 390 },
  { title: 'Betrag', width: 109, isNumber: true },
];

function drawRow(pdf: PDFKit.PDFDocument, columns: readonly Column[], cells: readonly string[], font: string): void {
  const height = Math.max(
    ROW_PT,
    ...columns.map(({ width }, index) => pdf.heightOfString(cells[index] ?? '', { width: width - 6 }) + 4),
  );
  if (pdf.y + height > BOTTOM_PT) pdf.addPage();
  const y = pdf.y;
  let x = MARGIN_PT;
  pdf.font(font).fontSize(9);
  columns.forEach(({ width, isNumber }, index) => {
    pdf.text(cells[index] ?? '', x, y, { width: width - 6, align: isNumber ? 'right' : 'left' });
    x += width;
  });
  pdf.x = MARGIN_PT;
  pdf.y = y + height;
}

function drawTable(pdf: PDFKit.PDFDocument, columns: readonly Column[], rows: readonly (readonly string[])[]): void {
  drawRow(
    pdf,
    columns,
    columns.map(({ title }) => title),
    'Helvetica-Bold',
  );
  pdf
    .moveTo(MARGIN_PT, pdf.y - 2)
    .lineTo(MARGIN_PT + WIDTH_PT, pdf.y - 2)
    .lineWidth(0.5)
    .stroke('#8A7F70');
  for (const cells of rows) drawRow(pdf, columns, cells, 'Helvetica');
  pdf.moveDown(0.8);
}

function drawHeader(pdf: PDFKit.PDFDocument, { Dealer, Month, Number: number, ClosedAt }: CommissionStatement): void {
  const [year, month] = Month.split('-');
  const state = ClosedAt === null ? 'Vorläufig: der Monat ist noch offen.' : `Nummer ${number ?? 'ohne Beträge'}`;
  pdf.font('Helvetica-Bold').fontSize(16).text(`Provisionsabrechnung ${month}/${year}`, MARGIN_PT);
  pdf.font('Helvetica').fontSize(10).text(`${BRAND} · ${state}`).moveDown(1);
  for (const line of [Dealer.Company || Dealer.Name, Dealer.Street, `${Dealer.ZipCode} ${Dealer.City}`]) pdf.text(line);
  pdf.text(`Steuernummer ${Dealer.TaxNumber}`).moveDown(1);
}

/** A statement on A4, as many pages as it needs. */
export function statementPdf(statement: CommissionStatement): Promise<Buffer> {
  const { Dealer, Lines, Corrections, Total, ClosedAt, Month } = statement;
  const site = siteById(Dealer.CountryId);
  const money = (value: number) => formatMoney(value, site);
  const made = ClosedAt === null ? new Date(`${Month}-01T00:00:00Z`) : new Date(ClosedAt);
  const info = { Title: `Provisionsabrechnung ${Month} ${Dealer.Name}`, CreationDate: made, ModDate: made };
  return pdfBytes({ size: 'A4', margin: MARGIN_PT, lang: 'de', displayTitle: true, info }, (pdf) => {
    drawHeader(pdf, statement);
    const orders = Lines.map((line) => [
      line.OrderNumber,
      formatDate(line.AcceptedOn, site),
      formatNumber(line.WeightKg, site),
      money(line.Net),
      `${formatNumber(line.RatePercent, site, 2)} %`,
      money(line.Commission) + (line.IsFinal ? '' : ' *'),
    ]);
    drawTable(pdf, ORDER_COLUMNS, [
      ...orders,
      ['Summe', '', formatNumber(Total.WeightKg, site), money(Total.Net), '', money(Total.Commission)],
    ]);
    if (Corrections.length > 0)
      drawTable(
        pdf,
        CORRECTION_COLUMNS,
        Corrections.map(({ At, Reason, Amount }) => [`${formatDate(At, site)}: ${Reason}`, money(Amount)]),
      );
    drawRow(pdf, CORRECTION_COLUMNS, ['Zu zahlen, netto', money(Total.Payable)], 'Helvetica-Bold');
    pdf.moveDown(1).font('Helvetica').fontSize(8);
    if (Lines.some(({ IsFinal }) => !IsFinal))
      pdf.text('* Noch nicht geliefert: gerechnet nach der bestellten Menge. Eine Abweichung folgt als Korrektur.');
    pdf.text('Beträge ohne Umsatzsteuer; sie weist die Rechnung aus.');
  });
}
