import { type Call, CALLS } from '@heizplatz/contract';

/** A list of staff with what its columns sort by. Filters are read out of the contract. */
export interface StaffList {
  readonly call: Call;
  readonly sorts: readonly string[];
}

const SORTS: Readonly<Record<string, string>> = {
  approvals: 'waiting requested',
  auditLog: 'at',
  cancellationList: 'CancelledAt',
  commissionRates: 'dealer rate from',
  orderExportRows: 'date number delivered invoiced',
  partnerAdverts: 'name state',
  salesList: 'month dealer orders weight net commission corrections',
  staffAdverts: 'name advertiser state ends rate changed',
  staffCampaigns: 'name advertiser starts ends delivered',
  staffCustomers: 'number name town orders lastOrder',
  staffDealers: 'name country city prices rating',
  staffJobs: 'CreatedAt',
  staffMails: 'CreatedAt',
  staffMedia: 'name size date',
  staffNews: 'title country date',
  staffOrders: 'placed delivery total',
  staffPages: 'path title changed live',
  staffPrompts: 'title starts ends',
  staffReports: 'Waiting SentAt',
  staffReviews: 'CreatedAt',
  staffSlots: 'name key page country',
  staffTasks: 'due since kind',
  staffUsers: 'name email lastLogin',
  staffWithdrawals: 'ReceivedAt Waiting',
  staffWorkList: 'due since kind',
  stationFees: 'Dealer Group Fee ValidFrom',
  vatRates: 'ValidFrom Country Group',
};
/** Releases are files, and permissions are code: their lists do not query the database. */
const OF_FILES: readonly string[] = [CALLS.staffReleases.id, CALLS.publishedReleases.id, CALLS.staffPermissions.id];

/** The response itself, or the one beside its JSON text. */
const shapesOf = (response: unknown): unknown[] => {
  const options: unknown = Reflect.get(Object(response), 'options');
  return Array.isArray(options) ? options : [response];
};
const isList = ({ response }: Call): boolean =>
  shapesOf(response).some((shape) => {
    const entries: unknown = Reflect.get(Object(shape), 'entries');
    return ['Rows', 'Total', 'IsTotalCapped'].every((key) => Object.hasOwn(Object(entries), key));
  });

/** Every paged list of staff, and the search box. Throws when the contract has a list that is missing here. */
export function staffLists(): readonly StaffList[] {
  const calls = Object.values<Call>(CALLS).filter(
    // A list beside one object takes its number in the path, and is as long as that object's own.
    (call) => isList(call) && call.params === undefined && !OF_FILES.includes(call.id),
  );
  const missing = calls.filter(({ id }) => SORTS[id] === undefined);
  if (missing.length > 0) throw new Error(`No sorts are listed for ${missing.map(({ id }) => id).join(', ')}`);
  const lists = calls.map((call) => ({ call, sorts: (SORTS[call.id] ?? '').split(' ') }));
  return [...lists, { call: CALLS.staffSearch, sorts: [] }];
}
