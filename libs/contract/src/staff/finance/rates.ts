import { personal } from '@heizplatz/identity';
import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import {
  ContentText,
  CountryId,
  GoodsText,
  IsoDate,
  PlaceText,
  ProductGroupId,
  Reference,
  requiredText,
  COUNTRY_OPTIONS,
} from '../../fields/fields.ts';
import type { ListDeclaration } from '../../fields/list-declaration.ts';
import { getListFile } from '../../fields/list-file.ts';
import { ADMIN, FINANCIAL } from '../../staff-access.ts';
import { staffListResponse, staffListQuery } from '../../fields/staff-list.ts';
import { openPicklist } from '../../fields/open-picklist.ts';
import { COUNTING_RATE_LABELS, RATE_PHASE_LABELS } from '../labels.ts';

const countryFilter = v.optional(v.picklist(['', ...COUNTRY_OPTIONS], 'COUNTRY_INV'), '');
const Reason = personal('staff', requiredText(300));

export const VatRow = v.object({
  /** 'country-group-product-day'. */
  RateId: Reference,
  CountryId,
  ProductGroupId,
  /** 0: every product of the group without a rate of its own. */
  ProductId: v.number(),
  ProductName: v.nullable(GoodsText),
  ValidFrom: IsoDate,
  Percent: v.number(),
  /** past: a newer one counts; current; coming: it does not count yet, and may still be taken back. */
  Phase: openPicklist(v.picklist(['past', 'current', 'coming'])),
});
export type VatRow = v.InferOutput<typeof VatRow>;

export const VAT_LIST = {
  label: 'Umsatzsteuer',
  fileName: 'umsatzsteuer',
  columns: {
    /** By its name. */
    country: { label: 'Land', kind: 'text', sort: 'Country' },
    group: { label: 'Warengruppe', kind: 'text' },
    goods: { label: 'Ware', kind: 'text', field: 'ProductName', sort: 'Group' },
    percent: { label: 'Satz %', kind: 'number', field: 'Percent' },
    from: { label: 'Gilt ab', kind: 'date', field: 'ValidFrom', sort: 'ValidFrom' },
    phase: { label: 'Geltung', kind: 'code', field: 'Phase', labels: RATE_PHASE_LABELS },
  },
  defaultSort: '-ValidFrom',
  filters: {
    country: { label: 'Land', kind: 'country' },
    group: { label: 'Warengruppe', kind: 'group' },
    phase: { label: 'Geltung', labels: COUNTING_RATE_LABELS },
  },
} as const satisfies ListDeclaration<VatRow>;

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
    country: v.optional(v.picklist(COUNTRY_OPTIONS), '1'),
    year: v.optional(v.pipe(v.string(), v.regex(/^(20\d\d)?$/)), ''),
  }),
  response: v.object({
    Year: v.number(),
    Holidays: v.array(
      v.object({
        Day: IsoDate,
        Name: ContentText,
        /** Empty: all of the country. */
        States: v.array(PlaceText),
      }),
    ),
  }),
  access: FINANCIAL,
  csrf: false,
});
