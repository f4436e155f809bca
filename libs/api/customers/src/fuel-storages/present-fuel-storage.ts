import { placeText, shareOut } from '@heizplatz/api-finance';
import { addressFingerprint, type AddressRow, presentAddress } from '@heizplatz/api-identity';
import { epochDay, isoDay } from '@heizplatz/api-platform';
import { defaultConfiguration, encodeCalculatorQuery, PRODUCT_GROUPS } from '@heizplatz/calculator';
import { type FuelStorage, type ProductGroupId } from '@heizplatz/contract';
import { isCountryId } from '@heizplatz/country';
import { offersPath } from '@heizplatz/routes';
import { fittingAmountKg } from './fitting-amount';
import { forecastFuelStorage, type FuelStorageDelivery } from './fuel-storage-forecast';
import { type DeliveredOrder, type FuelStorageRow } from './store-repository';

const LOOSE_PELLETS: ProductGroupId = 3;

interface PlaceDelivery extends FuelStorageDelivery {
  readonly productGroupId: ProductGroupId;
}

/** Deliveries to the place of an address, whoever lived there: it is identified by street and number. */
function deliveriesTo(fingerprint: string, orders: readonly DeliveredOrder[]): PlaceDelivery[] {
  return orders.flatMap((order) => {
    const deliveryPoints = order.deliveryAddresses;
    const amounts = shareOut(
      order.deliveredAmount ?? order.amount,
      deliveryPoints.map(({ StationAmount }) => StationAmount),
    );
    return deliveryPoints.flatMap(({ Address }, index) =>
      addressFingerprint(Address) === fingerprint
        ? [
            {
              day: epochDay(order.deliveredOn),
              amountKg: amounts[index] ?? 0,
              productGroupId: order.productGroupId,
            },
          ]
        : [],
    );
  });
}

function orderPath(zipCode: string, countryId: number, productGroupId: ProductGroupId, amountKg: number): string {
  if (!isCountryId(countryId)) throw new Error(`no country ${countryId}`);
  const configuration = defaultConfiguration(countryId, productGroupId);
  const query = encodeCalculatorQuery({ ...configuration, ZipCode: zipCode, Amount: amountKg });
  return `${offersPath(PRODUCT_GROUPS[productGroupId])}?${query}`;
}

/**
 * The fuel storage at a delivery address with its forecast for a day; `said` is undefined until the customer entered
 * something.
 */
export function presentFuelStorage(
  row: AddressRow,
  {
    statement,
    orders,
    today,
  }: { statement: FuelStorageRow | undefined; orders: readonly DeliveredOrder[]; today: number },
): FuelStorage {
  const address = presentAddress(row);
  const { capacityKg = null, stockKg = null, filledAt = null, yearlyUseKg = null } = statement ?? {};
  const deliveries = deliveriesTo(addressFingerprint(address), orders);
  const last = deliveries.at(-1);
  const filledDay = filledAt === null ? null : epochDay(filledAt);
  const forecast = forecastFuelStorage({ capacityKg, stockKg, filledDay, yearlyUseKg, deliveries }, today);
  const groupId = last?.productGroupId ?? LOOSE_PELLETS;
  const amountKg = fittingAmountKg(PRODUCT_GROUPS[groupId], { capacityKg, ...forecast });
  return {
    AddressId: row.id,
    Place: placeText(address),
    ZipCode: row.zipCode,
    CapacityKg: capacityKg,
    StockKg: stockKg,
    FilledAt: filledAt,
    YearlyUseKg: yearlyUseKg,
    StockTodayKg: forecast.stockTodayKg,
    RunsOutOn: forecast.runsOutOn === null ? null : isoDay(forecast.runsOutOn),
    LastDelivery: last ? { Date: isoDay(last.day), AmountKg: last.amountKg } : null,
    OrderPath: orderPath(row.zipCode, row.countryId, groupId, amountKg),
  };
}
