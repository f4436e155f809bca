import { personal } from '@heizplatz/identity';
import * as v from 'valibot';
import { CalculationConfiguration } from './configuration.ts';
import { CodeText, GoodsText, Id, shortText } from './fields.ts';
import { Offer, OfferVariant } from './offer.ts';

/** Questions that may be answered with 'weiß ich nicht'. */
export const AccessQuestion = v.picklist([
  'LorryLengthM',
  'LorryHeightM',
  'LorryWeightT',
  'HoseDistanceM',
  'HasCoupling',
  'HasPower230V',
]);
export type AccessQuestion = v.InferOutput<typeof AccessQuestion>;

/** What the lorry will find at one delivery point; lengths in metres, weight in tonnes. */
export const DeliveryPointAccess = v.object({
  LorryLengthM: v.picklist([8, 10, 12, 18]),
  LorryHeightM: v.picklist([3, 3.5, 4]),
  LorryWeightT: v.picklist([7.5, 12, 18, 26, 40]),
  HoseDistanceM: v.pipe(v.number('REQUIRED'), v.integer(), v.minValue(0, 'HOSE_MIN'), v.maxValue(80, 'HOSE_MAX')),
  HasCoupling: v.boolean(),
  HasPower230V: v.boolean(),
  BoilerOffConfirmed: v.boolean(),
  HasRoomConfirmed: v.boolean(),
  /** Industrial pellets: the boiler may burn them, and a business orders. */
  IndustrialUseConfirmed: v.optional(v.boolean(), false),
  SecondPhone: v.optional(personal('customer', shortText(40)), ''),
  /** Answered with 'weiß ich nicht': the value of that field is meaningless. */
  UnknownAnswers: v.optional(v.array(AccessQuestion), []),
});
export type DeliveryPointAccess = v.InferOutput<typeof DeliveryPointAccess>;
export type DeliveryPointAccessInput = v.InferInput<typeof DeliveryPointAccess>;

/** The access check (bestellparameter-bestaetigen): the first delivery point's answers, and those of the others. */
export const AccessConditions = v.object({
  ...DeliveryPointAccess.entries,
  /**
   * Delivery points 2 to 9 by number. Empty in orders of several points from before each had its own answers: those
   * of the first apply.
   */
  OtherStations: v.optional(v.pipe(v.array(DeliveryPointAccess), v.maxLength(8)), []),
});
export type AccessConditions = v.InferOutput<typeof AccessConditions>;
export type AccessConditionsInput = v.InferInput<typeof AccessConditions>;

/** What the chosen offer is made for: the lorry that comes, and how far its hose reaches; each where its goods have it. */
export const IncludedAccess = v.object({
  LorryLengthM: v.exactOptional(DeliveryPointAccess.entries.LorryLengthM),
  LorryHeightM: v.exactOptional(DeliveryPointAccess.entries.LorryHeightM),
  LorryWeightT: v.exactOptional(DeliveryPointAccess.entries.LorryWeightT),
  HoseDistanceM: v.exactOptional(v.number()),
});
export type IncludedAccess = v.InferOutput<typeof IncludedAccess>;

/** Context of ACCESS_OPTIONS: the answers require options that the offer does not have yet. */
export const AccessNeeds = v.object({
  Options: v.array(v.object({ Id, Key: CodeText, Name: GoodsText })),
  /** The order's configuration with these options. */
  Configuration: CalculationConfiguration,
  /** The chosen offer with them, at its new price; null when this dealer cannot. */
  Offer: v.nullable(OfferVariant),
  /** Who can, where this dealer cannot. */
  Items: v.array(Offer),
});
export type AccessNeeds = v.InferOutput<typeof AccessNeeds>;
