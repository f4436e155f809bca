import { OPTION_KEYS, vatOn } from '@heizplatz/api-catalog';
import { isoDay, localDay } from '@heizplatz/api-platform';
import { PRODUCT_GROUPS, validateAmount, type ProductGroup } from '@heizplatz/calculator';
import type { CalculationConfiguration, CountryId } from '@heizplatz/contract';
import { chosenParameters, type ChosenParameters } from '../calculation/chosen-parameters';
import type { DeliveryCalendar } from '../delivery-calendar/delivery-calendar';
import { getCalendar } from '../delivery-calendar/get-calendar';
import type { FieldError } from '../calculation/field-error';
import { getPlace, type PriceBook } from '../price-book/price-book';
import { scaleStep, type PriceOrder } from './price-offer';
import { takenPaymentKinds } from '../options/taken-payment-kinds';

type BookOption = PriceBook['goods']['options'][number];

/** A checked configuration in the book's terms. */
export interface OfferQuery {
  readonly countryId: CountryId;
  readonly group: ProductGroup;
  /** −1: the country has no such postcode. */
  readonly place: number;
  readonly productId: number;
  readonly customerGroupId: number;
  /** Empty: any. */
  readonly certificationIds: readonly number[];
  readonly onlyCertified: boolean;
  readonly options: readonly BookOption[];
  /** The same options by their place among the book's. */
  readonly optionIndexes: readonly number[];
  readonly offersDeliveryTimes: boolean;
  /** Infinity: any. */
  readonly maxWorkingDays: number;
  /** Epoch day; 0: none. */
  readonly wishDay: number;
  /** 0: any. */
  readonly paymentKindId: number;
  readonly paymentModifier: number;
  readonly ordering: CalculationConfiguration['Ordering'];
  readonly order: PriceOrder;
  readonly step: number;
  readonly today: number;
  readonly nowMs: number;
  readonly calendar: DeliveryCalendar;
}

/** Cash rounds to 0.05 in Switzerland. */
export const totalStepCents = (countryId: number): number => (countryId === 3 ? 5 : 1);

function checkFields({ ZipCode, Amount, Stations }: CalculationConfiguration, group: ProductGroup): FieldError[] {
  const amountError = validateAmount(Amount, group.orderLimits, Stations);
  return [
    ...(ZipCode === '' ? [{ path: 'body.ZipCode', code: 'ZIPCODE_REQ' }] : []),
    ...(amountError ? [{ path: 'body.Amount', code: amountError }] : []),
  ];
}

const offersDeliveryTimes = ({ goods }: PriceBook, productGroupId: number): boolean =>
  goods.options.some(
    ({ id, key }) =>
      key === OPTION_KEYS.deliveryTime &&
      goods.optionGroups.some((row) => row.optionId === id && row.productGroupId === productGroupId),
  );

/** The wished day, or the working day after it; a day that has passed is no wish. */
function getWishDay(wishDay: number, today: number, calendar: DeliveryCalendar): number {
  return wishDay > today ? calendar.nextWorkingDay(wishDay) : 0;
}

/**
 * The chosen options by their place in the book. A preferred-day option without a possible day is dropped, and costs
 * nothing; a preferred day selects it.
 */
function optionsWith(
  { goods }: PriceBook,
  { optionByKey }: Pick<ChosenParameters, 'optionByKey'>,
  wishDay: number,
): number[] {
  const wish = goods.options.findIndex(({ key }) => key === OPTION_KEYS.wishDate);
  const others = [...optionByKey.values()].filter((index) => index !== wish);
  return (wishDay === 0 || wish < 0 ? others : [...others, wish]).sort((a, b) => a - b);
}

/**
 * If no dealer of the country accepts a payment kind (any more), filtering by it would hide every offer: it is
 * ignored.
 */
const requestedPayment = (book: PriceBook, countryId: CountryId, paymentKindId: number): number =>
  paymentKindId !== 0 && takenPaymentKinds(book, countryId).has(paymentKindId) ? paymentKindId : 0;

/**
 * The query of a configuration to the book at an instant, or every invalid field: ZIPCODE_REQ, AMOUNT_REQ,
 * AMOUNT_MIN, AMOUNT_MAX (limits of the order calculator), PRODUCT_UNKNOWN, OPTION_UNKNOWN, CUSTOMER_GROUP_UNKNOWN,
 * DATE_INV.
 */
export function readOfferQuery(
  book: PriceBook,
  configuration: CalculationConfiguration,
  now: Date,
): OfferQuery | readonly FieldError[] {
  const { CountryId, ProductGroupId, Product, Amount, Stations, Ordering } = configuration;
  const group = PRODUCT_GROUPS[ProductGroupId];
  const { chosen, errors } = chosenParameters(configuration, book.goods);
  const isDefault = Product.Id === -1;
  const productId = isDefault ? group.defaultProductId : Product.Id;
  const isOfGroup = book.goods.products.some((one) => one.id === productId && one.productGroupId === ProductGroupId);
  const wrong = [
    ...checkFields(configuration, group),
    ...(isDefault || isOfGroup ? [] : [{ path: 'body.Product.Id', code: 'PRODUCT_UNKNOWN' }]),
    ...errors,
  ];
  if (wrong.length > 0) return wrong;

  const { optionByKey, wishDay: wished, paymentKindId, ...parameters } = chosen;
  const today = localDay(now);
  const place = getPlace(book, CountryId, configuration.ZipCode);
  const calendar = getCalendar(book, place, today);
  const wishDay = getWishDay(wished, today, calendar);
  const optionIndexes = optionsWith(book, { optionByKey }, wishDay);
  return {
    ...parameters,
    countryId: CountryId,
    paymentKindId: requestedPayment(book, CountryId, paymentKindId),
    group,
    place,
    productId,
    certificationIds: configuration.ProductCertifications,
    onlyCertified: configuration.OnlyCertified,
    optionIndexes,
    options: optionIndexes.flatMap((index) => book.goods.options[index] ?? []),
    offersDeliveryTimes: offersDeliveryTimes(book, ProductGroupId),
    wishDay,
    ordering: Ordering,
    order: {
      amount: Amount,
      deliveryPoints: Stations,
      unitSize: group.priceUnit.size,
      vatBasisPoints: vatOn(book.goods.vatRates, {
        countryId: CountryId,
        productGroupId: ProductGroupId,
        productId,
        day: isoDay(today),
      }),
      totalStepCents: totalStepCents(CountryId),
    },
    step: scaleStep(group.scale, Amount),
    today,
    nowMs: now.getTime(),
    calendar,
  };
}
