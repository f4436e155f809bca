import { declaredColumns, defineStaffList } from '@heizplatz/api-identity';
import { amountText, customerName, getOrder, goodsText, type Order, ORDER_STATE_NAMES } from '@heizplatz/api-ordering';
import { epochDay, siteDay } from '@heizplatz/api-platform';
import { CALLS, type CallRequest, STAFF_LISTS, type StaffOrderRow } from '@heizplatz/contract';
import { siteById } from '@heizplatz/country';
import { findListedOrders, ORDER_ROWS } from './order-list-repository';

type Query = CallRequest<typeof CALLS.staffOrders>['query'];

const isAnswerAwaited = ({ state, confirmUntil, proposedWindow }: Order): boolean =>
  state === 'placed' && confirmUntil === null && proposedWindow === null;

function presentRow(order: Order, dealerName: string, now: Date): StaffOrderRow {
  const answerDueAt = isAnswerAwaited(order) ? order.answerDueAt : null;
  const { ZipCode, City } = order.deliveryAddresses[0].Address;
  return {
    OrderId: order.id,
    OrderNumber: order.number,
    CountryId: order.countryId,
    State: order.state,
    PlacedAt: order.placedAt.toISOString(),
    AnswerDueAt: answerDueAt?.toISOString() ?? null,
    IsLate: answerDueAt !== null && answerDueAt <= now,
    DaysOld: epochDay(siteDay(now)) - epochDay(siteDay(order.placedAt)),
    CustomerName: customerName(order),
    Place: `${ZipCode} ${City}`.trim(),
    IsGuest: order.isGuest,
    DealerId: order.dealerId,
    DealerName: dealerName,
    AmountText: amountText(order),
    ProductName: goodsText(order),
    TotalPrice: order.totalCents / 100,
    DeliveryDay: order.deliveryWindow?.Date ?? null,
    DeliveredOn: order.deliveredOn,
  };
}

/** Placed orders of all dealers, the newest first. */
export const orderList = defineStaffList<Query, StaffOrderRow>({
  call: CALLS.staffOrders,
  exportCall: CALLS.exportStaffOrders,
  ...ORDER_ROWS,
  read: async (db, ids, { clock }) =>
    (await findListedOrders(db, ids.map(String))).map(({ order, dealerName }) =>
      presentRow(getOrder(order), dealerName, clock()),
    ),
  getId: ({ OrderId }) => OrderId,
  ...declaredColumns(STAFF_LISTS.staffOrders, {
    state: ({ State }: StaffOrderRow) => ORDER_STATE_NAMES[State],
    currency: ({ CountryId }: StaffOrderRow) => siteById(CountryId).currency.code,
  }),
});
