import { type CalculatorConfiguration, CUSTOMER_GROUP_KEY, PRODUCT_GROUPS, QUERY_NAMES } from '@heizplatz/calculator';
import type { InitConfiguration } from '@heizplatz/contract';
import { type FilterSection, sectionEntries } from './filter-section';
import { optionSection } from './option-section';
import { parameterRule, ruledGroup } from './parameter-rule';
import {
  APPOINTMENT_PLUS_KEY,
  type PaymentCounts,
  type Surcharges,
  getSurcharge,
  UNKNOWN_SURCHARGE,
  UPSELLING_TYPES,
} from '../surcharges/surcharges';

interface FilterFrame {
  readonly init: InitConfiguration;
  readonly configuration: CalculatorConfiguration;
  readonly paymentCounts: PaymentCounts;
  readonly surcharges: Surcharges;
}

/** What can be chosen beside postcode, amount and stations, with what is chosen. */
export function filterSections(
  init: InitConfiguration,
  configuration: CalculatorConfiguration,
  surcharges: Surcharges = [],
  paymentCounts: PaymentCounts = [],
): readonly FilterSection[] {
  const frame = { init, configuration, paymentCounts, surcharges };
  const groups = init.Groups.filter(({ Key, Parameters }) => Key !== CUSTOMER_GROUP_KEY && Parameters.length > 0);
  return [
    ...productSection(frame),
    ...certificationSection(frame),
    ...certifiedSection(frame),
    ...groups.flatMap((group) => ruledSection(group, frame)),
    ...blowingSection(frame),
    ...appointmentSection(frame),
  ];
}

/** Hidden by staff: nothing. Required and not chosen: displays that, and has no 'beliebig'. */
function ruledSection(group: InitConfiguration['Groups'][number], frame: FilterFrame): FilterSection[] {
  const rule = parameterRule(group, frame.configuration);
  const view = ruledGroup(group, rule);
  if (!view) return [];
  const section = optionSection(view, frame);
  if (!rule?.IsRequired || rule.DefaultId !== null || sectionEntries(section).length > 0) return [section];
  if (section.kind !== 'one') return [{ ...section, isMissing: true }];
  return [{ ...section, isMissing: true, choices: section.choices.filter(({ value }) => value !== '') }];
}

const PLAIN = { months: null, ...UNKNOWN_SURCHARGE };

function productSection({ init, configuration, surcharges }: FilterFrame): FilterSection[] {
  const { Products, ProductGroupId } = init;
  if (Products.length < 2) return [];
  const { defaultProductId } = PRODUCT_GROUPS[ProductGroupId];
  const choices = Products.map(({ Id, Name }) => ({
    ...PLAIN,
    ...getSurcharge(surcharges, { typeId: UPSELLING_TYPES.product, id: Id, usual: null }),
    value: Id === defaultProductId ? '' : String(Id),
    label: Name,
  }));
  const chosen = choices.find(({ value }) => value === String(configuration.Product.Id))?.value ?? '';
  return [{ kind: 'one', id: 'Product', name: '', field: QUERY_NAMES.product, choices, chosen }];
}

function certificationSection({ init, configuration, surcharges }: FilterFrame): FilterSection[] {
  const { ProductCertificationList } = init;
  const { ProductCertifications } = configuration;
  if (ProductCertificationList.length === 0) return [];
  const choices = ProductCertificationList.map(({ Id, Name, Surcharge: usual }) => ({
    ...PLAIN,
    ...getSurcharge(surcharges, { typeId: UPSELLING_TYPES.productVariant, id: Id, usual }),
    value: String(Id),
    label: Name,
  }));
  const chosen = ProductCertifications.map(String);
  return [{ kind: 'several', id: 'Certification', name: '', field: QUERY_NAMES.certifications, choices, chosen }];
}

function certifiedSection({ init, configuration }: FilterFrame): FilterSection[] {
  if (init.ProductCertificationList.length === 0) return [];
  const choice = { ...PLAIN, value: '1', label: '' };
  const isOn = configuration.OnlyCertified;
  return [{ kind: 'switch', id: 'OnlyCertified', name: '', field: QUERY_NAMES.onlyCertified, isOn, choice }];
}

function blowingSection({ init, configuration, surcharges }: FilterFrame): FilterSection[] {
  const [first] = init.LooseBlowingProcessList;
  if (!first) return [];
  const query = { typeId: UPSELLING_TYPES.productBlowing, id: first.Id, usual: first.Surcharge };
  const choice = { ...PLAIN, ...getSurcharge(surcharges, query), value: '1', label: first.Name };
  const isOn = configuration.LooseBlowingProcess.includes(1);
  const field = QUERY_NAMES.looseBlowingProcess;
  return [{ kind: 'switch', id: first.Key, name: first.Name, field, isOn, choice }];
}

function appointmentSection({ init, configuration, surcharges }: FilterFrame): FilterSection[] {
  if (!init.AppointmentPlus) return [];
  const query = { typeId: UPSELLING_TYPES.delivery, id: null, key: APPOINTMENT_PLUS_KEY, usual: null };
  const choice = { ...PLAIN, ...getSurcharge(surcharges, query), value: '1', label: '' };
  const isOn = configuration.AppointmentPlus;
  return [{ kind: 'switch', id: APPOINTMENT_PLUS_KEY, name: '', field: QUERY_NAMES.appointmentPlus, isOn, choice }];
}
