import { CUSTOMER_GROUP_IDS, OPTION_IDS, OPTION_KEYS } from '@heizplatz/api-catalog';
import { epochDay, isoDay } from '@heizplatz/api-platform';
import { PAYMENT_KEY } from '@heizplatz/calculator';
import type { CalculationConfiguration, ConfigurationParameter, CountryId } from '@heizplatz/contract';
import { countryRules } from '@heizplatz/country';
import type { FieldError } from './field-error';
import type { BookGoods } from '../price-book/price-book';

/** Key of the customer group among a configuration's parameters. */
export const CUSTOMER_GROUP_KEY = 'CustomerGroup';

/** The parameters of a configuration beside goods and amount. */
export interface ChosenParameters {
  customerGroupId: number;
  /** 0: any. */
  paymentKindId: number;
  /** Months of instalments, if it comes to them. */
  paymentModifier: number;
  /** Infinity: any. */
  maxWorkingDays: number;
  /** Epoch day; 0: none. */
  wishDay: number;
  /** One option a key, by their place among the book's options. */
  readonly optionByKey: Map<string, number>;
}

/** For businesses alone (rule GOODS-04). */
export const INDUSTRIAL_PELLETS = 10;

/** Months of instalments: the country's preset where none are chosen, or none that it has. */
function instalmentMonths(countryId: CountryId, modifier?: number): number {
  const { choices, preset } = countryRules(countryId).instalmentMonths;
  return modifier !== undefined && choices.includes(modifier) ? modifier : preset;
}

function isCustomerGroup({ Key, Id }: ConfigurationParameter): boolean {
  // Shared links carry ids alone; these three are no option's that could be chosen there.
  return Key === CUSTOMER_GROUP_KEY || (Key === '' && Id >= 1 && Id <= 3);
}

/** The options that the configuration names outside its Parameters; bags by option id or by their size. */
function fieldOptions(configuration: CalculationConfiguration, goods: BookGoods): number[] {
  const { LooseBlowingProcess, AppointmentPlus, PalletBagSize, PalletBagCount } = configuration;
  const bagOption = (target: number | null, key: string) =>
    goods.options.find((option) => option.key === key && (option.id === target || option.size === target))?.id;
  return [
    LooseBlowingProcess.includes(OPTION_IDS.blowingDustFree) ? OPTION_IDS.blowingDustFree : undefined,
    AppointmentPlus ? OPTION_IDS.appointmentPlus : undefined,
    PalletBagSize === null ? undefined : bagOption(PalletBagSize, OPTION_KEYS.bagSize),
    PalletBagCount === null ? undefined : bagOption(PalletBagCount, OPTION_KEYS.bagsPerPallet),
  ].filter((id) => id !== undefined);
}

/** What has been read so far, and of what. */
interface Reading {
  readonly countryId: CountryId;
  readonly goods: BookGoods;
  readonly productGroupId: number;
  readonly deliveryPoints: number;
  readonly chosen: ChosenParameters;
  readonly errors: FieldError[];
}

function chooseOption({ goods, productGroupId, chosen, errors }: Reading, optionId: number, path: string): void {
  const index = goods.options.findIndex(({ id }) => id === optionId);
  const option = goods.options[index];
  if (!option) {
    errors.push({ path, code: 'OPTION_UNKNOWN' });
    return;
  }
  const isOfGroup = goods.optionGroups.some(
    (row) => row.optionId === optionId && row.productGroupId === productGroupId,
  );
  if (!isOfGroup) return;
  if (option.key === OPTION_KEYS.deliveryTime) chosen.maxWorkingDays = option.size ?? Infinity;
  else chosen.optionByKey.set(option.key, index);
}

function chooseDay({ chosen, errors }: Reading, isoDate: string, path: string): void {
  const day = epochDay(isoDate);
  // 31 February has the form of a date.
  if (Number.isInteger(day) && isoDay(day) === isoDate) chosen.wishDay = day;
  else errors.push({ path, code: 'DATE_INV' });
}

function chooseCustomerGroup(
  { productGroupId, deliveryPoints, chosen, errors }: Reading,
  id: number,
  path: string,
): void {
  if (id < 1 || id > 3) errors.push({ path, code: 'CUSTOMER_GROUP_UNKNOWN' });
  // A configuration may have been switched to these goods from others; they are sold to businesses alone.
  else if (productGroupId === INDUSTRIAL_PELLETS) chosen.customerGroupId = CUSTOMER_GROUP_IDS.business;
  // No collective order at a single delivery point.
  else if (id !== CUSTOMER_GROUP_IDS.collective || deliveryPoints > 1) chosen.customerGroupId = id;
}

function readParameter(reading: Reading, parameter: ConfigurationParameter, path: string): void {
  const { Id, Key, Modifier, DesiredDate } = parameter;
  if (DesiredDate !== undefined) chooseDay(reading, DesiredDate, `${path}.DesiredDate`);
  if (Key.startsWith(PAYMENT_KEY)) {
    // A negative id is the default payment, which is the dealer's to name.
    reading.chosen.paymentKindId = Math.max(0, Id);
    reading.chosen.paymentModifier = instalmentMonths(reading.countryId, Modifier);
  } else if (isCustomerGroup(parameter)) chooseCustomerGroup(reading, Id, `${path}.Id`);
  else chooseOption(reading, Id, `${path}.Id`);
}

/** What staff hide is not chosen, and what they preset is chosen where nothing else is. */
function obeyRequirements(reading: Reading): void {
  const { chosen } = reading;
  for (const { key, isVisible, defaultOptionId } of getRules(reading)) {
    if (!isVisible) forget(chosen, key);
    if (defaultOptionId !== null && !isChosen(chosen, key)) chooseOption(reading, defaultOptionId, 'body');
  }
}

const getRules = ({ countryId, productGroupId, goods, chosen }: Reading): BookGoods['requirements'] =>
  goods.requirements.filter(
    (rule) =>
      rule.countryId === countryId &&
      rule.productGroupId === productGroupId &&
      rule.customerGroupId === chosen.customerGroupId,
  );

function forget(chosen: ChosenParameters, key: string): void {
  if (key === OPTION_KEYS.deliveryTime) chosen.maxWorkingDays = Infinity;
  else if (key === OPTION_KEYS.wishDate) chosen.wishDay = 0;
  chosen.optionByKey.delete(key);
}

function isChosen({ maxWorkingDays, wishDay, optionByKey }: ChosenParameters, key: string): boolean {
  if (key === OPTION_KEYS.deliveryTime) return maxWorkingDays !== Infinity;
  return key === OPTION_KEYS.wishDate ? wishDay !== 0 : optionByKey.has(key);
}

/**
 * Keys of the option groups that staff require and that have no selection; an order cannot be placed without them.
 */
export function missingParameters(configuration: CalculationConfiguration, goods: BookGoods): string[] {
  const { chosen } = chosenParameters(configuration, goods);
  const { CountryId: countryId, ProductGroupId: productGroupId, Stations: deliveryPoints } = configuration;
  return getRules({ countryId, productGroupId, deliveryPoints, goods, chosen, errors: [] })
    .filter(({ key, isRequired, isVisible }) => isRequired && isVisible && !isChosen(chosen, key))
    .map(({ key }) => key);
}

/**
 * Reads the parameters. An option of another product group is ignored (stored configurations are switched between
 * groups), one that does not exist at all is an error.
 */
export function chosenParameters(
  configuration: CalculationConfiguration,
  goods: BookGoods,
): { chosen: ChosenParameters; errors: FieldError[] } {
  const { CountryId: countryId, ProductGroupId: productGroupId, Stations: deliveryPoints, Parameters } = configuration;
  const chosen: ChosenParameters = {
    customerGroupId: productGroupId === INDUSTRIAL_PELLETS ? CUSTOMER_GROUP_IDS.business : CUSTOMER_GROUP_IDS.private,
    paymentKindId: 0,
    paymentModifier: instalmentMonths(countryId),
    maxWorkingDays: Infinity,
    wishDay: 0,
    optionByKey: new Map(),
  };
  const reading: Reading = { countryId, goods, productGroupId, deliveryPoints, chosen, errors: [] };
  Parameters.forEach((parameter, index) => readParameter(reading, parameter, `body.Parameters.${index}`));
  for (const id of fieldOptions(configuration, goods)) chooseOption(reading, id, 'body');
  obeyRequirements(reading);
  return { chosen, errors: reading.errors };
}
