import { COUNTRY_IDS, countryRules } from '@heizplatz/country';
import { impersonal, personal } from '@heizplatz/identity';
import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import {
  BusinessText,
  CountryId,
  CustomerText,
  IsoDate,
  IsoTime,
  Money,
  Reference,
  StaffText,
  requiredText,
} from '../../fields/fields.ts';
import { OrderState } from '../../orders/placed-order.ts';
import { SUPPORT } from '../../staff-access.ts';
import type { ListDeclaration } from '../../fields/list-declaration.ts';
import { staffExportQuery, staffListResponse, staffListQuery } from '../../fields/staff-list.ts';
import { openPicklist } from '../../fields/open-picklist.ts';
import { WITHDRAWAL_OUTCOME_LABELS } from '../labels.ts';

/**
 * The outcome of a declaration. 'waiting': its order is unchanged until the owner opens the mailed link or staff have
 * reviewed it; 'unknown': no order was identified, and staff have to find it; 'undone': staff found that it was not
 * the customer's.
 */
export const WithdrawalOutcome = v.picklist(['withdrawn', 'part', 'unclear', 'waiting', 'unknown', 'undone']);

/** A declaration of withdrawal as it came in, and what became of it. */
export const WithdrawalRow = v.object({
  Id: Reference,
  CountryId,
  ReceivedAt: IsoTime,
  Name: CustomerText,
  EmailAddress: CustomerText,
  /** As declared: an order number or other text. */
  Contract: CustomerText,
  /** Empty: the whole contract. */
  Part: CustomerText,
  Outcome: openPicklist(WithdrawalOutcome),
  /** Null: none was recognised or assigned. */
  Order: v.nullable(
    v.object({
      OrderId: Reference,
      OrderNumber: Reference,
      State: openPicklist(OrderState),
      DealerName: BusinessText,
      /** Last day of the withdrawal period; null: not begun, or there is none. */
      WithdrawUntil: v.nullable(IsoDate),
    }),
  ),
  /** The deadline for refunding payments. */
  RefundUntil: IsoDate,
  /** Days until then: 0 today, negative once it is overdue; null when it is settled. */
  RefundDaysLeft: v.optional(v.nullable(v.pipe(v.number(), v.integer())), null),
  /** The confirmation to the declarant; null: not known. */
  ReceiptMail: v.nullable(
    v.object({ State: openPicklist(v.picklist(['queued', 'sent', 'kept', 'failed'])), SentAt: v.nullable(IsoTime) }),
  ),
  /** Null: somebody still has to see to it. */
  SettledAt: v.nullable(IsoTime),
  SettledBy: v.nullable(StaffText),
  SettledNote: CustomerText,
  /** The actions available to staff; defined by the API's table. */
  May: v.optional(v.object({ Assign: v.boolean(), Settle: v.boolean(), TakeOffPart: v.boolean(), Undo: v.boolean() }), {
    Assign: false,
    Settle: false,
    TakeOffPart: false,
    Undo: false,
  }),
  Version: v.pipe(v.number(), v.integer()),
});
export type WithdrawalRow = v.InferOutput<typeof WithdrawalRow>;

export const WITHDRAWAL_LIST = {
  label: 'Widerrufe',
  fileName: 'widerrufe',
  columns: {
    received: { label: 'Eingegangen', kind: 'time', field: 'ReceivedAt', sort: 'ReceivedAt' },
    name: { label: 'Name', kind: 'text', field: 'Name', isPersonal: true },
    order: { label: 'Bestellung', kind: 'text' },
    dealer: { label: 'Händler', kind: 'text' },
    outcome: { label: 'Wirkung', kind: 'code', field: 'Outcome', labels: WITHDRAWAL_OUTCOME_LABELS },
    until: { label: 'Widerruf bis', kind: 'date' },
    /** Its sort: open ones by their refund day, then settled ones, the newest first. */
    refund: { label: 'Rückzahlung bis', kind: 'date', field: 'RefundUntil', sort: 'Waiting' },
    receipt: { label: 'Bestätigung', kind: 'text' },
    settled: { label: 'Erledigt', kind: 'time', field: 'SettledAt' },
    settledBy: { label: 'Erledigt von', kind: 'text', field: 'SettledBy', isPersonal: true },
    note: { label: 'Vermerk', kind: 'text', field: 'SettledNote' },
    mail: { label: 'E-Mail', kind: 'text', field: 'EmailAddress', isPersonal: true },
    contract: { label: 'Vertrag', kind: 'text', field: 'Contract', isPersonal: true },
    part: { label: 'Teil', kind: 'text', field: 'Part' },
    country: { label: 'Land', kind: 'country', field: 'CountryId' },
  },
  defaultSort: 'Waiting',
  searchHint: 'Name, E-Mail, Nummer',
  filters: {
    state: { label: 'Stand', labels: { open: 'Offen', settled: 'Erledigt' }, all: 'Alle' },
    outcome: { label: 'Wirkung', labels: WITHDRAWAL_OUTCOME_LABELS, all: 'Alle' },
    /** Switzerland has no right of withdrawal. */
    country: { label: 'Land', labels: { '1': 'Deutschland', '2': 'Österreich' }, all: 'Alle' },
    only: { label: 'Nummer' },
  },
} as const satisfies ListDeclaration<WithdrawalRow>;

const WITHDRAWAL_COUNTRIES = COUNTRY_IDS.filter((id) => countryRules(id).withdrawal !== null).map(
  (id) => `${id}` as const,
);

const filters = {
  state: v.optional(v.picklist(['', 'open', 'settled']), ''),
  outcome: v.optional(v.union([v.literal(''), WithdrawalOutcome]), ''),
  country: v.optional(v.picklist(['', ...WITHDRAWAL_COUNTRIES]), ''),
  /** The one of this id: a case that an address names, which the list's page may not have. Empty: all. */
  only: v.optional(v.union([v.literal(''), v.pipe(v.string(), v.uuid('ID_INV'))]), ''),
};

export const staffWithdrawals = defineCall({
  id: 'staffWithdrawals',
  summary: 'Withdrawals that were declared',
  method: 'GET',
  path: '/api/support/widerrufe',
  query: v.object({ ...staffListQuery, ...filters }),
  response: staffListResponse(WithdrawalRow),
  access: SUPPORT,
  csrf: false,
});

export const exportWithdrawals = defineCall({
  id: 'exportWithdrawals',
  summary: 'The same list as a file',
  method: 'GET',
  path: '/api/support/widerrufe/export',
  query: v.object({ ...staffExportQuery, ...filters }),
  response: v.unknown(),
  fileResponse: true,
  access: SUPPORT,
  csrf: false,
});

const WithdrawalId = v.pipe(v.string(), v.uuid('ID_INV'));
const Version = v.pipe(v.number(), v.integer());

export const AssignWithdrawal = v.object({
  WithdrawalId,
  OrderNumber: impersonal('reference', requiredText(40)),
  Version,
});
/** Why somebody sees no more to do, or takes it back; for staff alone. */
export const UndoWithdrawal = v.object({ WithdrawalId, Note: personal('customer', requiredText(500)), Version });
export const SettleWithdrawal = v.object({
  ...UndoWithdrawal.entries,
  /** Of a withdrawn part of a delivered order: what it takes off the price, gross. Absent: nothing. */
  WithdrawnAmount: v.optional(
    v.pipe(
      Money,
      v.minValue(0.01, 'AMOUNT_MIN'),
      v.check((amount) => Math.abs(Math.round(amount * 100) - amount * 100) < 1e-6, 'AMOUNT_INV'),
    ),
  ),
});

/**
 * Assigns an order to a declaration that has none, or that waits to be confirmed. The order is withdrawn as if the
 * form had named it, with the time at which the declaration was received, and dealer and customer are notified.
 * CONFLICT: it has taken effect already, or the order is of another country.
 */
export const assignWithdrawal = defineCall({
  id: 'assignWithdrawal',
  summary: 'Assigns a declaration of withdrawal to an order',
  method: 'POST',
  path: '/api/support/widerrufe/zuordnen',
  body: AssignWithdrawal,
  response: WithdrawalRow,
  access: SUPPORT,
  csrf: true,
});

/** VERSION_CONFLICT with the row as it is now in `context.Current`; with WithdrawnAmount CONFLICT unless a part of a delivered order was withdrawn, VALIDATION with AMOUNT_MAX beyond its price. */
export const settleWithdrawal = defineCall({
  id: 'settleWithdrawal',
  summary: 'Marks a withdrawal as settled',
  method: 'POST',
  path: '/api/support/widerrufe/erledigen',
  body: SettleWithdrawal,
  response: WithdrawalRow,
  access: SUPPORT,
  csrf: true,
});

/**
 * Reverts a withdrawal that did not come from the customer: the order returns to its previous state, and customer and
 * dealer are notified. CONFLICT: nothing was withdrawn, the goods have arrived, or the credit that paid for it has
 * ended.
 */
export const undoWithdrawal = defineCall({
  id: 'undoWithdrawal',
  summary: 'Takes back a wrong withdrawal before delivery',
  method: 'POST',
  path: '/api/support/widerrufe/zuruecknehmen',
  body: UndoWithdrawal,
  response: WithdrawalRow,
  access: SUPPORT,
  csrf: true,
});
