import { INSTALMENTS, INVOICE, buildOrderProcess, RATEPAY_DEBIT, RATEPAY_INVOICE, SEPA } from '@heizplatz/testing';
import { firstMonths } from './first-details';
import type { PaymentDetails } from './payment-details';
import { paymentIssues } from './payment-issues';

const COMPLETE: PaymentDetails = {
  iban: 'DE89 3704 0044 0532 0130 00',
  accountHolder: 'Annegret Köster',
  isMandateAccepted: true,
  isCreditAccepted: true,
  dateOfBirth: '1980-05-17',
  months: 6,
};
const QUERY = { hasIban: false, hasBirthDate: false, today: '2026-11-21' };

describe('what a payment form misses', () => {
  it.each([INVOICE, SEPA, INSTALMENTS, RATEPAY_INVOICE, RATEPAY_DEBIT])('nothing when $Kind is complete', (choice) => {
    expect(paymentIssues(COMPLETE, { ...choice, ...QUERY })).toEqual({});
  });

  const EMPTY: PaymentDetails = {
    iban: '',
    accountHolder: ' ',
    isMandateAccepted: false,
    isCreditAccepted: false,
    dateOfBirth: '',
    months: null,
  };
  it.each([
    [INVOICE, []],
    [SEPA, ['Iban', 'AccountHolder', 'MandateAccepted']],
    [INSTALMENTS, ['PaymentModifier', 'DateOfBirth', 'CreditConsent']],
    [RATEPAY_INVOICE, ['DateOfBirth', 'CreditConsent']],
    [RATEPAY_DEBIT, ['Iban', 'AccountHolder', 'MandateAccepted', 'DateOfBirth', 'CreditConsent']],
  ])('asks only what $Kind needs', (choice, fields) => {
    expect(Object.keys(paymentIssues(EMPTY, { ...choice, ...QUERY }))).toEqual(fields);
  });

  it('asks neither for an account nor for a date of birth that are kept, and for each yes again', () => {
    const stored = { ...RATEPAY_DEBIT, ...QUERY, hasIban: true, hasBirthDate: true };
    expect(Object.keys(paymentIssues(EMPTY, stored))).toEqual(['MandateAccepted', 'CreditConsent']);
  });

  it.each([
    ['2008-11-21', undefined],
    ['2008-11-22', 'AGE_MIN'],
    ['2026-01-01', 'AGE_MIN'],
    ['1899-01-01', 'DATE_INV'],
    ['17.05.1980', 'DATE_INV'],
    ['', 'REQUIRED'],
  ])('judges the date of birth %j on 21.11.2026: %s', (dateOfBirth, code) => {
    expect(paymentIssues({ ...COMPLETE, dateOfBirth }, { ...RATEPAY_INVOICE, ...QUERY })['DateOfBirth']).toBe(code);
  });

  it.each(['DE89', '3704 0044 0532 0130 00', 'DE89 3704 0044 0532 0130 0ö'])('refuses the account %j', (iban) => {
    expect(paymentIssues({ ...COMPLETE, iban }, { ...SEPA, ...QUERY })).toEqual({ Iban: 'IBAN_INV' });
  });
});

describe('the months that a form begins with', () => {
  const getPlans = (...months: number[]) => ({
    ...INSTALMENTS,
    Plans: INSTALMENTS.Plans.filter(({ Months }) => months.includes(Months)),
  });
  const wishing = (Modifier: number) => {
    const process = buildOrderProcess('bezahlung');
    const Parameters = [{ Id: 3, Key: 'Payment', Modifier }];
    return { ...process, Configuration: { ...process.Configuration, Parameters } };
  };

  it.each([
    ['six', buildOrderProcess('bezahlung'), getPlans(3, 6, 12), 6],
    ['three where there are no more (CH)', buildOrderProcess('bezahlung'), getPlans(3), 3],
    ['the shortest where all are longer', buildOrderProcess('bezahlung'), getPlans(12), 12],
    ['what the calculator asked for', wishing(12), getPlans(3, 6, 12), 12],
    ['six again for a wish that nobody offers', wishing(9), getPlans(3, 6, 12), 6],
    ['none where there are no rates', buildOrderProcess('bezahlung'), INVOICE, null],
  ])('%s', (_, process, choice, expected) => {
    expect(firstMonths({ process, choice })).toBe(expected);
  });
});
