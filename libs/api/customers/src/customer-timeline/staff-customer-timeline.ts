import { readPage } from '@heizplatz/api-identity';
import { defineHandler, problem } from '@heizplatz/api-platform';
import { CALLS, OrderState, type TimelineEntry } from '@heizplatz/contract';
import * as v from 'valibot';
import { findCustomerAccount } from '../staff-customers/customer-account';
import { findMailboxes } from '../staff-customers/customer-repository';
import { findTimelineRows, type TimelineOwner, type TimelineRow, timelineRows } from './timeline-repository';

const presentEntry = ({ id, kind, at, text, author, orderNumber, eventKind, state }: TimelineRow): TimelineEntry => ({
  Id: id,
  Kind: kind,
  At: new Date(at).toISOString(),
  Text: text,
  Author: author,
  OrderNumber: orderNumber,
  Event: eventKind === null ? null : { Kind: eventKind, State: v.parse(OrderState, state) },
  MailState: kind === 'mail' ? state : null,
});

export const staffCustomerTimeline = defineHandler(CALLS.staffCustomerTimeline, async ({ params, query }, context) => {
  const { db } = context;
  const customer = await findCustomerAccount(db, params.customerId);
  if (!customer) throw problem('NOT_FOUND');
  const mailboxes = await findMailboxes(db, customer.id, customer.email);
  const owner: TimelineOwner = { userId: customer.id, mailboxes };
  const parts = {
    call: null,
    ...timelineRows(owner),
    read: async (_: typeof db, ids: readonly (string | number)[]) =>
      (await findTimelineRows(db, owner, ids)).map(presentEntry),
    getId: ({ Id }: TimelineEntry) => Id,
    columns: [],
    fileName: 'verlauf',
  };
  return readPage(db, parts, { query, context });
});
