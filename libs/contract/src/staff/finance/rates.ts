import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { CountryId, IsoDate, ProductGroupId, requiredText } from '../../fields/fields.ts';
import { getListFile } from '../../fields/list-file.ts';
import { ADMIN, FINANCIAL } from '../../staff-access.ts';
import { staffListResponse, staffListQuery } from '../../fields/staff-list.ts';
import { openPicklist } from '../../fields/open-picklist.ts';

const countryFilter = v.optional(v.picklist(['', '1', '2', '3'], 'COUNTRY_INV'), '');
const Reason = requiredText(300);

export const VatRow = v.object({
  /** 'country-group-product-day'. */
  RateId: v.string(),
  CountryId,
  ProductGroupId,
  /** 0: every product of the group without a rate of its own. */
  ProductId: v.number(),
  ProductName: v.nullable(v.string()),
  ValidFrom: IsoDate,
  Percent: v.number(),
  /** past: a newer one counts; current; coming: it does not count yet, and may still be taken back. */
  Phase: openPicklist(v.picklist(['past', 'current', 'coming'])),
});
export type VatRow = v.InferOutput<typeof VatRow>;

export const vatRates = defineCall({
  id: 'vatRates',
  summary: 'VAT by country, goods and day',
  method: 'GET',
  path: '/api/support/saetze',
  query: v.object({
    ...staffListQuery,
    country: countryFilter,
    group: v.optional(v.pipe(v.string(), v.regex(/^(10|[1-9])?$/)), ''),
    phase: v.optional(v.picklist(['', 'current', 'coming']), ''),
  }),
  response: staffListResponse(VatRow),
  access: FINANCIAL,
  csrf: false,
});

export const exportVatRates = getListFile(vatRates, 'exportVatRates');

export const AddVatRate = v.object({
  CountryId,
  ProductGroupId,
  ProductId: v.pipe(v.number(), v.integer(), v.minValue(0)),
  ValidFrom: IsoDate,
  Percent: v.pipe(v.number(), v.minValue(0, 'RATE_INV'), v.maxValue(30, 'RATE_INV')),
  Reason,
});

/** ValidFrom: today or later, for prices of the past stay. CONFLICT: there is one of that day. */
export const addVatRate = defineCall({
  id: 'addVatRate',
  summary: 'Adds a VAT rate that counts from a day on',
  method: 'POST',
  path: '/api/support/saetze/neu',
  body: AddVatRate,
  response: VatRow,
  access: ADMIN,
  csrf: true,
});

export const RemoveVatRate = v.object({
  RateId: v.pipe(v.string(), v.regex(/^\d-\d{1,2}-\d{1,9}-\d{4}-\d{2}-\d{2}$/)),
  Reason,
});

/** CONFLICT: it counts already. */
export const removeVatRate = defineCall({
  id: 'removeVatRate',
  summary: 'Takes back a VAT rate that does not count yet',
  method: 'POST',
  path: '/api/support/saetze/zuruecknehmen',
  body: RemoveVatRate,
  response: v.object({ IsSuccess: v.boolean() }),
  access: ADMIN,
  csrf: true,
});

export const publicHolidays = defineCall({
  id: 'publicHolidays',
  summary: 'Public holidays of a country and year, by state',
  method: 'GET',
  path: '/api/support/saetze/feiertage',
  query: v.object({
    country: v.optional(v.picklist(['1', '2', '3']), '1'),
    year: v.optional(v.pipe(v.string(), v.regex(/^(20\d\d)?$/)), ''),
  }),
  response: v.object({
    Year: v.number(),
    Holidays: v.array(
      v.object({
        Day: IsoDate,
        Name: v.string(),
        /** Empty: all of the country. */
        States: v.array(v.string()),
      }),
    ),
  }),
  access: FINANCIAL,
  csrf: false,
});
