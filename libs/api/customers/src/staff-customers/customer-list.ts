import { defineStaffList, type RowId, wordsMatch } from '@heizplatz/api-identity';
import type { Database } from '@heizplatz/api-platform';
import { CALLS, type CallAnswer, type CallRequest } from '@heizplatz/contract';
import { eq, inArray, sql } from 'drizzle-orm';
import { customerCards } from './schema';

type Query = CallRequest<typeof CALLS.staffCustomers>['query'];
type Row = CallAnswer<typeof CALLS.staffCustomers>['Rows'][number];

const said = (answer: '' | 'ja' | 'nein'): boolean | null => (answer === '' ? null : answer === 'ja');

function whereOf({ search, country, group, guest, locked }: Query) {
  const [isGuest, isLocked] = [said(guest), said(locked)];
  return [
    wordsMatch(sql`${customerCards.words}`, search),
    country === '' ? undefined : eq(customerCards.countryId, country),
    group === '' ? undefined : sql`${customerCards.groupIds} @> array[${group}]::smallint[]`,
    isGuest === null ? undefined : eq(customerCards.isGuest, isGuest),
    isLocked === null ? undefined : eq(customerCards.isLocked, isLocked),
  ];
}

const presentCard = (card: typeof customerCards.$inferSelect): Row => ({
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

async function readCards(db: Database, ids: readonly RowId[]): Promise<Row[]> {
  const rows = await db
    .select()
    .from(customerCards)
    .where(inArray(customerCards.userId, ids.map(Number)));
  return rows.map(presentCard);
}

/** Customers and guests, the newest account first. */
export const customerList = defineStaffList<Query, Row>({
  call: CALLS.staffCustomers,
  exportCall: CALLS.exportStaffCustomers,
  id: customerCards.userId,
  from: sql`${customerCards}`,
  where: whereOf,
  sorts: {
    number: customerCards.userId,
    name: sql`${customerCards.name} collate "und-x-icu"`,
    town: sql`${customerCards.town} collate "und-x-icu"`,
    orders: customerCards.orderCount,
    lastOrder: customerCards.lastOrderAt,
  },
  defaultSort: '-number',
  read: readCards,
  idOf: ({ Id }) => Id,
  columns: [
    { title: 'Kundennummer', kind: 'number', value: ({ Id }) => Id },
    { title: 'Name', kind: 'text', value: ({ Name }) => Name, isPersonal: true },
    { title: 'E-Mail', kind: 'text', value: ({ Email }) => Email, isPersonal: true },
    { title: 'Postleitzahl', kind: 'text', value: ({ ZipCode }) => ZipCode },
    { title: 'Ort', kind: 'text', value: ({ Town }) => Town },
    { title: 'Telefon', kind: 'text', value: ({ Phone }) => Phone, isPersonal: true },
    { title: 'Land', kind: 'text', value: ({ CountryId }) => ['', 'DE', 'AT', 'CH'][CountryId] },
    { title: 'Bestellungen', kind: 'number', value: ({ Orders }) => Orders },
    { title: 'Letzte Bestellung', kind: 'time', value: ({ LastOrderAt }) => LastOrderAt },
    { title: 'Gast', kind: 'boolean', value: ({ IsGuest }) => IsGuest },
    { title: 'Gesperrt', kind: 'boolean', value: ({ IsLocked }) => IsLocked },
  ],
  fileName: 'kunden',
});
