import { countryRules, siteById } from '@heizplatz/country';
import { CUSTOMER_GROUP_IDS } from '@heizplatz/api-catalog';
import { isPaidIn, PAYMENT_KIND_CODES, PAYMENT_KINDS } from '@heizplatz/contract';
import type { Database } from '@heizplatz/api-platform';
import { findDealerBySlug, replacePayments, saveDealerRow } from '../../dealers/dealer-repository';
import { changedFields } from './changed-fields';
import type { CsvLine } from '../csv/csv-line';
import type { CsvRow } from '../csv/csv-tables';
import type { ImportReport } from '../files/import-report';
import { omitRepeats } from '../csv/omit-repeats';

type Row = CsvRow<'dealers'>;

const startSentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function checkRow({ file, line, value }: CsvLine<Row>, report: ImportReport): void {
  const fail = (message: string) => report.errors.push({ file, line, message });
  const digits = siteById(value.land).zipDigits;
  if (value.plz.length !== digits) fail(`plz „${value.plz}“ hat nicht ${digits} Ziffern`);
  const { inCountry } = siteById(value.land);
  const kinds = PAYMENT_KIND_CODES.filter((kind) =>
    value.zahlungsarten.some(({ paymentKindId }) => paymentKindId === PAYMENT_KINDS[kind].id),
  );
  if (kinds.some((kind) => PAYMENT_KINDS[kind].debitedBy === 'dealer') && !value.glaeubiger_id)
    fail('SEPA-Lastschrift braucht eine glaeubiger_id');
  if (countryRules(value.land).hasQrBill && !value.qr_iban)
    fail(`${startSentence(inCountry)} braucht die QR-Rechnung eine qr_iban`);
  for (const kind of kinds.filter((one) => !isPaidIn(one, value.land)))
    fail(`${startSentence(inCountry)} gibt es keine Zahlungsart ${PAYMENT_KINDS[kind].name}`);
}

const getDealer = (row: Row) => ({
  countryId: row.land,
  slug: row.haendler,
  name: row.name,
  company: row.firma,
  street: row.strasse,
  zipCode: row.plz,
  city: row.ort,
  phone: row.telefon,
  email: row.email,
  register: row.register,
  taxNumber: row.ust_id,
  sinceYear: row.seit,
  creditorId: row.glaeubiger_id,
  iban: row.iban,
  qrIban: row.qr_iban,
  packagingNumber: row.verpackungsnummer,
});

const getPayments = ({ zahlungsarten }: Row) =>
  Object.values(CUSTOMER_GROUP_IDS).flatMap((customerGroupId) =>
    zahlungsarten.map((payment, position) => ({ customerGroupId, position, ...payment })),
  );

/** New dealers and changed master data; each dealer's payment kinds are those of its line. */
export async function importDealers(db: Database, lines: readonly CsvLine<Row>[], report: ImportReport): Promise<void> {
  for (const own of omitRepeats(lines, (row) => row.haendler, report)) {
    checkRow(own, report);
    const row = getDealer(own.value);
    const known = await findDealerBySlug(db, row.slug);
    const fields = known ? changedFields(known, row) : [];
    const dealerId = await saveDealerRow(db, row);
    await replacePayments(db, dealerId, getPayments(own.value));
    if (!known) report.changes.push({ kind: 'neu', what: `Händler ${row.name}`, isJump: false });
    else if (fields.length > 0)
      report.changes.push({ kind: 'geändert', what: `Händler ${row.name}: ${fields.join(', ')}`, isJump: false });
  }
}
