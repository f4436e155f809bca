import { declaredColumns, defineStaffList } from '@heizplatz/api-identity';
import { CALLS, type CallResponse, type CallRequest, STAFF_LISTS } from '@heizplatz/contract';
import { type CustomerCard, CUSTOMERS, findCards } from './customer-card-repository';

type Query = CallRequest<typeof CALLS.staffCustomers>['query'];
type Row = CallResponse<typeof CALLS.staffCustomers>['Rows'][number];

const presentCard = (card: CustomerCard): Row => ({
  Id: card.userId,
  Name: card.name,
  Email: card.email,
  Town: card.town,
  ZipCode: card.zipCode,
  Phone: card.phone,
  CountryId: card.countryId,
  Orders: card.orderCount,
  LastOrderAt: card.lastOrderAt?.toISOString() ?? null,
  IsGuest: card.isGuest,
  IsLocked: card.isLocked,
});

/** Customers and guests, the newest account first (rule STAFF-13). */
export const customerList = defineStaffList<Query, Row>({
  call: CALLS.staffCustomers,
  exportCall: CALLS.exportStaffCustomers,
  ...CUSTOMERS,
  read: async (db, ids) => (await findCards(db, ids)).map(presentCard),
  getId: ({ Id }) => Id,
  ...declaredColumns(STAFF_LISTS.staffCustomers, {
    state: ({ IsGuest }: Row) => (IsGuest ? 'Gast' : 'Kunde'),
  }),
});
