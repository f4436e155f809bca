import { impersonal } from '@heizplatz/identity';
import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { CountryId, CustomerText, Id, IsoTime, PlaceText, Reference } from '../../fields/fields.ts';
import { OrderState } from '../../orders/placed-order.ts';
import { STAFF_ACCESS } from '../../staff-access.ts';
import { openPicklist } from '../../fields/open-picklist.ts';

const resultGroup = <const Row extends v.GenericSchema>(row: Row) =>
  /** Null: the caller's roles do not open them. */
  v.nullable(v.object({ Items: v.array(row), /** There are more than these. */ HasMore: v.boolean() }));

export const FoundOrder = v.object({
  Id: Reference,
  Number: Reference,
  Name: CustomerText,
  ZipCode: PlaceText,
  City: PlaceText,
  CountryId,
  State: openPicklist(OrderState),
  PlacedAt: IsoTime,
  /** Null: its customer is gone. */
  CustomerId: v.optional(v.nullable(Id), null),
  /** Of its addresses, as they were entered. */
  Phones: v.optional(v.array(CustomerText), []),
});
export const FoundCustomer = v.object({
  Id,
  Name: CustomerText,
  Email: CustomerText,
  Phone: CustomerText,
  ZipCode: PlaceText,
  City: PlaceText,
  CountryId,
  IsGuest: v.boolean(),
});
export const FoundDealer = v.object({ Id, Name: CustomerText, ZipCode: PlaceText, City: PlaceText, CountryId });

/**
 * By number, name, mail, phone and postcode; every word has to match. Input shorter than two letters finds nothing.
 */
export const staffSearch = defineCall({
  id: 'staffSearch',
  summary: 'Orders, customers and dealers by what somebody says on the phone',
  method: 'GET',
  path: '/api/support/suche',
  query: v.object({ search: v.optional(impersonal('search', v.pipe(v.string(), v.trim(), v.maxLength(120))), '') }),
  response: v.object({
    Orders: resultGroup(FoundOrder),
    Customers: resultGroup(FoundCustomer),
    Dealers: resultGroup(FoundDealer),
  }),
  access: STAFF_ACCESS,
  csrf: false,
});
