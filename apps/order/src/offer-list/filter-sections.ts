import { type CalculatorConfiguration, CUSTOMER_GROUP_KEY, PAYMENT_KEY, QUERY_NAMES } from '@heizplatz/calculator';
import type { InitConfiguration, Offer } from '@heizplatz/contract';
import { optionField } from './form-query';

export interface FilterChoice {
  /** What the form sends; '' is what the list shows without a choice. */
  readonly value: string;
  readonly label: string;
  /** Gross, what it adds at most dealers. */
  readonly surcharge: number | null;
  /** Offers of the list shown that have it; null where the list does not tell. */
  readonly count: number | null;
}

interface SectionBase {
  readonly id: string;
  /** The server's name of it. */
  readonly name: string;
  readonly field: string;
}

export type FilterSection =
  | (SectionBase & {
      readonly kind: 'several';
      readonly choices: readonly FilterChoice[];
      readonly chosen: readonly string[];
    })
  | (SectionBase & { readonly kind: 'one'; readonly choices: readonly FilterChoice[]; readonly chosen: string })
  | (SectionBase & {
      readonly kind: 'switch';
      readonly value: string;
      readonly isOn: boolean;
      readonly surcharge: number | null;
    })
  | (SectionBase & { readonly kind: 'day'; readonly optionId: number; readonly day: string });

type Group = InitConfiguration['Groups'][number];

export const DELIVERY_TIME_KEY = 'DeliveryTime';
export const WISH_DATE_KEY = 'WishDate';

/** What can be chosen beside postcode and amount, with what is chosen. */
export function filterSections(
  init: InitConfiguration,
  configuration: CalculatorConfiguration,
  offers: readonly Offer[],
): readonly FilterSection[] {
  const groups = init.Groups.filter(({ Key, Parameters }) => Key !== CUSTOMER_GROUP_KEY && Parameters.length > 0);
  return [
    ...productSection(init, configuration),
    ...certificationSection(init, configuration, offers),
    ...groups.map((group) => groupSection(group, configuration, offers)),
    ...blowingSection(init, configuration),
    ...appointmentSection(init, configuration),
  ];
}

function productSection({ Products }: InitConfiguration, { Product }: CalculatorConfiguration): FilterSection[] {
  if (Products.length < 2) return [];
  const [first] = Products;
  const choices = Products.map(({ Id, Name }) => plainChoice(Id === first?.Id ? '' : String(Id), Name));
  const chosen = choices.find(({ value }) => value === String(Product.Id))?.value ?? '';
  return [{ kind: 'one', id: 'Product', name: '', field: QUERY_NAMES.product, choices, chosen }];
}

function certificationSection(
  { ProductCertificationList }: InitConfiguration,
  { ProductCertifications }: CalculatorConfiguration,
  offers: readonly Offer[],
): FilterSection[] {
  if (ProductCertificationList.length === 0) return [];
  const isNarrowed = ProductCertifications.length > 0 || offers.length === 0;
  const choices = ProductCertificationList.map(({ Id, Name, Surcharge }) => ({
    value: String(Id),
    label: Name,
    surcharge: Surcharge,
    count: isNarrowed ? null : offers.filter((offer) => hasCertification(offer, Id)).length,
  }));
  const chosen = ProductCertifications.map(String);
  return [{ kind: 'several', id: 'Certification', name: '', field: QUERY_NAMES.certifications, choices, chosen }];
}

const hasCertification = (offer: Offer, certificationId: number): boolean =>
  [offer, ...offer.Children].some(({ CertificationId }) => CertificationId === certificationId);

function groupSection(group: Group, configuration: CalculatorConfiguration, offers: readonly Offer[]): FilterSection {
  const { Key, Name, Parameters } = group;
  const [first] = Parameters;
  const base = { id: Key, name: Name, field: optionField(Key) };
  const chosenIds = chosenOf(group, configuration).map(({ Id }) => Id);
  if (Key === WISH_DATE_KEY) {
    const day = chosenOf(group, configuration)[0]?.DesiredDate ?? '';
    return { ...base, kind: 'day', optionId: first?.ForgeinId ?? 0, day };
  }
  const value = (parameter: Group['Parameters'][number]) => formValue(Key, parameter);
  if (first && Parameters.length === 1 && Key !== PAYMENT_KEY)
    return { ...base, kind: 'switch', value: value(first), isOn: chosenIds.length > 0, surcharge: first.Surcharge };
  const isNarrowed = chosenIds.length > 0 || offers.length === 0;
  const choices = Parameters.map((parameter) => ({
    value: value(parameter),
    label: parameter.Name,
    surcharge: parameter.Surcharge,
    count: Key === PAYMENT_KEY && !isNarrowed ? countPayment(offers, parameter.ForgeinId) : null,
  }));
  const any = Parameters.some((parameter) => value(parameter) === '') ? [] : [plainChoice('', '')];
  const chosen = Parameters.find(({ ForgeinId }) => ForgeinId === chosenIds[0]);
  return { ...base, kind: 'one', choices: [...any, ...choices], chosen: chosen ? value(chosen) : '' };
}

const countPayment = (offers: readonly Offer[], paymentId: number): number =>
  offers.filter(({ PaymentIds }) => PaymentIds.includes(paymentId)).length;

/** Payments are told from options by their sign (product.md section 1). A standard needs no choosing; delivery times have none. */
function formValue(key: string, { ForgeinId, Modifier, Selected }: Group['Parameters'][number]): string {
  if (key === PAYMENT_KEY) return `-${ForgeinId}${Modifier === null ? '' : `$${Modifier}`}`;
  return Selected && key !== DELIVERY_TIME_KEY ? '' : String(ForgeinId);
}

/** A configuration's parameters of a group; after a query they carry ids alone, and only payments have their key. */
function chosenOf({ Key, Parameters }: Group, configuration: CalculatorConfiguration) {
  const ids = Parameters.map(({ ForgeinId }) => ForgeinId);
  const bags = [configuration.PalletBagSize, configuration.PalletBagCount].filter((id) => id !== null);
  return [
    ...configuration.Parameters.filter((chosen) => (chosen.Key === PAYMENT_KEY) === (Key === PAYMENT_KEY)),
    ...bags.map((Id) => ({ Id, DesiredDate: undefined })),
  ].filter(({ Id }) => ids.includes(Id));
}

function blowingSection(
  { LooseBlowingProcessList }: InitConfiguration,
  configuration: CalculatorConfiguration,
): FilterSection[] {
  const [first] = LooseBlowingProcessList;
  if (!first) return [];
  const isOn = configuration.LooseBlowingProcess.length > 0;
  const field = QUERY_NAMES.looseBlowingProcess;
  return [{ kind: 'switch', id: first.Key, name: first.Name, field, value: '1', isOn, surcharge: first.Surcharge }];
}

function appointmentSection(
  { AppointmentPlus }: InitConfiguration,
  configuration: CalculatorConfiguration,
): FilterSection[] {
  if (!AppointmentPlus) return [];
  const isOn = configuration.AppointmentPlus;
  const field = QUERY_NAMES.appointmentPlus;
  return [{ kind: 'switch', id: 'AppointmentPlus', name: '', field, value: '1', isOn, surcharge: null }];
}

const plainChoice = (value: string, label: string): FilterChoice => ({ value, label, surcharge: null, count: null });
