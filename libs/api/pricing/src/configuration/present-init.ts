import { OPTION_KEYS, UPSELLING_TYPE_IDS } from '@heizplatz/api-catalog';
import { PRODUCT_GROUPS } from '@heizplatz/calculator';
import type { InitConfiguration } from '@heizplatz/contract';
import { toSiteSpelling } from '@heizplatz/country';
import { getGroupCertifications, getGroupOptions, getGroupProducts } from './goods-of-group';
import { customerGroups, paymentGroup } from './init-groups';
import { optionSurcharge, type OfferedWhere } from '../options/option-surcharge';
import { getMakers } from '../price-book/get-makers';
import { presentProduct } from './present-product';
import type { PriceBook } from '../price-book/price-book';

type Option = PriceBook['goods']['options'][number];
type Group = InitConfiguration['Groups'][number];

/** What a group of options is called over its choices; switches stand alone under their own name. */
export const GROUP_NAMES: Readonly<Record<string, string>> = {
  [OPTION_KEYS.deliveryTime]: 'Lieferzeit',
  [OPTION_KEYS.timeOfDay]: 'Tageszeit',
  [OPTION_KEYS.wishDate]: 'Wunschtermin',
  [OPTION_KEYS.vehicle]: 'Lieferfahrzeug',
  [OPTION_KEYS.hose]: 'Schlauchlänge',
  [OPTION_KEYS.bagSize]: 'Sackgröße',
  [OPTION_KEYS.bagsPerPallet]: 'Säcke je Palette',
  [OPTION_KEYS.unloading]: 'Abladen',
  [OPTION_KEYS.container]: 'Behälter',
  [OPTION_KEYS.species]: 'Holzart',
  [OPTION_KEYS.logLength]: 'Scheitlänge',
  [OPTION_KEYS.stacking]: 'Anlieferung',
};

/** These have fields of their own in the configuration. */
export const APART: readonly string[] = [OPTION_KEYS.blowingDustFree, OPTION_KEYS.appointmentPlus];

const DELIVERY_POINTS = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((Id) => ({ Id, Selected: Id === 1 }));

function presentChoice(book: PriceBook, where: OfferedWhere, { id, key, name, isDefault }: Option) {
  const cents = optionSurcharge(book, where, id);
  return {
    Id: id,
    Key: key,
    Name: toSiteSpelling(where.countryId, name),
    Selected: isDefault,
    Surcharge: cents === null ? null : cents / 100,
  };
}

function optionGroup(book: PriceBook, where: OfferedWhere, [first, ...others]: readonly [Option, ...Option[]]): Group {
  const name = GROUP_NAMES[first.key] ?? first.name;
  const Parameters = [first, ...others].map((option) => ({
    ...presentChoice(book, where, option),
    Id: option.upsellingTypeId,
    ForgeinId: option.id,
    IsUpselling: !option.isDefault,
    Modifier: null,
    DesiredDate: null,
  }));
  const Name = toSiteSpelling(where.countryId, name);
  return { Key: first.key, Id: first.upsellingTypeId, Name, Parameters, ...getRules(book, where, first.key) };
}

/** The requirements of staff for a group of options, by customer group; empty where they were not changed. */
function getRules(
  { goods }: PriceBook,
  { countryId, productGroupId }: OfferedWhere,
  key: string,
): Pick<Group, 'Rules'> {
  const rules = goods.requirements.filter(
    (rule) => rule.countryId === countryId && rule.productGroupId === productGroupId && rule.key === key,
  );
  if (rules.length === 0) return {};
  return {
    Rules: rules.map(({ customerGroupId, isRequired, isVisible, defaultOptionId }) => ({
      CustomerGroupId: customerGroupId,
      IsRequired: isRequired,
      IsVisible: isVisible,
      DefaultId: defaultOptionId,
    })),
  };
}

function optionGroups(book: PriceBook, where: OfferedWhere, options: readonly Option[]): Group[] {
  const keys = [...new Set(options.map(({ key }) => key))].filter((key) => !APART.includes(key));
  return keys.flatMap((key) => {
    const [first, ...others] = options.filter((option) => option.key === key);
    return first ? [optionGroup(book, where, [first, ...others])] : [];
  });
}

/** Rule GOODS-05: what can be chosen in a product group of a country, and what it costs at most dealers. */
export function presentInit(book: PriceBook, where: OfferedWhere): InitConfiguration {
  const { countryId, productGroupId } = where;
  const options = getGroupOptions(book, productGroupId);
  const choices = (isOne: (option: Option) => boolean) =>
    options.filter(isOne).map((option) => presentChoice(book, where, option));
  return {
    CountryId: countryId,
    ProductGroupId: productGroupId,
    ProductId: PRODUCT_GROUPS[productGroupId].defaultProductId,
    Groups: [...optionGroups(book, where, options), customerGroups(where), paymentGroup(book, where)],
    Products: getGroupProducts(book, productGroupId).map((product) => presentProduct(product, countryId)),
    Makers: getMakers(book, where),
    StationList: DELIVERY_POINTS,
    StationsList: DELIVERY_POINTS,
    ProductCertificationList: getGroupCertifications(book, productGroupId).map(({ id, key, name }) => ({
      Id: id,
      Key: key,
      Name: name,
      Selected: false,
      Surcharge: null,
    })),
    ProductSettingList: choices(({ upsellingTypeId }) => upsellingTypeId === UPSELLING_TYPE_IDS.productSetting),
    LooseBlowingProcessList: choices(({ key }) => key === OPTION_KEYS.blowingDustFree),
    AppointmentPlus: options.some(({ key }) => key === OPTION_KEYS.appointmentPlus),
  };
}
