import { CURRENCY_CODES } from '@heizplatz/country';
import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import {
  BusinessText,
  CountryId,
  Id,
  IsoDate,
  IsoTime,
  Money,
  ProductGroupId,
  Reference,
  StaffText,
  WholeNumberText,
  COUNTRY_OPTIONS,
} from '../../fields/fields.ts';
import type { ListDeclaration } from '../../fields/list-declaration.ts';
import { FINANCIAL } from '../../staff-access.ts';
import { dealerIdFilter, staffExportQuery, staffListResponse, staffListQuery } from '../../fields/staff-list.ts';
import { openPicklist } from '../../fields/open-picklist.ts';

/** Financial and, as everywhere, Admin (rule ROLE-03). */

/** '2026-11'. */
export const Month = v.pipe(v.string(), v.regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'MONTH_INV'));
const Currency = v.picklist(CURRENCY_CODES);
const countryFilter = v.optional(v.picklist(['', ...COUNTRY_OPTIONS], 'COUNTRY_INV'), '');
const DealerIdText = v.pipe(WholeNumberText, v.minValue(1));

/** What a month comes to; a closed one is what it was when it was closed. Money is net. */
const computeSalesMetrics = {
  Orders: v.number(),
  WeightKg: v.number(),
  Net: Money,
  Commission: Money,
  Corrections: Money,
};

/** One dealer's month. */
export const SalesRow = v.object({
  Month,
  DealerId: Id,
  DealerName: BusinessText,
  CountryId,
  Currency,
  ...computeSalesMetrics,
  /** Of goods sold by the litre, as delivered or else as ordered, of orders that are still stored; absent in older answers. */
  Litres: v.optional(v.number()),
  /** Percent of the net price, over all of its orders; null without any. */
  RatePercent: v.nullable(v.number()),
  /** Commission and corrections of a closed month; null while it is open. */
  Invoiced: v.nullable(Money),
});
export type SalesRow = v.InferOutput<typeof SalesRow>;

const salesFilters = {
  /** Empty: the running month, or all months of the dealer. */
  month: v.optional(v.union([v.literal(''), Month]), ''),
  country: countryFilter,
  dealer: dealerIdFilter,
};

export const SALES_LIST = {
  label: 'Verkaufsliste',
  fileName: 'verkaufsliste',
  columns: {
    dealer: { label: 'Händler', kind: 'text', field: 'DealerName', sort: 'dealer' },
    month: { label: 'Monat', kind: 'text', sort: 'month' },
    orders: { label: 'Bestellungen', kind: 'number', field: 'Orders', sort: 'orders' },
    weight: { label: 'Menge in t', kind: 'number', sort: 'weight' },
    litres: { label: 'Menge in l', kind: 'number', field: 'Litres' },
    net: { label: 'Netto', kind: 'money', field: 'Net', sort: 'net' },
    rate: { label: 'Satz %', kind: 'number', field: 'RatePercent' },
    commission: { label: 'Provision', kind: 'money', field: 'Commission', sort: 'commission' },
    corrections: { label: 'Korrekturen', kind: 'money', field: 'Corrections', sort: 'corrections' },
    invoiced: { label: 'Abgerechnet', kind: 'money', field: 'Invoiced' },
    currency: { label: 'Währung', kind: 'text', field: 'Currency' },
    number: { label: 'Händlernummer', kind: 'number', field: 'DealerId' },
  },
  defaultSort: '-net',
  searchHint: 'Name oder Ort des Händlers',
  filters: {
    month: { label: 'Monat', all: 'alle Monate' },
    dealer: { label: 'Händler' },
    country: { label: 'Land', kind: 'country', all: 'alle Länder' },
  },
} as const satisfies ListDeclaration<SalesRow>;

export const salesList = defineCall({
  id: 'salesList',
  summary: 'What dealers sold and owe, month by month',
  method: 'GET',
  path: '/api/support/verkaufsliste',
  query: v.object({ ...staffListQuery, ...salesFilters }),
  response: staffListResponse(SalesRow),
  access: FINANCIAL,
  csrf: false,
});

export const exportSalesList = defineCall({
  id: 'exportSalesList',
  summary: 'The sales list as a file',
  method: 'GET',
  path: '/api/support/verkaufsliste/export',
  query: v.object({ ...staffExportQuery, ...salesFilters }),
  response: v.unknown(),
  fileResponse: true,
  access: FINANCIAL,
  csrf: false,
});

const Earned = v.object({ Net: Money, Commission: Money });

/** What arose in a month by the day of acceptance, as statistics count it: up to today while it runs. */
const SalesComparison = v.object({
  Currency,
  Now: Earned,
  /** The month before, up to the same day while the month runs. */
  Before: Earned,
  /** At the pace of its working days so far; null for a month that does not run, and before its first working day. */
  Forecast: v.nullable(v.object({ ...Earned.entries, WorkingDays: v.number(), WorkingDaysDone: v.number() })),
});
export type SalesComparison = v.InferOutput<typeof SalesComparison>;

/** A month as a whole; currencies are never added. */
export const SalesMonth = v.object({
  Month,
  /** All that anything counts in and the running one, the newest first. */
  Months: v.array(Month),
  /** The oldest that is open, and so the next to be closed. */
  OldestOpen: Month,
  /** Null while it is open. */
  Closed: v.nullable(v.object({ At: IsoTime, By: StaffText })),
  /** Its last day is over and every older one is closed. */
  CanClose: v.boolean(),
  /** Orders of it that are not delivered yet: their commission may still change. */
  OrdersExpected: v.number(),
  Countries: v.array(v.object({ CountryId, Currency, Dealers: v.number(), ...computeSalesMetrics })),
  /** Absent in older answers. */
  Comparisons: v.optional(v.array(SalesComparison), []),
});
export type SalesMonth = v.InferOutput<typeof SalesMonth>;

export const salesMonth = defineCall({
  id: 'salesMonth',
  summary: 'A month of the sales list, and whether it can be closed',
  method: 'GET',
  path: '/api/support/verkaufsliste/monat',
  query: v.object({ month: v.optional(v.union([v.literal(''), Month]), '') }),
  response: SalesMonth,
  access: FINANCIAL,
  csrf: false,
});

/** CONFLICT with a Reason of MONTH_NOT_OVER or MONTH_ORDER. */
export const closeSalesMonth = defineCall({
  id: 'closeSalesMonth',
  summary: 'Closes a month for good',
  method: 'POST',
  path: '/api/support/verkaufsliste/monat-abschliessen',
  body: v.object({ Month }),
  response: v.object({ success: v.boolean() }),
  access: FINANCIAL,
  csrf: true,
});

export const CommissionStatement = v.object({
  Month,
  /** 'PA-2026-10-0042'; null while the month is open. */
  Number: v.nullable(Reference),
  ClosedAt: v.nullable(IsoTime),
  Dealer: v.object({
    Id,
    Name: BusinessText,
    Company: BusinessText,
    Street: BusinessText,
    ZipCode: BusinessText,
    City: BusinessText,
    CountryId,
    TaxNumber: BusinessText,
  }),
  Currency,
  Lines: v.array(
    v.object({
      OrderNumber: Reference,
      AcceptedOn: IsoDate,
      ProductGroupId: openPicklist(ProductGroupId),
      WeightKg: v.number(),
      Net: Money,
      RatePercent: v.number(),
      Commission: Money,
      /** Reckoned on delivered weight. */
      IsFinal: v.boolean(),
    }),
  ),
  Corrections: v.array(
    v.object({ At: IsoTime, OrderNumber: v.nullable(Reference), Reason: StaffText, By: StaffText, Amount: Money }),
  ),
  Total: v.object({ ...computeSalesMetrics, Payable: Money }),
});
export type CommissionStatement = v.InferOutput<typeof CommissionStatement>;

export const StatementPath = v.object({ month: Month, dealerId: DealerIdText });

/** 404 for a dealer that there is not. */
export const commissionStatement = defineCall({
  id: 'commissionStatement',
  summary: 'What a dealer owes for a month, order by order',
  method: 'GET',
  path: '/api/support/verkaufsliste/abrechnung/:month/:dealerId',
  params: StatementPath,
  response: CommissionStatement,
  access: FINANCIAL,
  csrf: false,
  onNotFound: null,
});

export const commissionStatementFile = defineCall({
  id: 'commissionStatementFile',
  summary: 'The same as a file',
  method: 'GET',
  path: '/api/support/verkaufsliste/abrechnung/:month/:dealerId/datei',
  params: StatementPath,
  query: v.object({ format: v.optional(v.picklist(['pdf', 'csv', 'xlsx'], 'FORMAT_INV'), 'pdf') }),
  response: v.unknown(),
  fileResponse: true,
  access: FINANCIAL,
  csrf: false,
});
