import type { ConfigurationParameter } from '../configuration/calculator-configuration.ts';
import { CUSTOMER_GROUP_IDS, CUSTOMER_GROUP_KEY } from '../configuration/customer-group-option.ts';
import { DEFAULT_INSTALMENT_MODIFIER, INSTALMENT_PAYMENT_ID, PAYMENT_KEY } from '../configuration/payment-option.ts';

const OPTION = /^(-?)(\d{1,9})(?:[~$](-?\d{1,9}))?(?:\$dt(\d{4}-\d{2}-\d{2}))?$/;

const isCalendarDay = (text: string): boolean => {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
};

/**
 * One option of a query: `id`, `id~modifier` or `id$modifier`, then `$dt` and a date; a negative id is the default
 * payment, the ids 1 to 3 are customer groups. Other options carry no Key: their ids are theirs alone. Undefined for what
 * is none.
 */
export function decodeOption(text: string): ConfigurationParameter | undefined {
  const [match, minus, digits, modifier, date] = OPTION.exec(text) ?? [];
  if (match === undefined || (date !== undefined && !isCalendarDay(date))) return undefined;
  const isPayment = minus === '-';
  const id = Number(digits);
  if (id === 0) return undefined;
  const isInstalment = isPayment && id === INSTALMENT_PAYMENT_ID;
  return {
    Id: id,
    Key: getKey(id, isPayment),
    ...(modifier !== undefined && { Modifier: Number(modifier) }),
    ...(modifier === undefined && isInstalment && { Modifier: DEFAULT_INSTALMENT_MODIFIER }),
    ...(date !== undefined && { DesiredDate: date }),
  };
}

function getKey(id: number, isPayment: boolean): string {
  if (isPayment) return PAYMENT_KEY;
  return CUSTOMER_GROUP_IDS.includes(id) ? CUSTOMER_GROUP_KEY : '';
}

export function encodeOption({ Id, Key, Modifier, DesiredDate }: ConfigurationParameter): string {
  const id = Key === PAYMENT_KEY ? -Id : Id;
  return `${id}${Modifier === undefined ? '' : `$${Modifier}`}${DesiredDate === undefined ? '' : `$dt${DesiredDate}`}`;
}
