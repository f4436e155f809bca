import { countryRules } from '@heizplatz/country';
import { localDay } from '@heizplatz/api-platform';
import { validateAmount, type ProductGroup } from '@heizplatz/calculator';
import type { CalculationConfiguration, CountryId } from '@heizplatz/contract';
import type { DeliveryCalendar } from '../delivery-calendar/delivery-calendar';
import { getCalendar } from '../delivery-calendar/get-calendar';
import type { FieldError } from '../calculation/field-error';
import { getPlace, type PriceBook } from '../price-book/price-book';
import { scaleStep, type PriceOrder } from './price-offer';
import { readQueryFrame } from './query-frame';

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

function checkFields({ ZipCode, Amount, Stations }: CalculationConfiguration, group: ProductGroup): FieldError[] {
  const amountError = validateAmount(Amount, group.orderLimits, Stations);
  return [
    ...(ZipCode === '' ? [{ path: 'body.ZipCode', code: 'ZIPCODE_REQ' }] : []),
    ...(amountError ? [{ path: 'body.Amount', code: amountError }] : []),
  ];
}

/** The wished day, or the working day after it; a day that has passed is no wish. */
function getWishDay(wishDay: number, today: number, calendar: DeliveryCalendar): number {
  return wishDay > today ? calendar.nextWorkingDay(wishDay) : 0;
}

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
  const { CountryId: countryId, ZipCode, Amount, Stations, Ordering } = configuration;
  const today = localDay(now);
  const frame = readQueryFrame(book, configuration, today);
  const { group } = frame;
  const wrong = checkFields(configuration, group);
  if (wrong.length > 0 || frame.errors.length > 0) return [...wrong, ...frame.errors];

  const place = getPlace(book, countryId, ZipCode);
  const calendar = getCalendar(book, place, today);
  const wishDay = getWishDay(frame.wishDay, today, calendar);
  const { optionIndexes, options } = wishDay === 0 ? frame.undated : frame.dated;
  return {
    countryId,
    group,
    place,
    productId: frame.productId,
    customerGroupId: frame.customerGroupId,
    certificationIds: configuration.ProductCertifications,
    onlyCertified: configuration.OnlyCertified,
    options,
    optionIndexes,
    offersDeliveryTimes: frame.offersDeliveryTimes,
    maxWorkingDays: frame.maxWorkingDays,
    wishDay,
    paymentKindId: frame.paymentKindId,
    paymentModifier: frame.paymentModifier,
    ordering: Ordering,
    order: {
      amount: Amount,
      deliveryPoints: Stations,
      unitSize: group.priceUnit.size,
      vatBasisPoints: frame.vatBasisPoints,
      totalStepCents: countryRules(countryId).totalStepCents,
    },
    step: scaleStep(group.scale, Amount),
    today,
    nowMs: now.getTime(),
    calendar,
  };
}
