interface SepaDetails {
  readonly Iban: string;
  readonly AccountHolder: string;
  readonly MandateAccepted: boolean;
}

/** What is missing before the server is asked; the IBAN's check digits are the server's to judge. */
export function sepaIssues({ Iban, AccountHolder, MandateAccepted }: SepaDetails): Record<string, string> {
  const iban = Iban.replace(/\s/g, '');
  return {
    ...(iban === '' && { Iban: 'REQUIRED' }),
    ...(iban !== '' && !/^[A-Za-z]{2}\d{2}[A-Za-z0-9]{11,30}$/.test(iban) && { Iban: 'IBAN_INV' }),
    ...(AccountHolder.trim() === '' && { AccountHolder: 'REQUIRED' }),
    ...(!MandateAccepted && { MandateAccepted: 'REQUIRED' }),
  };
}
