import * as v from 'valibot';
import { CUSTOMERS } from '../access.ts';
import { defineCall } from '../call.ts';
import { Id, IsoDate, PlaceText, Reference, ZipCode } from '../fields/fields.ts';

/** 'Mein Lager': a store of loose goods at an own delivery address. */
export const FuelStorage = v.object({
  AddressId: Id,
  Place: PlaceText,
  ZipCode,
  CapacityKg: v.nullable(v.number()),
  /** The stock on FilledAt; null: not specified yet. */
  StockKg: v.nullable(v.number()),
  FilledAt: v.nullable(IsoDate),
  YearlyUseKg: v.nullable(v.number()),
  /** Estimated for today from the above; null when something is missing. */
  StockTodayKg: v.nullable(v.number()),
  /** The day on which it is empty. */
  RunsOutOn: v.nullable(IsoDate),
  LastDelivery: v.nullable(v.object({ Date: IsoDate, AmountKg: v.number() })),
  /** The offer list, prefilled with what fits into the store. */
  OrderPath: Reference,
});
export type FuelStorage = v.InferOutput<typeof FuelStorage>;

export const customerStores = defineCall({
  id: 'customerStores',
  summary: "The caller's stores and when they run out",
  method: 'GET',
  path: '/api/kunde/lager',
  response: v.object({ Items: v.array(FuelStorage) }),
  access: CUSTOMERS,
  csrf: false,
});

const Kilograms = v.pipe(v.number(), v.integer(), v.minValue(0, 'AMOUNT_MIN'), v.maxValue(100_000, 'AMOUNT_MAX'));

export const saveCustomerStore = defineCall({
  id: 'saveCustomerStore',
  summary: 'Says how large a store is, how full, and what is burnt in a year',
  method: 'POST',
  path: '/api/kunde/lager/speichern',
  body: v.object({
    AddressId: Id,
    CapacityKg: v.nullable(Kilograms),
    StockKg: v.nullable(Kilograms),
    FilledAt: v.nullable(IsoDate),
    YearlyUseKg: v.nullable(Kilograms),
  }),
  response: v.object({ Items: v.array(FuelStorage) }),
  access: CUSTOMERS,
  csrf: true,
});
