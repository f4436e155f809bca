import { impersonal } from '@heizplatz/identity';
import { CURRENCY_CODES } from '@heizplatz/country';
import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import {
  BusinessText,
  CodeText,
  CountryId,
  GoodsText,
  Id,
  IsoDate,
  IsoTime,
  Money,
  ProductGroupId,
  Reference,
  SearchText,
  StaffText,
  shortText,
  COUNTRY_OPTIONS,
} from '../../fields/fields.ts';
import type { ListDeclaration } from '../../fields/list-declaration.ts';
import { OrderState } from '../../orders/placed-order.ts';
import { FINANCIAL } from '../../staff-access.ts';
import { staffExportQuery, staffListResponse, staffListQuery } from '../../fields/staff-list.ts';
import { openPicklist } from '../../fields/open-picklist.ts';

/** Rule ROLE-03: Financial; Admin is implied. */

const day = v.optional(v.union([v.literal(''), IsoDate]), '');
const orderFilters = {
  /** Which day has to lie within from and to. */
  dateKind: v.optional(v.picklist(['', 'ordered', 'delivered', 'invoiced'], 'DATE_KIND_INV'), ''),
  from: day,
  to: day,
  country: v.optional(v.picklist(['', ...COUNTRY_OPTIONS], 'COUNTRY_INV'), ''),
  dealer: v.optional(v.pipe(v.string(), v.regex(/^\d{0,9}$/, 'DEALER_INV')), ''),
};

export const OrderExportRow = v.object({
  OrderId: Reference,
  Number: Reference,
  PlacedAt: IsoTime,
  CountryId,
  ProductGroupId: openPicklist(ProductGroupId),
  /** In the group's unit. */
  Amount: v.number(),
  /** As ordered; null for goods without a weight. */
  WeightKg: v.nullable(v.number()),
  DeliveredAmount: v.nullable(v.number()),
  DeliveredKg: v.nullable(v.number()),
  DeliveredOn: v.nullable(IsoDate),
  InvoicedAt: v.nullable(IsoTime),
  /** By the delivered amount once there is one. */
  Net: Money,
  Vat: Money,
  Gross: Money,
  Currency: v.picklist(CURRENCY_CODES),
  Payment: GoodsText,
  Dealer: BusinessText,
  State: openPicklist(OrderState),
  /** Null before the dealer accepted. */
  Commission: v.nullable(Money),
});
export type OrderExportRow = v.InferOutput<typeof OrderExportRow>;

/** The file's columns are chosen by their keys; those that name a person or lead to one come together, for a reason alone. */
export const ORDER_EXPORT_LIST = {
  label: 'Vorschau',
  fileName: 'bestellungen',
  columns: {
    number: { label: 'Nummer', kind: 'text', field: 'Number', sort: 'number' },
    date: { label: 'Bestellt', kind: 'time', field: 'PlacedAt', sort: 'date' },
    country: { label: 'Land', kind: 'country', field: 'CountryId' },
    group: { label: 'Produktgruppe', kind: 'text' },
    amount: { label: 'Menge', kind: 'number', field: 'Amount' },
    unit: { label: 'Einheit', kind: 'text' },
    kg: { label: 'kg bestellt', kind: 'weight', field: 'WeightKg' },
    delivered: { label: 'Menge geliefert', kind: 'number', field: 'DeliveredAmount' },
    deliveredKg: { label: 'kg geliefert', kind: 'weight', field: 'DeliveredKg' },
    deliveredOn: { label: 'Geliefert am', kind: 'date', field: 'DeliveredOn', sort: 'delivered' },
    invoicedOn: { label: 'Abgerechnet', kind: 'time', field: 'InvoicedAt', sort: 'invoiced' },
    net: { label: 'Netto', kind: 'money', field: 'Net' },
    vat: { label: 'Mehrwertsteuer', kind: 'money', field: 'Vat' },
    gross: { label: 'Brutto', kind: 'money', field: 'Gross' },
    currency: { label: 'Währung', kind: 'text', field: 'Currency' },
    payment: { label: 'Zahlung', kind: 'text', field: 'Payment' },
    dealer: { label: 'Händler', kind: 'text', field: 'Dealer' },
    state: { label: 'Stand', kind: 'text' },
    commission: { label: 'Provision', kind: 'money', field: 'Commission' },
    name: { label: 'Name', kind: 'text', isPersonal: true },
    email: { label: 'E-Mail', kind: 'text', isPersonal: true },
    phone: { label: 'Telefon', kind: 'text', isPersonal: true },
    street: { label: 'Straße', kind: 'text', isPersonal: true },
    zipCode: { label: 'PLZ', kind: 'text', isPersonal: true },
    city: { label: 'Ort', kind: 'text', isPersonal: true },
  },
  defaultSort: '-date',
  searchHint: 'Bestellnummer',
  filters: {
    dateKind: { label: 'Tag', labels: { delivered: 'geliefert', invoiced: 'abgerechnet' }, all: 'bestellt' },
    from: { label: 'Von', kind: 'day' },
    to: { label: 'Bis', kind: 'day' },
    country: { label: 'Land', kind: 'country', all: 'Alle Länder' },
    dealer: { label: 'Händler', all: 'Alle Händler' },
  },
} as const satisfies ListDeclaration<OrderExportRow>;

/** The preview: the same orders as the file, never with personal data. */
export const orderExportRows = defineCall({
  id: 'orderExportRows',
  summary: 'Orders as they would be exported',
  method: 'GET',
  path: '/api/support/order-export',
  query: v.object({ ...staffListQuery, ...orderFilters }),
  response: staffListResponse(OrderExportRow),
  access: FINANCIAL,
  csrf: false,
});

/** Column keys, comma-separated, or once a ticked box; none: all that are not personal. */
const columns = v.optional(
  v.pipe(
    v.union([impersonal('code', shortText(400)), v.array(impersonal('code', shortText(40)))]),
    v.transform((input) =>
      [input]
        .flat()
        .flatMap((one) => one.split(','))
        .filter(Boolean),
    ),
    v.array(v.picklist(Object.keys(ORDER_EXPORT_LIST.columns), 'COLUMN_INV')),
  ),
  '',
);

/** A file of orders. Personal data needs a reason; each file is logged. */
export const exportOrders = defineCall({
  id: 'exportOrders',
  summary: 'Orders as a file',
  method: 'GET',
  path: '/api/support/order-export/file',
  query: v.object({ ...staffExportQuery, ...orderFilters, columns }),
  response: v.unknown(),
  fileResponse: true,
  access: FINANCIAL,
  csrf: false,
});

/** The newest fifty. */
export const orderExportLog = defineCall({
  id: 'orderExportLog',
  summary: 'Who exported which orders',
  method: 'GET',
  path: '/api/support/order-export/log',
  response: v.array(
    v.object({
      Id,
      At: IsoTime,
      UserName: StaffText,
      Format: CodeText,
      Rows: v.number(),
      /** Filters as text. */
      Filters: SearchText,
      HasPersonalData: v.boolean(),
      Reason: StaffText,
    }),
  ),
  access: FINANCIAL,
  csrf: false,
});

const ExportJob = v.object({
  Id: Reference,
  FileName: Reference,
  State: openPicklist(v.picklist(['waiting', 'running', 'done', 'failed'])),
  RowsDone: v.number(),
  /** Null before it was counted; 10,001 for more than 10,000. */
  RowTotal: v.nullable(v.number()),
  CreatedAt: IsoTime,
  /** Until when the file can be fetched. */
  ExpiresAt: IsoTime,
});
export type OrderExportJob = v.InferOutput<typeof ExportJob>;

/** For more than 10,000 rows. The same once more while it is written starts nothing. */
export const startOrderExport = defineCall({
  id: 'startOrderExport',
  summary: 'Has a long file of orders written',
  method: 'POST',
  path: '/api/support/order-export/jobs',
  body: v.object({
    /** The query of exportOrders: filters, columns, format, personal, reason. */
    Query: impersonal('search', shortText(1500)),
  }),
  response: v.array(ExportJob),
  access: FINANCIAL,
  csrf: true,
});

/** One's own, the newest first; ten at most. */
export const orderExportJobs = defineCall({
  id: 'orderExportJobs',
  summary: 'Long files of orders and how far they are',
  method: 'GET',
  path: '/api/support/order-export/jobs',
  response: v.array(ExportJob),
  access: FINANCIAL,
  csrf: false,
});

export const orderExportJobFile = defineCall({
  id: 'orderExportJobFile',
  summary: 'A long file of orders',
  method: 'GET',
  path: '/api/support/order-export/jobs/:id/file',
  params: v.object({ id: impersonal('reference', v.pipe(v.string(), v.maxLength(64))) }),
  response: v.unknown(),
  fileResponse: true,
  access: FINANCIAL,
  csrf: false,
});
