import { OPTION_KEYS, UPSELLING_TYPE_IDS } from '@heizplatz/api-catalog';
import { isoDay } from '@heizplatz/api-platform';
import { validateAmount } from '@heizplatz/calculator';
import type { CountryId, UpsellingItem } from '@heizplatz/contract';
import { addOption, omitKey, addDeliveryPoints } from '../calculation/changed-query';
import { getAddition, cheapestByDealer } from '../offers/cheapest-offers';
import { getGroupCertifications, getGroupOptions, getGroupProducts } from '../configuration/goods-of-group';
import type { OfferQuery } from '../offers/offer-query';
import type { PriceBook } from '../price-book/price-book';
import type { PricedVariant } from '../offers/price-variants';
import { productNameIn } from '../configuration/product-name-in';
import { wishDays } from '../calculation/wish-days';

type Option = PriceBook['goods']['options'][number];

/** A configuration's query, and the same with another product (which may have a VAT rate of its own). */
export interface UpsellingFrame {
  readonly book: PriceBook;
  readonly query: OfferQuery;
  readonly countryId: CountryId;
  readonly ofProduct: (productId: number) => OfferQuery;
}

/** Keys of what is no option in the goods but a choice of its own in the configuration. */
export const CERTIFICATION_KEY = 'ProductCertification';
export const PRODUCT_KEY = 'Product';
export const DELIVERY_POINTS_KEY = 'Stations';

const DELIVERY_POINTS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

type Cheapest = ReadonlyMap<number, PricedVariant>;

interface Comparison {
  readonly target: Cheapest;
  readonly without: Cheapest;
}

/** Where there is too little for each station nothing is compared. */
function getItem(
  { dealers, branches }: PriceBook,
  type: number,
  choice: Pick<UpsellingItem, 'ForgeinId' | 'Key' | 'Name' | 'IsUpselling' | 'Selected'>,
  compared: Comparison | null,
): UpsellingItem {
  const addition = compared && getAddition(compared.target, compared.without);
  return {
    Id: type,
    ...choice,
    Modifier: null,
    DesiredDate: null,
    Surcharge: addition ? addition.cents / 100 : null,
    ...(addition && {
      DealerName: dealers.name[branches.dealer[addition.cheapest.branch]!] ?? '',
      BestTotal: addition.cheapest.price.totalCents / 100,
    }),
    OfferCount: compared?.target.size ?? 0,
  };
}

/** Chosen, or, where nothing of its key is chosen, the standard. A delivery time is a limit: none is chosen by itself. */
function isSelected(query: OfferQuery, { id, key, size, isDefault }: Option): boolean {
  if (key === OPTION_KEYS.deliveryTime) return query.maxWorkingDays === size;
  if (query.options.some((option) => option.key === key)) return query.options.some((option) => option.id === id);
  return isDefault;
}

function optionItems({ book, query }: UpsellingFrame, type: number): UpsellingItem[] {
  const withoutByKey = new Map<string, ReturnType<typeof cheapestByDealer>>();
  return getGroupOptions(book, query.group.id)
    .filter(({ upsellingTypeId }) => upsellingTypeId === type)
    .map((option) => {
      const { id, key, name, isDefault } = option;
      const without = withoutByKey.get(key) ?? cheapestByDealer(book, omitKey(book, query, key));
      withoutByKey.set(key, without);
      const target = cheapestByDealer(book, addOption(book, query, book.goods.options.indexOf(option)));
      const Selected = isSelected(query, option);
      const choice = { ForgeinId: id, Key: key, Name: name, IsUpselling: !isDefault, Selected };
      const isDated = Selected && key === OPTION_KEYS.wishDate && query.wishDay !== 0;
      return {
        ...getItem(book, type, choice, { target, without }),
        DesiredDate: isDated ? isoDay(query.wishDay) : null,
        ...(key === OPTION_KEYS.wishDate && { DesiredDates: wishDays(book, query) }),
      };
    });
}

/** Against the group's default product. */
function productItems({ book, query, countryId, ofProduct }: UpsellingFrame): UpsellingItem[] {
  const products = getGroupProducts(book, query.group.id);
  if (products.length < 2) return [];
  const without = cheapestByDealer(book, ofProduct(query.group.defaultProductId));
  return products.map((product) => {
    const { id, isDefault } = product;
    const choice = {
      ForgeinId: id,
      Key: PRODUCT_KEY,
      Name: productNameIn(product, countryId),
      IsUpselling: !isDefault,
      Selected: id === query.productId,
    };
    const target = cheapestByDealer(book, ofProduct(id));
    return getItem(book, UPSELLING_TYPE_IDS.product, choice, { target, without });
  });
}

function certificationItems({ book, query }: UpsellingFrame): UpsellingItem[] {
  const without = cheapestByDealer(book, { ...query, certificationIds: [] });
  return getGroupCertifications(book, query.group.id).map(({ id, name }) => {
    const Selected = query.certificationIds.includes(id);
    const choice = { ForgeinId: id, Key: CERTIFICATION_KEY, Name: name, IsUpselling: true, Selected };
    const target = cheapestByDealer(book, { ...query, certificationIds: [id] });
    return getItem(book, UPSELLING_TYPE_IDS.productVariant, choice, { target, without });
  });
}

/** Against one station; null where the amount is too small for that many households. */
function deliveryPointItems({ book, query }: UpsellingFrame): UpsellingItem[] {
  const { group, order } = query;
  const without = cheapestByDealer(book, addDeliveryPoints(query, 1));
  return DELIVERY_POINTS.map((deliveryPoints) => {
    const isEnough = validateAmount(order.amount, group.orderLimits, deliveryPoints) === null;
    const compared = isEnough
      ? { target: cheapestByDealer(book, addDeliveryPoints(query, deliveryPoints)), without }
      : null;
    const Name = deliveryPoints === 1 ? '1 Lieferstelle' : `${deliveryPoints} Lieferstellen`;
    const choice = {
      ForgeinId: deliveryPoints,
      Key: DELIVERY_POINTS_KEY,
      Name,
      IsUpselling: deliveryPoints > 1,
      Selected: deliveryPoints === order.deliveryPoints,
    };
    return getItem(book, UPSELLING_TYPE_IDS.deliveryPoints, choice, compared);
  });
}

/**
 * The gross amount that each choice of an upselling type adds to the whole order: the list's cheapest offer that has
 * it against the same dealer's cheapest without it, that dealer's name, the total, and how many offers have it. Null
 * if no one offers it there.
 */
export function priceUpselling(frame: UpsellingFrame, type: number): UpsellingItem[] {
  const { deliveryPoints, product, productVariant } = UPSELLING_TYPE_IDS;
  if (type === deliveryPoints) return deliveryPointItems(frame);
  const options = optionItems(frame, type);
  if (type === product) return [...productItems(frame), ...options];
  return type === productVariant ? [...certificationItems(frame), ...options] : options;
}
