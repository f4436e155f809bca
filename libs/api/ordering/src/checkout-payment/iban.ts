import { electronicFormatIBAN, isSEPACountry, isValidIBAN } from 'ibantools';

/** The IBAN without blanks, or why it can't be debited by SEPA: IBAN_REQ, IBAN_INV (rule PAY-04), IBAN_NOT_SEPA. */
export function readIban(text: string | null): { iban: string } | { code: 'IBAN_REQ' | 'IBAN_INV' | 'IBAN_NOT_SEPA' } {
  const iban = electronicFormatIBAN(text ?? '') ?? '';
  if (iban === '') return { code: 'IBAN_REQ' };
  if (!isValidIBAN(iban)) return { code: 'IBAN_INV' };
  return isSEPACountry(iban.slice(0, 2)) ? { iban } : { code: 'IBAN_NOT_SEPA' };
}

/** 'DE89 •••• 3000': country, check digits and the last four, the only part that is ever displayed or logged. */
export function maskIban(iban: string): string {
  return `${iban.slice(0, 4)} •••• ${iban.slice(-4)}`;
}
