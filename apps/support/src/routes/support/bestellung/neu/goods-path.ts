import {
  DEFAULT_PRODUCT_GROUP_ID,
  defaultConfiguration,
  encodeCalculatorQuery,
  PRODUCT_GROUPS,
  type ProductGroupId,
} from '@heizplatz/calculator';
import type { CountryId } from '@heizplatz/country';
import { HOME_PATH, offersPath } from '@heizplatz/routes';

export interface GoodsTarget {
  readonly countryId: CountryId;
  readonly groupId: ProductGroupId;
  /** Empty: the caller's own. */
  readonly zipCode: string;
  /** In the group's unit; null: the group's usual amount. */
  readonly amount: number | null;
}

export const defaultGoods = (countryId: CountryId): GoodsTarget => ({
  countryId,
  groupId: DEFAULT_PRODUCT_GROUP_ID,
  zipCode: '',
  amount: PRODUCT_GROUPS[DEFAULT_PRODUCT_GROUP_ID].defaultAmount,
});

/** The same goods in another country, whose postcodes are others. */
export const toCountry = (goods: GoodsTarget, countryId: CountryId): GoodsTarget =>
  countryId === goods.countryId ? goods : { ...goods, countryId, zipCode: '' };

/** The offers for the requested goods; without any postcode the start page, where the calculator asks for it. */
export function goodsPath({ countryId, groupId, zipCode, amount }: GoodsTarget, ownZipCode: string): string {
  const ZipCode = zipCode || ownZipCode;
  if (ZipCode === '') return HOME_PATH;
  const group = PRODUCT_GROUPS[groupId];
  const target = { ...defaultConfiguration(countryId, groupId), ZipCode, Amount: amount ?? group.defaultAmount };
  return `${offersPath(group)}?${encodeCalculatorQuery(target)}`;
}
