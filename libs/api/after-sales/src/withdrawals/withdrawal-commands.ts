import { DELIVERED_STATES, type Order, ORDER_COMMANDS } from '@heizplatz/api-ordering';
import type { WithdrawalRow } from '@heizplatz/contract';
import type { WithdrawalOutcome } from './schema';

/** `customer`: the mailbox of the order where the declaration names another one. */
export type WithdrawalRecipient = 'declarant' | 'customer' | 'dealer' | 'support';

/** Input of the guards about a declaration and its order. */
export interface StoredDeclaration {
  readonly outcome: WithdrawalOutcome;
  readonly settledAt: Date | null;
}
export type DeclaredOrderState = Pick<Order, 'state' | 'deliveredOn' | 'settledCents'>;

export interface WithdrawalCommand {
  /** `anyone`: no login or identification is required. */
  readonly by: 'anyone' | 'customer' | 'staff';
  /** The outcomes that a stored declaration may have; empty: the declaration comes in by it. */
  readonly from: readonly WithdrawalOutcome[];
  /** The outcome afterwards; null: it stays; 'as-declared': that of the declaring command which the order allows. */
  readonly to: WithdrawalOutcome | 'as-declared' | null;
  /** The command on the order in the same transaction: states, event and timeline stand in its row. Null: none. */
  readonly orderCommand: keyof typeof ORDER_COMMANDS | null;
  /** Why it is refused beside the outcome, in German; null: it is not. Without an order: null. */
  readonly guard?: (declaration: StoredDeclaration, order: DeclaredOrderState | null) => string | null;
  /** German, where the outcome is none of `from`. */
  readonly refusal?: string;
  /** Who gets a mail of the declaration, in this order; those of `orderCommand` are in its own row. */
  readonly mails: readonly WithdrawalRecipient[];
}

const ANY_OUTCOME: readonly WithdrawalOutcome[] = ['withdrawn', 'part', 'unclear', 'waiting', 'unknown', 'undone'];
const TO_PARTIES = ['declarant', 'customer', 'dealer'] as const;
const NOT_DELIVERED =
  'Ein Betrag wird abgezogen, wenn ein Teil einer gelieferten Bestellung widerrufen ist. Vor der Lieferung zählt, was geliefert wird.';
const NONE_WITHDRAWN = 'Diese Erklärung hat keine Bestellung widerrufen.';
const ASSIGNED = 'Diese Erklärung ist schon einer Bestellung zugeordnet.';

const SETTLED = 'Diese Erklärung ist schon erledigt.';

const isDelivered = (order: DeclaredOrderState | null): boolean =>
  order !== null && order.settledCents !== null && DELIVERED_STATES.includes(order.state);

function undoRefusal(_: StoredDeclaration, order: DeclaredOrderState | null): string | null {
  const { from }: { readonly from: readonly Order['state'][] } = ORDER_COMMANDS.undoWithdrawal;
  if (!order || !from.includes(order.state)) return NONE_WITHDRAWN;
  return order.deliveredOn === null ? null : 'Die Ware ist schon geliefert; der Widerruf bleibt.';
}

const DECLARED = { from: [], by: 'customer' } as const;
const STAFF = { by: 'staff', mails: [] } as const;

/**
 * Everything that can be done by a declaration of withdrawal and to it: by whom, from which outcome, with which command on
 * its order, and who gets a mail. A declaration concerns one order: several numbers in one are for a person to read. One that
 * waits for its owner takes the outcome of the declaration by which the owner confirms it.
 */
export const WITHDRAWAL_COMMANDS = {
  withdrawWhole: { ...DECLARED, to: 'withdrawn', orderCommand: 'withdrawOrder', mails: TO_PARTIES },
  withdrawPart: { ...DECLARED, to: 'part', orderCommand: 'withdrawPart', mails: TO_PARTIES },
  /** Whether the right exists any more is for a person to say. */
  questionWithdrawal: {
    ...{ ...DECLARED, to: 'unclear', orderCommand: 'declareWithdrawal', mails: [...TO_PARTIES, 'support'] },
  },
  /** Somebody knew the order's facts, perhaps a stranger: its dealer learns nothing. */
  awaitOwner: {
    by: 'anyone',
    from: [],
    to: 'waiting',
    orderCommand: null,
    mails: ['declarant', 'customer', 'support'],
  },
  receiveUnknown: { by: 'anyone', from: [], to: 'unknown', orderCommand: null, mails: ['declarant', 'support'] },

  /** Support knows it already: it is what it does. */
  assignWithdrawal: {
    ...{ by: 'staff', from: ['unknown', 'waiting'], to: 'as-declared', orderCommand: null, mails: TO_PARTIES },
    ...{ refusal: ASSIGNED, guard: ({ outcome, settledAt }) => (outcome === 'waiting' && settledAt ? SETTLED : null) },
  },
  settleWithdrawal: {
    ...{ ...STAFF, from: ANY_OUTCOME, to: null, orderCommand: null },
    guard: ({ settledAt }) => (settledAt ? SETTLED : null),
  },
  /** Together with settling it. */
  takeOffPart: {
    ...{ ...STAFF, from: ['part'], to: null, orderCommand: 'takeOffPart', refusal: NOT_DELIVERED },
    guard: (_, order) => (isDelivered(order) ? null : NOT_DELIVERED),
  },
  undoWithdrawal: {
    ...{ ...STAFF, from: ['withdrawn'], to: 'undone', orderCommand: 'undoWithdrawal', refusal: NONE_WITHDRAWN },
    guard: undoRefusal,
  },
} as const satisfies Readonly<Record<string, WithdrawalCommand>>;

type Commands = typeof WITHDRAWAL_COMMANDS;
export type WithdrawalCommandName = keyof Commands;
/** Those by which a declaration comes in. */
export type DeclaringCommand = {
  [C in WithdrawalCommandName]: Commands[C]['from'] extends readonly [] ? C : never;
}[WithdrawalCommandName];
/** Those of staff on a stored one. */
export type StaffWithdrawalCommand = Exclude<WithdrawalCommandName, DeclaringCommand>;

/** Why the table does not allow a command on a stored declaration, in German; null: it does. */
export function withdrawalRefusal(
  name: StaffWithdrawalCommand,
  declaration: StoredDeclaration,
  order: DeclaredOrderState | null,
): string | null {
  const { from, refusal, guard }: WithdrawalCommand = WITHDRAWAL_COMMANDS[name];
  if (!from.includes(declaration.outcome)) return refusal ?? 'Das geht bei dieser Erklärung nicht mehr.';
  return guard?.(declaration, order) ?? null;
}

/** What staff is offered. */
export function withdrawalActions(
  declaration: StoredDeclaration,
  order: DeclaredOrderState | null,
): WithdrawalRow['May'] {
  const isOffered = (name: StaffWithdrawalCommand) => withdrawalRefusal(name, declaration, order) === null;
  return {
    Assign: isOffered('assignWithdrawal'),
    Settle: isOffered('settleWithdrawal'),
    TakeOffPart: isOffered('takeOffPart'),
    Undo: isOffered('undoWithdrawal'),
  };
}
