import { COUNTRY_IDS, ZIP_CODE_DIGITS } from '@heizplatz/country';
import * as v from 'valibot';
import { PRODUCT_GROUP_IDS } from '../groups/groups-where.ts';

const id = v.pipe(v.number(), v.integer(), v.minValue(-2_147_483_648), v.maxValue(2_147_483_647));
const ids = v.pipe(v.array(id), v.maxLength(20));

const StoredParameter = v.object({
  Id: id,
  Key: v.pipe(v.string(), v.maxLength(40)),
  Modifier: v.exactOptional(v.pipe(v.number(), v.integer())),
  DesiredDate: v.exactOptional(v.pipe(v.string(), v.isoDate())),
});

/** The configuration of rule CALC-01, in full, as local storage holds it with the time at which it was stored. */
export const StoredConfiguration = v.object({
  version: v.literal(1),
  keptAtMs: v.number(),
  configuration: v.object({
    IsDefault: v.boolean(),
    ProductGroupId: v.picklist(PRODUCT_GROUP_IDS),
    ZipCode: v.pipe(v.string(), v.regex(new RegExp(`^(${ZIP_CODE_DIGITS})?$`))),
    Amount: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000)),
    Stations: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9)),
    Product: v.object({ Id: id }),
    Parameters: v.pipe(v.array(StoredParameter), v.maxLength(40)),
    CountryId: v.picklist(COUNTRY_IDS),
    ProductCertifications: ids,
    LooseBlowingProcess: ids,
    PalletBagSize: v.nullable(id),
    PalletBagCount: v.nullable(id),
    AppointmentPlus: v.boolean(),
    OnlyCertified: v.boolean(),
    Ordering: v.picklist(['total', 'date', 'rating']),
    OfferProductCertifications: ids,
    OfferLooseBlowingProcess: ids,
    Initialized: v.boolean(),
  }),
});
export type StoredConfiguration = v.InferOutput<typeof StoredConfiguration>;
