import { DEFAULT_INSTALMENT_MODIFIER, PAYMENT_KEY, PRODUCT_GROUPS } from '@heizplatz/calculator';
import type { InitConfiguration, UpsellingItem } from '@heizplatz/contract';
import { toSwissSpelling } from '@heizplatz/country';
import { CUSTOMER_GROUP_IDS, OPTION_KEYS, UPSELLING_TYPE_IDS } from '../goods/option-ids';
import { CUSTOMER_GROUP_KEY } from './chosen-parameters';
import { optionSurcharge, type OfferedWhere } from './option-surcharge';
import type { PriceBook } from './price-book';

type Option = PriceBook['goods']['options'][number];
type Group = InitConfiguration['Groups'][number];

/** What a group of options is called over its choices; switches stand alone under their own name. */
const GROUP_NAMES: Readonly<Record<string, string>> = {
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
const APART: readonly string[] = [OPTION_KEYS.blowingDustFree, OPTION_KEYS.appointmentPlus];

const CUSTOMER_GROUP_NAMES: readonly (readonly [number, string])[] = [
  [CUSTOMER_GROUP_IDS.private, 'Privat'],
  [CUSTOMER_GROUP_IDS.business, 'Gewerbe'],
  [CUSTOMER_GROUP_IDS.collective, 'Sammelbesteller'],
];

const STATIONS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const INDUSTRIAL_PELLETS = 10;

function paymentGroup(book: PriceBook, { countryId }: OfferedWhere): Group {
  const { dealers, paymentSets, goods } = book;
  const taken = new Set<number>();
  dealers.countryId.forEach((dealerCountry, dealer) => {
    if (dealerCountry !== countryId) return;
    for (const group of [0, 1, 2])
      for (const id of paymentSets[dealers.paymentSet[dealer * 3 + group]!] ?? []) taken.add(id);
  });
  const kinds = goods.paymentKinds.filter(({ id }) => taken.has(id));
  const Parameters = kinds.map(({ id, key, name, kind }): UpsellingItem => ({
    Id: id,
    ForgeinId: id,
    Key: key,
    Name: name,
    IsUpselling: false,
    Selected: false,
    Modifier: kind === 'ratenzahlung' ? DEFAULT_INSTALMENT_MODIFIER : null,
    DesiredDate: null,
    Surcharge: null,
  }));
  return { Key: PAYMENT_KEY, Id: 0, Name: 'Zahlungsart', Parameters };
}

function customerGroups({ productGroupId }: OfferedWhere): Group {
  const chosen = productGroupId === INDUSTRIAL_PELLETS ? CUSTOMER_GROUP_IDS.business : CUSTOMER_GROUP_IDS.private;
  const Parameters = CUSTOMER_GROUP_NAMES.map(([id, name]): UpsellingItem => ({
    Id: id,
    ForgeinId: id,
    Key: CUSTOMER_GROUP_KEY,
    Name: name,
    IsUpselling: false,
    Selected: id === chosen,
    Modifier: null,
    DesiredDate: null,
    Surcharge: null,
  }));
  return { Key: CUSTOMER_GROUP_KEY, Id: 0, Name: 'Kundengruppe', Parameters };
}

/** product.md section 3: what can be chosen in a product group of a country, and what it costs at most dealers. */
export function presentInit(book: PriceBook, where: OfferedWhere): InitConfiguration {
  const { goods, lists } = book;
  const { countryId, productGroupId } = where;
  const isOffered = ({ id }: Option) =>
    goods.optionGroups.some((row) => row.optionId === id && row.productGroupId === productGroupId);
  const options = goods.options.filter(isOffered);
  const spelled = (text: string) => (countryId === 3 ? toSwissSpelling(text) : text);
  const surchargeOf = ({ id }: Option) => {
    const cents = optionSurcharge(book, where, id);
    return cents === null ? null : cents / 100;
  };
  const choiceOf = (option: Option) => ({
    Id: option.id,
    Key: option.key,
    Name: spelled(option.name),
    Selected: option.isDefault,
    Surcharge: surchargeOf(option),
  });
  const keys = [...new Set(options.map(({ key }) => key))].filter((key) => !APART.includes(key));
  const groups = keys.map((key): Group => {
    const ofKey = options.filter((option) => option.key === key);
    const Parameters = ofKey.map((option) => ({
      ...choiceOf(option),
      Id: option.upsellingTypeId,
      ForgeinId: option.id,
      IsUpselling: !option.isDefault,
      Modifier: null,
      DesiredDate: null,
    }));
    const name = GROUP_NAMES[key] ?? ofKey[0]?.name ?? key;
    return { Key: key, Id: ofKey[0]?.upsellingTypeId ?? 0, Name: spelled(name), Parameters };
  });
  const productIds = new Set(goods.products.filter((one) => one.productGroupId === productGroupId).map(({ id }) => id));
  const certificationIds = new Set(lists.certificationId.filter((_, list) => productIds.has(lists.productId[list]!)));
  const stations = STATIONS.map((Id) => ({ Id, Selected: Id === 1 }));
  const ofKey = (key: string) => options.filter((option) => option.key === key).map(choiceOf);
  return {
    CountryId: countryId,
    ProductGroupId: productGroupId,
    ProductId: PRODUCT_GROUPS[productGroupId].defaultProductId,
    Groups: [...groups, customerGroups(where), paymentGroup(book, where)],
    Products: goods.products.filter(({ id }) => productIds.has(id)).map(({ id, name }) => ({ Id: id, Name: name })),
    StationList: stations,
    StationsList: stations,
    ProductCertificationList: goods.certifications
      .filter(({ id }) => certificationIds.has(id))
      .map(({ id, key, name }) => ({ Id: id, Key: key, Name: name, Selected: false, Surcharge: null })),
    ProductSettingList: options
      .filter((one) => one.upsellingTypeId === UPSELLING_TYPE_IDS.productSetting)
      .map(choiceOf),
    LooseBlowingProcessList: ofKey(OPTION_KEYS.blowingDustFree),
    AppointmentPlus: ofKey(OPTION_KEYS.appointmentPlus).length > 0,
  };
}
