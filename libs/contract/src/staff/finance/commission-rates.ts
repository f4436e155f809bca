import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { BusinessText, CountryId, Id, IsoDate, ProductGroupId, COUNTRY_OPTIONS } from '../../fields/fields.ts';
import type { ListDeclaration } from '../../fields/list-declaration.ts';
import { getListFile } from '../../fields/list-file.ts';
import { ADMIN, FINANCIAL } from '../../staff-access.ts';
import { dealerIdFilter, staffListResponse, staffListQuery } from '../../fields/staff-list.ts';
import { openPicklist } from '../../fields/open-picklist.ts';

/** Financial and, as everywhere, Admin (rule ROLE-03). */
const countryFilter = v.optional(v.picklist(['', ...COUNTRY_OPTIONS], 'COUNTRY_INV'), '');

export const CommissionRateRow = v.object({
  Id,
  /** Null: every dealer without a rate of its own. */
  DealerId: v.nullable(Id),
  DealerName: v.nullable(BusinessText),
  CountryId: v.nullable(CountryId),
  /** Null: every group. */
  ProductGroupId: v.nullable(openPicklist(ProductGroupId)),
  ValidFrom: IsoDate,
  RatePercent: v.number(),
  Version: v.number(),
  /** A closed month was reckoned by it: it stays as it is. */
  IsLocked: v.boolean(),
});
export type CommissionRateRow = v.InferOutput<typeof CommissionRateRow>;

export const COMMISSION_RATE_LIST = {
  label: 'Provisionssätze',
  fileName: 'provisionssaetze',
  columns: {
    dealer: { label: 'Händler', kind: 'text', sort: 'dealer' },
    country: { label: 'Land', kind: 'text' },
    group: { label: 'Ware', kind: 'text' },
    from: { label: 'Gilt ab', kind: 'date', field: 'ValidFrom', sort: 'from' },
    rate: { label: 'Satz %', kind: 'number', field: 'RatePercent', sort: 'rate' },
    locked: { label: 'Abgerechnet', kind: 'boolean', field: 'IsLocked' },
    number: { label: 'Händlernummer', kind: 'number', field: 'DealerId' },
  },
  defaultSort: '-from',
  searchHint: 'Name oder Ort des Händlers',
  filters: {
    country: { label: 'Land', kind: 'country' },
    dealer: { label: 'Händler' },
  },
} as const satisfies ListDeclaration<CommissionRateRow>;

export const commissionRates = defineCall({
  id: 'commissionRates',
  summary: 'Rates of commission, by dealer and group, with the day they begin on',
  method: 'GET',
  path: '/api/support/provisionssaetze',
  query: v.object({ ...staffListQuery, country: countryFilter, dealer: dealerIdFilter }),
  response: staffListResponse(CommissionRateRow),
  access: FINANCIAL,
  csrf: false,
});

export const exportCommissionRates = getListFile(commissionRates, 'exportCommissionRates');

export const RateInput = v.object({
  Id: v.nullable(Id),
  Version: v.nullable(v.pipe(v.number(), v.integer())),
  DealerId: v.nullable(Id),
  ProductGroupId: v.nullable(ProductGroupId),
  ValidFrom: IsoDate,
  RatePercent: v.pipe(
    v.number('REQUIRED'),
    v.minValue(0, 'RATE_INV'),
    v.maxValue(30, 'RATE_INV'),
    v.check((rate) => Math.abs(Math.round(rate * 100) - rate * 100) < 1e-6, 'RATE_INV'),
  ),
});

/**
 * A new rate (Id and Version null) or another one in its place. Applies to what was accepted since ValidFrom, which lies in
 * a month that is open (RATE_MONTH_CLOSED). VERSION_CONFLICT with the one there is; RATE_TAKEN: there is one for that day.
 */
export const saveCommissionRate = defineCall({
  id: 'saveCommissionRate',
  summary: 'Sets a rate of commission from a day on',
  method: 'POST',
  path: '/api/support/provisionssaetze',
  body: RateInput,
  response: v.object({ Id, Version: v.number() }),
  access: ADMIN,
  csrf: true,
});
