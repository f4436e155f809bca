import { countryRules, siteById } from '@heizplatz/country';
import { findPostcode } from '@heizplatz/api-catalog';
import { isVatNumber } from '@heizplatz/api-dealers';
import type { Database } from '@heizplatz/api-platform';
import type { CallRequest, CALLS, CountryId } from '@heizplatz/contract';
import { isValidIBAN } from 'ibantools';

type Body = CallRequest<typeof CALLS.saveDealer>['body'];
type Master = Pick<Body, 'ZipCode' | 'TaxNumber' | 'Iban' | 'QrIban' | 'PackagingNumber'>;
/** What is saved; a number of before the check stays until it is changed. */
type Known = Readonly<Record<'zipCode' | 'taxNumber', string>>;

const QR_IBAN = /^CH\d{2}3[01]\d{3}/;

/** As stored: without spaces. */
export const plainIban = (iban: string): string => iban.replaceAll(' ', '').toUpperCase();

/** What is wrong with master data beside the form's own rules, code by field. `known`: null for a new dealer. */
export async function dealerIssues(
  db: Database,
  { ZipCode, TaxNumber, Iban, QrIban }: Master,
  { countryId, known }: { readonly countryId: CountryId; readonly known: Known | null },
): Promise<{ path: string; code: string }[]> {
  const issues: { path: string; code: string }[] = [];
  const wrong = (field: string, code: string) => void issues.push({ path: `body.${field}`, code });
  if (ZipCode.length !== siteById(countryId).zipDigits) wrong('ZipCode', 'ZIPCODE_INV');
  else if (ZipCode !== known?.zipCode && !(await findPostcode(db, countryId, ZipCode))) wrong('ZipCode', 'ZIPCODE_NXT');
  if (TaxNumber !== known?.taxNumber && !isVatNumber(countryId, TaxNumber)) wrong('TaxNumber', 'TAX_INV');
  if (Iban !== '' && !isValidIBAN(plainIban(Iban))) wrong('Iban', 'IBAN_INV');
  const qrIban = plainIban(QrIban);
  if (qrIban !== '' && !(isValidIBAN(qrIban) && QR_IBAN.test(qrIban))) wrong('QrIban', 'QR_IBAN_INV');
  if (countryRules(countryId).hasQrBill && qrIban === '') wrong('QrIban', 'REQUIRED');
  return issues;
}
