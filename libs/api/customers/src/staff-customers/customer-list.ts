import { defineStaffList } from '@heizplatz/api-identity';
import { CALLS, type CallResponse, type CallRequest } from '@heizplatz/contract';
import { siteById } from '@heizplatz/country';
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

/** Customers and guests, the newest account first. */
export const customerList = defineStaffList<Query, Row>({
  call: CALLS.staffCustomers,
  exportCall: CALLS.exportStaffCustomers,
  ...CUSTOMERS,
  read: async (db, ids) => (await findCards(db, ids)).map(presentCard),
  getId: ({ Id }) => Id,
  columns: [
    { title: 'Name', kind: 'text', value: ({ Name }) => Name, isPersonal: true },
    { title: 'Konto', kind: 'text', value: ({ IsGuest }) => (IsGuest ? 'Gast' : 'Kunde') },
    { title: 'Gesperrt', kind: 'boolean', value: ({ IsLocked }) => IsLocked },
    { title: 'Land', kind: 'text', value: ({ CountryId }) => siteById(CountryId).iso },
    { title: 'Postleitzahl', kind: 'text', value: ({ ZipCode }) => ZipCode },
    { title: 'Ort', kind: 'text', value: ({ Town }) => Town },
    { title: 'Telefon', kind: 'text', value: ({ Phone }) => Phone, isPersonal: true },
    { title: 'Bestellungen', kind: 'number', value: ({ Orders }) => Orders },
    { title: 'Letzte Bestellung', kind: 'time', value: ({ LastOrderAt }) => LastOrderAt },
    { title: 'E-Mail', kind: 'text', value: ({ Email }) => Email, isPersonal: true },
    { title: 'Kundennummer', kind: 'number', value: ({ Id }) => Id },
  ],
  fileName: 'kunden',
});
