import { OPTION_KEYS, vatOn } from '@heizplatz/api-catalog';
import { isoDay } from '@heizplatz/api-platform';
import { PRODUCT_GROUPS, type ProductGroup } from '@heizplatz/calculator';
import type { CalculationConfiguration, CountryId } from '@heizplatz/contract';
import { chosenParameters, type ChosenParameters } from '../calculation/chosen-parameters';
import type { FieldError } from '../calculation/field-error';
import { takenPaymentKinds } from '../options/taken-payment-kinds';
import type { PriceBook } from '../price-book/price-book';

/** Options by their place among the book's, in its order. */
interface OptionChoice {
  readonly optionIndexes: readonly number[];
  readonly options: readonly PriceBook['goods']['options'][number][];
}

/** What a configuration says beside postcode and amount, on one day. */
export interface QueryFrame extends Omit<ChosenParameters, 'optionByKey'> {
  readonly errors: readonly FieldError[];
  readonly group: ProductGroup;
  readonly productId: number;
  readonly offersDeliveryTimes: boolean;
  readonly vatBasisPoints: number;
  /** Where the goods are not delivered on a preferred day. */
  readonly undated: OptionChoice;
  readonly dated: OptionChoice;
}

const offersDeliveryTimes = ({ goods }: PriceBook, productGroupId: number): boolean =>
  goods.options.some(
    ({ id, key }) =>
      key === OPTION_KEYS.deliveryTime &&
      goods.optionGroups.some((row) => row.optionId === id && row.productGroupId === productGroupId),
  );

/** A preferred-day option without a possible day is dropped, and costs nothing; a preferred day selects it. */
function chooseOptions(
  { options }: PriceBook['goods'],
  { optionByKey }: ChosenParameters,
  isDated: boolean,
): OptionChoice {
  const wish = options.findIndex(({ key }) => key === OPTION_KEYS.wishDate);
  const others = [...optionByKey.values()].filter((index) => index !== wish);
  const optionIndexes = (!isDated || wish < 0 ? others : [...others, wish]).sort((a, b) => a - b);
  return { optionIndexes, options: optionIndexes.flatMap((index) => options[index] ?? []) };
}

/**
 * If no dealer of the country accepts a payment kind (any more), filtering by it would hide every offer: it is
 * ignored.
 */
const requestedPayment = (book: PriceBook, countryId: CountryId, paymentKindId: number): number =>
  paymentKindId !== 0 && takenPaymentKinds(book, countryId).has(paymentKindId) ? paymentKindId : 0;

/** Reads what is neither postcode nor amount; `errors` are PRODUCT_UNKNOWN and those of `chosenParameters`. */
export function readQueryFrame(book: PriceBook, configuration: CalculationConfiguration, today: number): QueryFrame {
  const { goods } = book;
  const { CountryId: countryId, ProductGroupId: productGroupId, Product } = configuration;
  const group = PRODUCT_GROUPS[productGroupId];
  const { chosen, errors } = chosenParameters(configuration, goods);
  const isDefault = Product.Id === -1;
  const productId = isDefault ? group.defaultProductId : Product.Id;
  const isOfGroup = goods.products.some((one) => one.id === productId && one.productGroupId === productGroupId);
  return {
    errors: [...(isDefault || isOfGroup ? [] : [{ path: 'body.Product.Id', code: 'PRODUCT_UNKNOWN' }]), ...errors],
    group,
    productId,
    customerGroupId: chosen.customerGroupId,
    paymentKindId: requestedPayment(book, countryId, chosen.paymentKindId),
    paymentModifier: chosen.paymentModifier,
    maxWorkingDays: chosen.maxWorkingDays,
    wishDay: chosen.wishDay,
    offersDeliveryTimes: offersDeliveryTimes(book, productGroupId),
    vatBasisPoints: vatOn(goods.vatRates, { countryId, productGroupId, productId, day: isoDay(today) }),
    undated: chooseOptions(goods, chosen, false),
    dated: chooseOptions(goods, chosen, true),
  };
}
