/**
 * Fixed ids of the reference data in goods: they stand in stored orders, queries and cookies, so none is ever reused.
 * The rows behind them are in option-catalogue.ts, certification-catalogue.ts and payment-catalogue.ts.
 */

/** Names an option's group on the wire (InitConfiguration.Groups, ConfigurationParameter.Key). */
export const OPTION_KEYS = {
  blowingDustFree: 'BlowingDustFree',
  deliveryTime: 'DeliveryTime',
  timeOfDay: 'TimeOfDay',
  wishDate: 'WishDate',
  appointmentPlus: 'AppointmentPlus',
  vehicle: 'Vehicle',
  hose: 'Hose',
  bagSize: 'BagSize',
  bagsPerPallet: 'BagsPerPallet',
  unloading: 'Unloading',
  tailLift: 'TailLift',
  palletExchange: 'PalletExchange',
  additive: 'Additive',
  container: 'Container',
  species: 'Species',
  logLength: 'LogLength',
  stacking: 'Stacking',
} as const;
export type OptionKey = (typeof OPTION_KEYS)[keyof typeof OPTION_KEYS];

export const OPTION_IDS = {
  /** 1 is the 'on' of LooseBlowingProcess (rule GOODS-05). */
  blowingDustFree: 1,
  deliveryExpress2: 101,
  deliveryDays5: 102,
  deliveryDays10: 103,
  deliveryDays20: 104,
  deliveryDays30: 105,
  allDay: 111,
  morning: 112,
  afternoon: 113,
  wishDate: 115,
  appointmentPlus: 116,
  vehicleTrailer: 121,
  vehicleNoTrailer: 122,
  vehicleSmall: 123,
  /** Hoses of silo lorries. */
  hose30: 131,
  hose40: 132,
  hose60: 133,
  hose80: 134,
  /** Hoses of tank lorries; 40 m is their standard. */
  tankHose40: 141,
  tankHose60: 142,
  tankHose80: 143,
  bag15: 151,
  bag10: 152,
  bags48: 161,
  bags54: 162,
  bags60: 163,
  bags65: 164,
  bags66: 165,
  kerb: 171,
  intoStore: 172,
  tailLift: 175,
  palletExchange: 176,
  additive: 181,
  intoTank: 185,
  ibcContainer: 186,
  beech: 201,
  oak: 202,
  birch: 203,
  softwood: 204,
  logs25: 211,
  logs33: 212,
  logs50: 213,
  poured: 221,
  stacked: 222,
} as const;

export const CERTIFICATION_IDS = { enPlusA1: 1, dinPlus: 2 } as const;

export const CUSTOMER_GROUP_IDS = { private: 1, business: 2, collective: 3 } as const;
type CustomerGroupId = (typeof CUSTOMER_GROUP_IDS)[keyof typeof CUSTOMER_GROUP_IDS];

export const CUSTOMER_GROUP_NAMES: Readonly<Record<CustomerGroupId, string>> = {
  1: 'Privat',
  2: 'Gewerbe',
  3: 'Sammelbesteller',
};

/** Rule GOODS-06. */
export const UPSELLING_TYPE_IDS = {
  delivery: 10000,
  product: 10001,
  deliveryPoints: 10002,
  productVariant: 10004,
  productBlowing: 10005,
  productSetting: 10006,
} as const;
