import { countryRules } from '@heizplatz/country';
import { type CalculatorConfiguration, INSTALMENT_PAYMENT_ID, PAYMENT_KEY, QUERY_NAMES } from '@heizplatz/calculator';
import type { InitConfiguration } from '@heizplatz/contract';
import type { DaySection, FilterChoice, FilterSection } from './filter-section';
import { dateField, optionField } from './form-query';
import { type PaymentCounts, type Surcharges, getSurcharge, UNKNOWN_SURCHARGE } from '../surcharges/surcharges';

type Group = InitConfiguration['Groups'][number];
type Parameter = Group['Parameters'][number];

export const DELIVERY_TIME_KEY = 'DeliveryTime';
export const WISH_DATE_KEY = 'WishDate';

/** Groups of options that have a query name of their own. */
const OWN_FIELDS: Readonly<Record<string, string>> = {
  BagSize: QUERY_NAMES.palletBagSize,
  BagsPerPallet: QUERY_NAMES.palletBagCount,
};

interface Frame {
  readonly configuration: CalculatorConfiguration;
  readonly paymentCounts: PaymentCounts;
  readonly surcharges: Surcharges;
}

/** One of init's groups of options as a part of the form. */
export function optionSection(group: Group, frame: Frame): FilterSection {
  const { Key, Name, Parameters } = group;
  const base = { id: Key, name: Name, field: OWN_FIELDS[Key] ?? optionField(Key) };
  const chosen = getChosen(group, frame.configuration);
  const choices = Parameters.flatMap((parameter) => getChoices(Key, parameter, frame));
  const [first] = choices;
  if (first && Key === WISH_DATE_KEY) {
    const field = dateField(Parameters[0]?.ForgeinId ?? 0);
    return { ...base, kind: 'day', field, ...wishedDay(chosen, frame), choice: first };
  }
  if (first && choices.length === 1 && Key !== PAYMENT_KEY)
    return { ...base, kind: 'switch', isOn: chosen !== undefined, choice: first };
  const any = choices.some(({ value }) => value === '') ? [] : [ANY];
  const value = chosen && chosenValue(group, chosen);
  const isThere = choices.some((choice) => choice.value === value);
  return { ...base, kind: 'one', choices: [...any, ...choices], chosen: isThere && value ? value : '' };
}

/**
 * The server moves a requested day without deliveries to the next one with deliveries; until it has responded, the
 * requested day is used.
 */
function wishedDay(chosen: Chosen | undefined, { surcharges }: Frame): Pick<DaySection, 'day' | 'days'> {
  const item = surcharges.flatMap((items) => items ?? []).find(({ Key }) => Key === WISH_DATE_KEY);
  const query = chosen?.DesiredDate ?? '';
  const days = item?.DesiredDates ?? [];
  const day = query !== '' && item?.DesiredDate ? item.DesiredDate : query;
  // A later day may have come with the address.
  return { day, days: day === '' || days.length === 0 || days.includes(day) ? days : [...days, day].sort() };
}

const ANY: FilterChoice = { value: '', label: '', months: null, ...UNKNOWN_SURCHARGE };

/** Instalments stand once for each number of months, everything else once. */
function getChoices(key: string, parameter: Parameter, frame: Frame): FilterChoice[] {
  const { Id, ForgeinId, Name, Surcharge } = parameter;
  const query = { typeId: Id, id: ForgeinId, usual: Surcharge };
  const choice = { label: Name, months: null, ...getSurcharge(frame.surcharges, query) };
  if (key !== PAYMENT_KEY) return [{ ...choice, value: optionValue(key, parameter) }];
  const count = frame.paymentCounts.find(({ PaymentId }) => PaymentId === ForgeinId)?.OfferCount ?? null;
  const months =
    ForgeinId === INSTALMENT_PAYMENT_ID ? countryRules(frame.configuration.CountryId).instalmentMonths.choices : [null];
  return months.map((month) => ({ ...choice, count, months: month, value: paymentValue(ForgeinId, month) }));
}

/** Payments are distinguished from options by their sign (rule CALC-03). */
const paymentValue = (id: number, months: number | null): string => `-${id}${months === null ? '' : `$${months}`}`;

/** A standard needs no choosing; delivery times have none. */
const optionValue = (key: string, { ForgeinId, Selected }: Parameter): string =>
  Selected && key !== DELIVERY_TIME_KEY ? '' : String(ForgeinId);

type Chosen = Pick<CalculatorConfiguration['Parameters'][number], 'Id' | 'Modifier' | 'DesiredDate'>;

function chosenValue({ Key, Parameters }: Group, { Id, Modifier }: Chosen): string {
  if (Key === PAYMENT_KEY) return paymentValue(Id, Id === INSTALMENT_PAYMENT_ID ? (Modifier ?? null) : null);
  const parameter = Parameters.find(({ ForgeinId }) => ForgeinId === Id);
  return parameter ? optionValue(Key, parameter) : '';
}

/** What a configuration chose of a group; where a query names two, the API takes the last. */
function getChosen({ Key, Parameters }: Group, configuration: CalculatorConfiguration): Chosen | undefined {
  const ids = Parameters.map(({ ForgeinId }) => ForgeinId);
  const bags = [configuration.PalletBagSize, configuration.PalletBagCount].filter((id) => id !== null);
  return [
    ...configuration.Parameters.filter((chosen) => (chosen.Key === PAYMENT_KEY) === (Key === PAYMENT_KEY)),
    ...bags.map((Id): Chosen => ({ Id })),
  ].findLast(({ Id }) => ids.includes(Id));
}
