import { maskIban, readIban } from './iban';

describe('an IBAN', () => {
  it.each([
    ['DE89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
    ['at61-1904-3002-3457-3201', 'AT611904300234573201'],
  ])('is read with blanks, dashes and small letters: %s', (text, iban) => {
    expect(readIban(text)).toEqual({ iban });
  });

  it.each([
    [null, 'IBAN_REQ'],
    ['', 'IBAN_REQ'],
    ['   ', 'IBAN_REQ'],
    ['DE89370400440532013001', 'IBAN_INV'],
    ['DE8937040044053201300', 'IBAN_INV'],
    ['XX00123456789', 'IBAN_INV'],
    ['<script>', 'IBAN_INV'],
    ['TR330006100519786457841326', 'IBAN_NOT_SEPA'],
  ])('%j is refused as %s', (text, code) => {
    expect(readIban(text)).toEqual({ code });
  });

  it('shows eight characters at most', () => {
    expect(maskIban('DE89370400440532013000')).toBe('DE89 •••• 3000');
  });
});
