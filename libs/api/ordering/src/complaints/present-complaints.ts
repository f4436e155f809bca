import type { Complaint, CountryId } from '@heizplatz/contract';
import { toSwissSpelling } from '@heizplatz/country';
import type { ComplaintRow } from './complaint-repository';

/** Complaints for customer, dealer and staff alike. */
export const presentComplaints = (rows: readonly ComplaintRow[], countryId: CountryId): Complaint[] =>
  rows.map(({ id, kind, state, messages, closedAt }) => ({
    Id: id,
    Kind: kind,
    State: state,
    Messages: messages.map(({ author, text, at }) => ({
      Author: author,
      Text: countryId === 3 ? toSwissSpelling(text) : text,
      At: at.toISOString(),
    })),
    ClosedAt: closedAt?.toISOString() ?? null,
  }));
