import { ZIP_CODE_DIGITS } from '@heizplatz/country';
import { impersonal } from '@heizplatz/identity';
import * as v from 'valibot';
import { CountryId, Id, IsoDate, ProductGroupId } from './fields.ts';

/** A chosen option; Key names its group (Payment, Vehicle, Hose …), see InitConfiguration.Groups. */
export const ConfigurationParameter = v.object({
  Id,
  Key: impersonal('code', v.pipe(v.string(), v.maxLength(40))),
  Modifier: v.optional(v.pipe(v.number(), v.integer())),
  DesiredDate: v.optional(IsoDate),
});
export type ConfigurationParameter = v.InferOutput<typeof ConfigurationParameter>;

const ids = v.optional(v.pipe(v.array(Id), v.maxLength(20)), []);

/** The calculation configuration of rule CALC-01; Amount is the total of all stations in the group's unit. */
export const CalculationConfiguration = v.object({
  IsDefault: v.optional(v.boolean(), false),
  ProductGroupId,
  ZipCode: v.pipe(v.string(), v.regex(new RegExp(`^(${ZIP_CODE_DIGITS})?$`), 'ZIPCODE_INV')),
  Amount: v.pipe(
    v.number('AMOUNT_REQ'),
    v.integer('AMOUNT_INT'),
    v.minValue(0, 'AMOUNT_MIN'),
    v.maxValue(1_000_000, 'AMOUNT_MAX'),
  ),
  Stations: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9)), 1),
  Product: v.optional(v.object({ Id: v.optional(Id, -1) }), { Id: -1 }),
  Parameters: v.optional(v.pipe(v.array(ConfigurationParameter), v.maxLength(40)), []),
  CountryId: v.optional(CountryId, 1),
  ProductCertifications: ids,
  LooseBlowingProcess: ids,
  PalletBagSize: v.optional(v.nullable(Id), null),
  PalletBagCount: v.optional(v.nullable(Id), null),
  AppointmentPlus: v.optional(v.boolean(), false),
  /** Only certified goods (query name cn). */
  OnlyCertified: v.optional(v.boolean(), false),
  Ordering: v.optional(v.picklist(['total', 'date', 'rating']), 'total'),
  OfferProductCertifications: ids,
  OfferLooseBlowingProcess: ids,
  Initialized: v.optional(v.boolean(), false),
});
export type CalculationConfiguration = v.InferOutput<typeof CalculationConfiguration>;
export type CalculationConfigurationInput = v.InferInput<typeof CalculationConfiguration>;

/** bestellung/berechnen: the configuration with the dealer beside its fields. */
export const OrderCalculationRequest = v.object({
  ...CalculationConfiguration.entries,
  DealerId: v.optional(v.nullable(Id), null),
});
export type OrderCalculationRequest = v.InferOutput<typeof OrderCalculationRequest>;
