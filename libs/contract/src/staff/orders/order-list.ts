import { ORDER_READER_ROLES } from '@heizplatz/identity';
import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import {
  BusinessText,
  CountryId,
  CountryIdText,
  CustomerText,
  GoodsText,
  Id,
  IsoDate,
  IsoTime,
  Money,
  PlaceText,
  Reference,
} from '../../fields/fields.ts';
import type { ListDeclaration } from '../../fields/list-declaration.ts';
import { dealerIdFilter, staffExportQuery, staffListResponse, staffListQuery } from '../../fields/staff-list.ts';
import { OrderState } from '../../orders/placed-order.ts';
import { openPicklist } from '../../fields/open-picklist.ts';

const READERS = { kind: 'roles', anyOf: ORDER_READER_ROLES } as const;
const none = v.literal('');
const day = v.optional(v.union([none, IsoDate]), '');

/** One placed order in the list of all of them. */
export const StaffOrderRow = v.object({
  OrderId: Reference,
  OrderNumber: Reference,
  CountryId,
  State: openPicklist(OrderState),
  PlacedAt: IsoTime,
  /** Until when the dealer has to answer; null: it has answered, or need not any more. */
  AnswerDueAt: v.nullable(IsoTime),
  /** The dealer's time to answer has ended without an answer. */
  IsLate: v.boolean(),
  /** Calendar days since it was placed. */
  DaysOld: v.number(),
  /** The company's name, or the person's. */
  CustomerName: CustomerText,
  /** '80331 München'. */
  Place: PlaceText,
  IsGuest: v.boolean(),
  DealerId: Id,
  DealerName: BusinessText,
  /** '6.000 kg', as ordered. */
  AmountText: GoodsText,
  ProductName: GoodsText,
  /** In the country's currency, as ordered. */
  TotalPrice: Money,
  /** The agreed day of delivery; null: none is agreed yet. */
  DeliveryDay: v.nullable(IsoDate),
  /** The day on which it was delivered; null: not yet. */
  DeliveredOn: v.nullable(IsoDate),
});
export type StaffOrderRow = v.InferOutput<typeof StaffOrderRow>;

export const ORDER_LIST = {
  label: 'Bestellungen',
  fileName: 'bestellungen',
  columns: {
    number: { label: 'Bestellung', kind: 'text', field: 'OrderNumber' },
    customer: { label: 'Kunde', kind: 'text', field: 'CustomerName', isPersonal: true },
    state: { label: 'Stand', kind: 'text' },
    answerDue: { label: 'Antwort bis', kind: 'time', field: 'AnswerDueAt' },
    placed: { label: 'Bestellt', kind: 'time', field: 'PlacedAt', sort: 'placed' },
    delivery: { label: 'Liefertag', kind: 'date', field: 'DeliveryDay', sort: 'delivery' },
    delivered: { label: 'Geliefert', kind: 'date', field: 'DeliveredOn' },
    dealer: { label: 'Händler', kind: 'text', field: 'DealerName' },
    country: { label: 'Land', kind: 'country', field: 'CountryId' },
    place: { label: 'Ort', kind: 'text', field: 'Place' },
    amount: { label: 'Menge', kind: 'text', field: 'AmountText' },
    product: { label: 'Ware', kind: 'text', field: 'ProductName' },
    total: { label: 'Betrag', kind: 'money', field: 'TotalPrice', sort: 'total' },
    currency: { label: 'Währung', kind: 'text' },
  },
  defaultSort: '-placed',
  searchHint: 'Nummer, Name, Telefon, Ort',
  filters: {
    state: { label: 'Stand' },
    late: { label: 'Antwort des Händlers', labels: { '1': 'ausgeblieben, letzte 30 Tage' } },
    country: { label: 'Land', kind: 'country' },
    deliveryFrom: { label: 'Liefertag ab', kind: 'day' },
    deliveryTo: { label: 'Liefertag bis', kind: 'day' },
    dealer: { label: 'Händler' },
  },
} as const satisfies ListDeclaration<StaffOrderRow>;

const filters = {
  /** 'open': neither delivered nor ended. */
  state: v.optional(v.union([none, v.literal('open'), OrderState]), ''),
  country: v.optional(v.union([none, CountryIdText]), ''),
  dealer: dealerIdFilter,
  /** Of the agreed day of delivery, both included. */
  deliveryFrom: day,
  deliveryTo: day,
  /** '1': the dealer's time to answer has ended without an answer within the last 30 days; the order may have expired by it. */
  late: v.optional(v.picklist(['', '1']), ''),
};

/** Search: words of number, mailbox, names, addresses and telephone numbers. */
export const staffOrders = defineCall({
  id: 'staffOrders',
  summary: 'Placed orders of all dealers',
  method: 'GET',
  path: '/api/support/bestellungen',
  query: v.object({ ...staffListQuery, ...filters }),
  response: staffListResponse(StaffOrderRow),
  access: READERS,
  csrf: false,
});

export const exportStaffOrders = defineCall({
  id: 'exportStaffOrders',
  summary: 'The same list as a file',
  method: 'GET',
  path: '/api/support/bestellungen/datei',
  query: v.object({ ...staffExportQuery, ...filters }),
  response: v.unknown(),
  fileResponse: true,
  access: READERS,
  csrf: false,
});
