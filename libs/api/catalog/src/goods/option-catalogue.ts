import { PRODUCT_GROUP_IDS, groupsWhere, type ProductGroup } from '@heizplatz/calculator';
import { OPTION_IDS, OPTION_KEYS, type OptionKey, UPSELLING_TYPE_IDS } from './option-ids';

/** One row of options with the product groups that offer it. Exactly one option of a choice is its default; switches have none. */
export interface OptionEntry {
  readonly id: number;
  readonly key: OptionKey;
  readonly name: string;
  readonly upsellingTypeId: number;
  /** Working days, metres, kilograms of a bag, bags, litres of a container, centimetres of a log; else null. */
  readonly size: number | null;
  readonly isDefault: boolean;
  readonly productGroupIds: readonly number[];
}

type Choice = readonly [id: number, name: string, size: number | null];

const comingBy = (delivery: ProductGroup['delivery']) => groupsWhere((group) => group.delivery === delivery);
const LOOSE = comingBy('blown');
const PALLETS = comingBy('pallets');
const LIQUIDS = comingBy('pumped');
const FIREWOOD = comingBy('tipped');

interface Group {
  readonly key: OptionKey;
  readonly type: number;
  readonly groups: readonly number[];
  readonly choices: readonly Choice[];
  /** Absent: a switch, or nothing is chosen until the visitor does. */
  readonly defaultId?: number;
}

const { delivery, product, productVariant, productBlowing, productSetting } = UPSELLING_TYPE_IDS;

const DELIVERY: readonly Group[] = [
  {
    key: OPTION_KEYS.deliveryTime,
    type: delivery,
    groups: PRODUCT_GROUP_IDS,
    defaultId: OPTION_IDS.deliveryDays10,
    choices: [
      [OPTION_IDS.deliveryExpress2, 'Express: 2 Werktage', 2],
      [OPTION_IDS.deliveryDays5, 'bis 5 Werktage', 5],
      [OPTION_IDS.deliveryDays10, 'bis 10 Werktage', 10],
      [OPTION_IDS.deliveryDays20, 'bis 20 Werktage', 20],
      [OPTION_IDS.deliveryDays30, 'bis 30 Werktage', 30],
    ],
  },
  {
    key: OPTION_KEYS.timeOfDay,
    type: delivery,
    groups: PRODUCT_GROUP_IDS,
    defaultId: OPTION_IDS.allDay,
    choices: [
      [OPTION_IDS.allDay, 'ganztags', null],
      [OPTION_IDS.morning, '7–12 Uhr', null],
      [OPTION_IDS.afternoon, '12–17 Uhr', null],
    ],
  },
  {
    key: OPTION_KEYS.wishDate,
    type: delivery,
    groups: PRODUCT_GROUP_IDS,
    choices: [[OPTION_IDS.wishDate, 'Wunschtermin', null]],
  },
  {
    key: OPTION_KEYS.appointmentPlus,
    type: delivery,
    groups: PRODUCT_GROUP_IDS,
    choices: [[OPTION_IDS.appointmentPlus, 'Fixtermin (AppointmentPlus)', null]],
  },
];

const LORRY: readonly Group[] = [
  {
    key: OPTION_KEYS.vehicle,
    type: delivery,
    groups: LOOSE,
    defaultId: OPTION_IDS.vehicleTrailer,
    choices: [
      [OPTION_IDS.vehicleTrailer, 'mit Anhänger möglich', null],
      [OPTION_IDS.vehicleNoTrailer, 'nur ohne Anhänger', null],
      [OPTION_IDS.vehicleSmall, 'kleines Fahrzeug', null],
    ],
  },
  {
    key: OPTION_KEYS.hose,
    type: delivery,
    groups: LOOSE,
    defaultId: OPTION_IDS.hose30,
    choices: [
      [OPTION_IDS.hose30, 'Schlauch bis 30 m', 30],
      [OPTION_IDS.hose40, 'Schlauch bis 40 m', 40],
      [OPTION_IDS.hose60, 'Schlauch bis 60 m', 60],
      [OPTION_IDS.hose80, 'Schlauch bis 80 m', 80],
    ],
  },
  {
    key: OPTION_KEYS.hose,
    type: delivery,
    groups: LIQUIDS,
    defaultId: OPTION_IDS.tankHose40,
    choices: [
      [OPTION_IDS.tankHose40, 'Schlauch bis 40 m', 40],
      [OPTION_IDS.tankHose60, 'Schlauch bis 60 m', 60],
      [OPTION_IDS.tankHose80, 'Schlauch bis 80 m', 80],
    ],
  },
  {
    key: OPTION_KEYS.blowingDustFree,
    type: productBlowing,
    groups: LOOSE,
    choices: [[OPTION_IDS.blowingDustFree, 'Staubarmes Einblasen', null]],
  },
];

const PALLET_GOODS: readonly Group[] = [
  {
    key: OPTION_KEYS.bagSize,
    type: productVariant,
    groups: [4],
    defaultId: OPTION_IDS.bag15,
    choices: [
      [OPTION_IDS.bag15, 'Säcke zu 15 kg', 15],
      [OPTION_IDS.bag10, 'Säcke zu 10 kg', 10],
    ],
  },
  {
    key: OPTION_KEYS.bagsPerPallet,
    type: productVariant,
    groups: [4],
    choices: [
      [OPTION_IDS.bags48, '48 Säcke je Palette', 48],
      [OPTION_IDS.bags54, '54 Säcke je Palette', 54],
      [OPTION_IDS.bags60, '60 Säcke je Palette', 60],
      [OPTION_IDS.bags65, '65 Säcke je Palette', 65],
      [OPTION_IDS.bags66, '66 Säcke je Palette', 66],
    ],
  },
  {
    key: OPTION_KEYS.unloading,
    type: delivery,
    groups: PALLETS,
    defaultId: OPTION_IDS.kerb,
    choices: [
      [OPTION_IDS.kerb, 'bis zur Bordsteinkante', null],
      [OPTION_IDS.intoStore, 'bis in den Lagerraum', null],
    ],
  },
  {
    key: OPTION_KEYS.tailLift,
    type: delivery,
    groups: PALLETS,
    choices: [[OPTION_IDS.tailLift, 'Fahrzeug mit Hebebühne', null]],
  },
  {
    key: OPTION_KEYS.palletExchange,
    type: productSetting,
    groups: PALLETS,
    choices: [[OPTION_IDS.palletExchange, 'Palettentausch', null]],
  },
];

const OTHER_GOODS: readonly Group[] = [
  {
    key: OPTION_KEYS.additive,
    type: product,
    groups: LIQUIDS,
    choices: [[OPTION_IDS.additive, 'Additiv', null]],
  },
  {
    key: OPTION_KEYS.container,
    type: productSetting,
    groups: LIQUIDS,
    defaultId: OPTION_IDS.intoTank,
    choices: [
      [OPTION_IDS.intoTank, 'in den eigenen Tank', null],
      [OPTION_IDS.ibcContainer, 'im Container zu 1.000 l', 1000],
    ],
  },
  {
    key: OPTION_KEYS.species,
    type: productVariant,
    groups: FIREWOOD,
    defaultId: OPTION_IDS.beech,
    choices: [
      [OPTION_IDS.beech, 'Buche', null],
      [OPTION_IDS.oak, 'Eiche', null],
      [OPTION_IDS.birch, 'Birke', null],
      [OPTION_IDS.softwood, 'Nadelholz', null],
    ],
  },
  {
    key: OPTION_KEYS.logLength,
    type: productVariant,
    groups: FIREWOOD,
    defaultId: OPTION_IDS.logs33,
    choices: [
      [OPTION_IDS.logs25, '25 cm', 25],
      [OPTION_IDS.logs33, '33 cm', 33],
      [OPTION_IDS.logs50, '50 cm', 50],
    ],
  },
  {
    key: OPTION_KEYS.stacking,
    type: productSetting,
    groups: FIREWOOD,
    defaultId: OPTION_IDS.poured,
    choices: [
      [OPTION_IDS.poured, 'geschüttet', null],
      [OPTION_IDS.stacked, 'gestapelt', null],
    ],
  },
];

/** Every option of rule GOODS-05, in the order in which screens show them. */
export const OPTIONS: readonly OptionEntry[] = [...OTHER_GOODS, ...PALLET_GOODS, ...LORRY, ...DELIVERY].flatMap(
  ({ key, type, groups, choices, defaultId }) =>
    choices.map(([id, name, size]) => ({
      id,
      key,
      name,
      size,
      upsellingTypeId: type,
      isDefault: id === defaultId,
      productGroupIds: groups,
    })),
);
