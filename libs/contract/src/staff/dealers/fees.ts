import { CURRENCY_CODES } from '@heizplatz/country';
import * as v from 'valibot';
import { CustomerGroupId } from './parameters.ts';
import { defineCall } from '../../call.ts';
import {
  BusinessText,
  CountryId,
  Id,
  IsoTime,
  Money,
  ProductGroupId,
  Reference,
  COUNTRY_OPTIONS,
} from '../../fields/fields.ts';
import type { ListDeclaration } from '../../fields/list-declaration.ts';
import { getListFile } from '../../fields/list-file.ts';
import { FINANCIAL } from '../../staff-access.ts';
import { staffListResponse, staffListQuery } from '../../fields/staff-list.ts';
import { openPicklist } from '../../fields/open-picklist.ts';
import { COUNTING_RATE_LABELS, RATE_PHASE_LABELS } from '../labels.ts';

/** What a dealer takes for each delivery point, of all its prices of a group that say the same since the same moment. */
export const DeliveryPointFeeRow = v.object({
  /** 'dealer-group-cents-moment'. */
  FeeId: Reference,
  CountryId,
  Currency: v.picklist(CURRENCY_CODES),
  DealerId: Id,
  DealerName: BusinessText,
  ProductGroupId: openPicklist(ProductGroupId),
  /** Whose prices say so. */
  CustomerGroupIds: v.array(CustomerGroupId),
  /** Places of the branches whose prices say so. */
  Branches: v.array(BusinessText),
  /** Net, a delivery point. */
  Fee: Money,
  ValidFrom: IsoTime,
  Phase: openPicklist(v.picklist(['current', 'coming'])),
});
export type DeliveryPointFeeRow = v.InferOutput<typeof DeliveryPointFeeRow>;

export const FEE_LIST = {
  label: 'Lieferpauschalen',
  fileName: 'lieferpauschalen',
  columns: {
    dealer: { label: 'Händler', kind: 'text', field: 'DealerName', sort: 'Dealer' },
    fee: { label: 'Lieferpauschale', kind: 'money', field: 'Fee', sort: 'Fee' },
    currency: { label: 'Währung', kind: 'text', field: 'Currency' },
    group: { label: 'Warengruppe', kind: 'text', sort: 'Group' },
    country: { label: 'Land', kind: 'country', field: 'CountryId' },
    customers: { label: 'Kundengruppen', kind: 'text' },
    branches: { label: 'Filialen', kind: 'text' },
    from: { label: 'Gilt ab', kind: 'time', field: 'ValidFrom', sort: 'ValidFrom' },
    phase: { label: 'Geltung', kind: 'code', field: 'Phase', labels: RATE_PHASE_LABELS },
    number: { label: 'Händlernummer', kind: 'number', field: 'DealerId' },
  },
  defaultSort: 'Dealer',
  searchHint: 'Name oder Ort des Händlers',
  filters: {
    country: { label: 'Land', kind: 'country' },
    group: { label: 'Warengruppe', kind: 'group' },
    phase: { label: 'Geltung', labels: COUNTING_RATE_LABELS },
  },
} as const satisfies ListDeclaration<DeliveryPointFeeRow>;

export const stationFees = defineCall({
  id: 'stationFees',
  summary: 'Dealers’ fees for a delivery point, as they count and as they will',
  method: 'GET',
  path: '/api/support/saetze/gebuehren',
  query: v.object({
    ...staffListQuery,
    country: v.optional(v.picklist(['', ...COUNTRY_OPTIONS], 'COUNTRY_INV'), ''),
    group: v.optional(v.pipe(v.string(), v.regex(/^(10|[1-9])?$/)), ''),
    phase: v.optional(v.picklist(['', 'current', 'coming']), ''),
  }),
  response: staffListResponse(DeliveryPointFeeRow),
  access: FINANCIAL,
  csrf: false,
});

export const exportStationFees = getListFile(stationFees, 'exportStationFees');
