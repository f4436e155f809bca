import type { Complaint } from '@heizplatz/contract';
import { toSiteSpelling } from '@heizplatz/country';
import type { Order } from '../order/order';
import { complaintActions, type ComplaintReader } from './complaint-commands';
import type { ComplaintRow } from './complaint-repository';

/** Complaints of an order for customer, dealer and staff alike, with what each of them may do. */
export const presentComplaints = (
  rows: readonly ComplaintRow[],
  order: Order,
  { reader, now }: { readonly reader: ComplaintReader; readonly now: Date },
): Complaint[] =>
  rows.map((row) => ({
    Id: row.id,
    Kind: row.kind,
    State: row.state,
    Messages: row.messages.map(({ author, text, at }) => ({
      Author: author,
      Text: toSiteSpelling(order.countryId, text),
      At: at.toISOString(),
    })),
    ClosedAt: row.closedAt?.toISOString() ?? null,
    May: complaintActions(row, order, reader, now),
  }));
