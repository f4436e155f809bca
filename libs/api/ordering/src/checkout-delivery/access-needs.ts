import { OPTION_KEYS, type OptionKey } from '@heizplatz/api-catalog';
import { chosenParameters, getGroupOptions, type PriceBook } from '@heizplatz/api-pricing';
import type {
  AccessConditions,
  CalculationConfiguration,
  IncludedAccess,
  DeliveryPointAccess,
} from '@heizplatz/contract';
import { canReach, VEHICLES } from './access-vehicles';

type Option = PriceBook['goods']['options'][number];

/** The answers of every delivery point by number; points without answers of their own use those of the first. */
export function deliveryPointAccess(conditions: AccessConditions, deliveryPoints: number): DeliveryPointAccess[] {
  const { OtherStations, ...first } = conditions;
  return [first, ...Array.from({ length: deliveryPoints - 1 }, (_, index) => OtherStations[index] ?? first)];
}

/** The option of a key that the configuration has, chosen or by standard; undefined where the group has none. */
function getOption(book: PriceBook, configuration: CalculationConfiguration, key: OptionKey): Option | undefined {
  const { chosen } = chosenParameters(configuration, book.goods);
  const choices = getGroupOptions(book, configuration.ProductGroupId).filter((option) => option.key === key);
  const index = chosen.optionByKey.get(key);
  return choices.find(({ id }) => id === book.goods.options[index ?? -1]?.id) ?? choices.find((one) => one.isDefault);
}

function neededVehicle(current: Option, access: readonly DeliveryPointAccess[]): number | undefined {
  const rank = VEHICLES.findIndex(({ optionId }) => optionId === current.id);
  const fitting = VEHICLES.slice(Math.max(0, rank)).find((one) =>
    access.every((deliveryPoint) => canReach(one, deliveryPoint)),
  );
  return (fitting ?? VEHICLES.at(-1))?.optionId;
}

function neededHose(
  choices: readonly Option[],
  current: Option,
  access: readonly DeliveryPointAccess[],
): number | undefined {
  const known = access.filter(({ UnknownAnswers }) => !UnknownAnswers.includes('HoseDistanceM'));
  const metres = Math.max(0, ...known.map(({ HoseDistanceM }) => HoseDistanceM));
  if ((current.size ?? 0) >= metres) return current.id;
  return choices.toSorted((a, b) => (a.size ?? 0) - (b.size ?? 0)).find(({ size }) => (size ?? 0) >= metres)?.id;
}

/** Links carry options by their ids only, so anything else that represents the same choice is removed. */
function addOptions(
  book: PriceBook,
  configuration: CalculationConfiguration,
  options: readonly Option[],
): CalculationConfiguration {
  const keys = new Set(options.map(({ key }) => key));
  const replaced = new Set(book.goods.options.filter(({ key }) => keys.has(key)).map(({ id }) => id));
  const others = configuration.Parameters.filter(({ Id }) => !replaced.has(Id));
  return { ...configuration, Parameters: [...others, ...options.map(({ id, key }) => ({ Id: id, Key: key }))] };
}

export interface Needed {
  readonly options: readonly Option[];
  /** The configuration with them. */
  readonly configuration: CalculationConfiguration;
}

/**
 * What the answers require beyond the configuration: a smaller vehicle, a longer hose; null when all is included. An
 * option that staff hide for the country cannot be chosen, so none is required.
 */
export function accessNeeds(
  book: PriceBook,
  configuration: CalculationConfiguration,
  conditions: AccessConditions,
): Needed | null {
  const access = deliveryPointAccess(conditions, configuration.Stations);
  const choices = getGroupOptions(book, configuration.ProductGroupId);
  const lacking = [OPTION_KEYS.vehicle, OPTION_KEYS.hose].flatMap((key) => {
    const current = getOption(book, configuration, key);
    if (!current) return [];
    const ofKey = choices.filter((option) => option.key === key);
    const id = key === OPTION_KEYS.vehicle ? neededVehicle(current, access) : neededHose(ofKey, current, access);
    const option = ofKey.find((one) => one.id === id);
    if (!option || id === current.id) return [];
    return getOption(book, addOptions(book, configuration, [option]), key)?.id === id ? [option] : [];
  });
  return lacking.length === 0 ? null : { options: lacking, configuration: addOptions(book, configuration, lacking) };
}

/** What the chosen offer is made for; empty for goods that have neither of these options. */
export function includedAccess(book: PriceBook, configuration: CalculationConfiguration): IncludedAccess {
  const vehicle = VEHICLES.find(({ optionId }) => optionId === getOption(book, configuration, OPTION_KEYS.vehicle)?.id);
  const hose = getOption(book, configuration, OPTION_KEYS.hose);
  return {
    ...(vehicle && {
      LorryLengthM: vehicle.LorryLengthM,
      LorryHeightM: vehicle.LorryHeightM,
      LorryWeightT: vehicle.LorryWeightT,
    }),
    ...(hose?.size && { HoseDistanceM: hose.size }),
  };
}

/** The saved access check if it is complete for this configuration: every delivery point answered, all included. */
export function validAccess(
  book: PriceBook,
  configuration: CalculationConfiguration,
  conditions: AccessConditions | null,
): AccessConditions | null {
  if (!conditions || conditions.OtherStations.length !== configuration.Stations - 1) return null;
  return accessNeeds(book, configuration, conditions) ? null : conditions;
}
