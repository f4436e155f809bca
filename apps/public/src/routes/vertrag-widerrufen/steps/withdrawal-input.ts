import { CALLS, type PlacedOrder } from '@heizplatz/contract';
import * as v from 'valibot';

/** The input of a person who withdraws; no reason is required (rule LAW-01). */
export interface WithdrawalInput {
  readonly Name: string;
  readonly Contract: string;
  readonly EmailAddress: string;
  /** Of the delivery. */
  readonly ZipCode: string;
  readonly Part: string;
}

export type WithdrawalField = keyof WithdrawalInput;

/** The form's own names, as they are sent without script. */
export const FIELD_NAMES: Readonly<Record<WithdrawalField, string>> = {
  Name: 'name',
  Contract: 'vertrag',
  EmailAddress: 'email',
  ZipCode: 'plz',
  Part: 'teil',
};

export const WITHDRAWAL_FIELDS: readonly WithdrawalField[] = ['Name', 'Contract', 'ZipCode', 'EmailAddress', 'Part'];

export const STEP_NAME = 'schritt';
export const REVIEW = 'pruefen';
/** Back from the review, without script. */
export const CHANGE = 'aendern';

/** The page's forms: its two steps. */
export const FORMS = { input: 'angaben', review: 'bestaetigen' } as const;

/** Code by field of what is wrong, by the contract's own schema; empty when all is well. */
export function withdrawalIssues(input: WithdrawalInput): Readonly<Partial<Record<WithdrawalField, string>>> {
  const issues: Partial<Record<WithdrawalField, string>> = {};
  const { body } = CALLS.submitWithdrawal;
  for (const issue of (body && v.safeParse(body, input).issues) ?? []) {
    const field = v.getDotPath(issue);
    if (isField(field)) issues[field] ??= issue.message;
  }
  return issues;
}

const isField = (name: string | null): name is WithdrawalField => name !== null && Object.hasOwn(FIELD_NAMES, name);

/** The submitted input, by the form's own names. */
export const sentInput = (sent: Readonly<Record<string, string>>): WithdrawalInput => ({
  Name: sent[FIELD_NAMES.Name] ?? '',
  Contract: sent[FIELD_NAMES.Contract] ?? '',
  EmailAddress: sent[FIELD_NAMES.EmailAddress] ?? '',
  ZipCode: sent[FIELD_NAMES.ZipCode] ?? '',
  Part: sent[FIELD_NAMES.Part] ?? '',
});

/** A known order requires no input. */
export function filledFrom(order: PlacedOrder | null): WithdrawalInput {
  if (!order) return { Name: '', Contract: '', EmailAddress: '', ZipCode: '', Part: '' };
  const { FirstName, LastName } = order.InvoiceAddress ?? order.DeliveryAddress;
  return {
    Name: `${FirstName} ${LastName}`,
    Contract: order.OrderNumber,
    EmailAddress: order.EmailAddress,
    ZipCode: order.DeliveryAddress.ZipCode,
    Part: '',
  };
}
