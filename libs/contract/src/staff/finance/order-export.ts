import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import {
  CountryId,
  Id,
  IsoDate,
  IsoTime,
  Money,
  ProductGroupId,
  requiredText,
  shortText,
} from '../../fields/fields.ts';
import { OrderState } from '../../orders/placed-order.ts';
import { FINANCIAL } from '../../staff-access.ts';
import { staffExportQuery, staffListResponse, staffListQuery } from '../../fields/staff-list.ts';
import { openPicklist } from '../../fields/open-picklist.ts';

/** product.md section 6: Financial; Admin is implied. */

/** What a file of orders can hold, in the order of the file. */
export const ORDER_EXPORT_COLUMNS = [
  'number',
  'date',
  'country',
  'group',
  'amount',
  'unit',
  'kg',
  'delivered',
  'deliveredKg',
  'deliveredOn',
  'invoicedOn',
  'net',
  'vat',
  'gross',
  'currency',
  'payment',
  'dealer',
  'state',
  'commission',
] as const;
/** Those that name a person or lead to one: in the file only with a reason. */
export const ORDER_EXPORT_PERSONAL = ['name', 'email', 'phone', 'street', 'zipCode', 'city'] as const;

const day = v.optional(v.union([v.literal(''), IsoDate]), '');
const orderFilters = {
  /** Which day has to lie within from and to. */
  dateKind: v.optional(v.picklist(['', 'ordered', 'delivered', 'invoiced'], 'DATE_KIND_INV'), ''),
  from: day,
  to: day,
  country: v.optional(v.picklist(['', '1', '2', '3'], 'COUNTRY_INV'), ''),
  dealer: v.optional(v.pipe(v.string(), v.regex(/^\d{0,9}$/, 'DEALER_INV')), ''),
};

export const OrderExportRow = v.object({
  OrderId: v.string(),
  Number: v.string(),
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
  Currency: v.picklist(['EUR', 'CHF']),
  Payment: v.string(),
  Dealer: v.string(),
  State: openPicklist(OrderState),
  /** Null before the dealer accepted. */
  Commission: v.nullable(Money),
});
export type OrderExportRow = v.InferOutput<typeof OrderExportRow>;

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

const KEYS: readonly string[] = [...ORDER_EXPORT_COLUMNS, ...ORDER_EXPORT_PERSONAL];
/** Column keys, comma-separated, or once a ticked box; none: all that are not personal. */
const columns = v.optional(
  v.pipe(
    v.union([shortText(400), v.array(shortText(40))]),
    v.transform((input) =>
      [input]
        .flat()
        .flatMap((one) => one.split(','))
        .filter(Boolean),
    ),
    v.array(v.picklist(KEYS, 'COLUMN_INV')),
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

const Template = v.object({
  Id,
  Name: v.string(),
  /** What follows the question mark of the page's address: filters and columns. */
  Query: v.string(),
  CreatedBy: v.string(),
});

export const orderExportTemplates = defineCall({
  id: 'orderExportTemplates',
  summary: 'Saved templates of order exports',
  method: 'GET',
  path: '/api/support/order-export/templates',
  response: v.array(Template),
  access: FINANCIAL,
  csrf: false,
});

/** Of a name that there is already, the newer one stays. Personal data is never part of a template. */
export const saveOrderExportTemplate = defineCall({
  id: 'saveOrderExportTemplate',
  summary: 'Saves columns and filters of an order export',
  method: 'POST',
  path: '/api/support/order-export/templates',
  body: v.object({ Name: requiredText(60), Query: shortText(800) }),
  response: v.array(Template),
  access: FINANCIAL,
  csrf: true,
});

export const removeOrderExportTemplate = defineCall({
  id: 'removeOrderExportTemplate',
  summary: 'Removes a template of order exports',
  method: 'POST',
  path: '/api/support/order-export/templates/remove',
  body: v.object({ Id }),
  response: v.array(Template),
  access: FINANCIAL,
  csrf: true,
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
      UserName: v.string(),
      Format: v.string(),
      Rows: v.number(),
      /** Filters as text. */
      Filters: v.string(),
      HasPersonalData: v.boolean(),
      Reason: v.string(),
    }),
  ),
  access: FINANCIAL,
  csrf: false,
});

const ExportJob = v.object({
  Id: v.string(),
  FileName: v.string(),
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
    Query: shortText(1500),
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
  params: v.object({ id: v.pipe(v.string(), v.maxLength(64)) }),
  response: v.unknown(),
  fileResponse: true,
  access: FINANCIAL,
  csrf: false,
});
