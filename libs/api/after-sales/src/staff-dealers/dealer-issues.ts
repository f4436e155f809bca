import type { CallRequest, CALLS } from '@heizplatz/contract';
import { isValidIBAN } from 'ibantools';

type Body = CallRequest<typeof CALLS.saveDealer>['body'];
type Master = Pick<Body, 'ZipCode' | 'Iban' | 'QrIban' | 'PackagingNumber'>;

const QR_IBAN = /^CH\d{2}3[01]\d{3}/;
const SWITZERLAND = 3;

/** As stored: without spaces. */
export const plainIban = (iban: string): string => iban.replaceAll(' ', '').toUpperCase();

/** What is wrong with master data beside the form's own rules, code by field. */
export function dealerIssues(countryId: number, { ZipCode, Iban, QrIban }: Master): { path: string; code: string }[] {
  const issues: { path: string; code: string }[] = [];
  const wrong = (field: string, code: string) => void issues.push({ path: `body.${field}`, code });
  if (ZipCode.length !== (countryId === 1 ? 5 : 4)) wrong('ZipCode', 'ZIPCODE_INV');
  if (Iban !== '' && !isValidIBAN(plainIban(Iban))) wrong('Iban', 'IBAN_INV');
  const qrIban = plainIban(QrIban);
  if (qrIban !== '' && !(isValidIBAN(qrIban) && QR_IBAN.test(qrIban))) wrong('QrIban', 'QR_IBAN_INV');
  if (countryId === SWITZERLAND && qrIban === '') wrong('QrIban', 'REQUIRED');
  return issues;
}
