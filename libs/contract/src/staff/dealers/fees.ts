import * as v from 'valibot';
import { CustomerGroupId } from './parameters.ts';
import { defineCall } from '../../call.ts';
import { CountryId, Id, IsoTime, Money, ProductGroupId } from '../../fields/fields.ts';
import { getListFile } from '../../fields/list-file.ts';
import { FINANCIAL } from '../../staff-access.ts';
import { staffListResponse, staffListQuery } from '../../fields/staff-list.ts';
import { openPicklist } from '../../fields/open-picklist.ts';

/** What a dealer takes for each delivery point, of all its prices of a group that say the same since the same moment. */
export const DeliveryPointFeeRow = v.object({
  /** 'dealer-group-cents-moment'. */
  FeeId: v.string(),
  CountryId,
  Currency: v.picklist(['EUR', 'CHF']),
  DealerId: Id,
  DealerName: v.string(),
  ProductGroupId: openPicklist(ProductGroupId),
  /** Whose prices say so. */
  CustomerGroupIds: v.array(CustomerGroupId),
  /** Places of the branches whose prices say so. */
  Branches: v.array(v.string()),
  /** Net, a delivery point. */
  Fee: Money,
  ValidFrom: IsoTime,
  Phase: openPicklist(v.picklist(['current', 'coming'])),
});
export type DeliveryPointFeeRow = v.InferOutput<typeof DeliveryPointFeeRow>;

export const stationFees = defineCall({
  id: 'stationFees',
  summary: 'Dealers’ fees for a delivery point, as they count and as they will',
  method: 'GET',
  path: '/api/support/saetze/gebuehren',
  query: v.object({
    ...staffListQuery,
    country: v.optional(v.picklist(['', '1', '2', '3'], 'COUNTRY_INV'), ''),
    group: v.optional(v.pipe(v.string(), v.regex(/^(10|[1-9])?$/)), ''),
    phase: v.optional(v.picklist(['', 'current', 'coming']), ''),
  }),
  response: staffListResponse(DeliveryPointFeeRow),
  access: FINANCIAL,
  csrf: false,
});

export const exportStationFees = getListFile(stationFees, 'exportStationFees');
