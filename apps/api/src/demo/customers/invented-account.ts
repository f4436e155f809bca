import { mod97 } from './mod-97';

const checked = (country: string, account: string): string =>
  `${country}${String(98 - mod97(`${account}${country}00`)).padStart(2, '0')}${account}`;

const digits = (random: () => number, count: number): string =>
  Array.from({ length: count }, () => Math.floor(random() * 10)).join('');

/** Right in form and check digits, but at a bank code that no bank has (9… in Germany, 99… in Austria). */
export const inventedIban = (random: () => number, iso: 'DE' | 'AT'): string =>
  iso === 'DE' ? checked('DE', `99990000${digits(random, 10)}`) : checked('AT', `99990${digits(random, 11)}`);

/** A QR-IBAN: its institution number lies in 30000–31999, here at the unassigned end of the range. */
export const inventedQrIban = (random: () => number): string => checked('CH', `31999${digits(random, 12)}`);

/** A SEPA creditor id; its business code ZZZ takes no part in the check digits. */
export function inventedCreditorId(random: () => number, iso: 'DE' | 'AT'): string {
  const national = `099${digits(random, 8)}`;
  return `${iso}${String(98 - mod97(`${national}${iso}00`)).padStart(2, '0')}ZZZ${national}`;
}
