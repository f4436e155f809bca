import * as v from 'valibot';
import { Address, AddressFields } from './address';
import { CUSTOMERS, defineCall, IDENTIFIED } from './call';
import {
  CountryId,
  CountryIdText,
  Id,
  IsoDate,
  IsoTime,
  Money,
  ProductGroupId,
  requiredText,
  shortText,
  WholeNumberText,
  ZipCode,
} from './fields';
import { OrderState } from './placed-order';

const done = v.object({ success: v.boolean() });

export const EmailChangeState = v.object({
  Pending: v.boolean(),
  Applied: v.boolean(),
  NewEmailAddress: v.nullable(v.string()),
});

export const CustomerData = v.object({
  CustomerId: Id,
  EmailAddress: v.string(),
  Salutation: v.picklist([0, 1, 2]),
  Title1: v.string(),
  Title2: v.string(),
  FirstName: v.string(),
  LastName: v.string(),
  Phone: v.string(),
  NewsletterWanted: v.boolean(),
  EmailChange: EmailChangeState,
  CustomerSince: IsoDate,
});
export type CustomerData = v.InferOutput<typeof CustomerData>;

export const customerData = defineCall({
  id: 'customerData',
  summary: "The caller's own master data",
  method: 'GET',
  path: '/api/account/stammdaten',
  answer: CustomerData,
  access: CUSTOMERS,
  csrf: false,
});

export const saveCustomerData = defineCall({
  id: 'saveCustomerData',
  summary: "Changes the caller's own master data",
  method: 'POST',
  path: '/api/account/stammdaten/speichern',
  body: v.object({
    Salutation: v.optional(v.picklist([0, 1, 2]), 0),
    Title1: v.optional(shortText(40), ''),
    Title2: v.optional(shortText(40), ''),
    FirstName: requiredText(80),
    LastName: requiredText(80),
    Phone: v.optional(shortText(40), ''),
    NewsletterWanted: v.optional(v.boolean(), false),
  }),
  answer: CustomerData,
  access: CUSTOMERS,
  csrf: true,
});

/** AddressType 1 delivery, 0 invoice. IsDefault: the one that new orders begin with, one a type. */
export const CustomerAddress = v.object({
  Id,
  AddressType: v.picklist([0, 1]),
  IsDefault: v.boolean(),
  Address,
});
export type CustomerAddress = v.InferOutput<typeof CustomerAddress>;

export const customerAddresses = defineCall({
  id: 'customerAddresses',
  summary: "All of the caller's addresses",
  method: 'GET',
  path: '/api/jwt/adressen',
  answer: v.object({ Items: v.array(CustomerAddress) }),
  access: CUSTOMERS,
  csrf: false,
});

/** Specification section 3, change tracking of list items. */
export const ChangeState = v.picklist(['Unchanged', 'Added', 'Modified', 'Deleted']);
export type ChangeState = v.InferOutput<typeof ChangeState>;

/** All or nothing; Unchanged items are ignored. Somebody else's Id is NOT_FOUND. Old orders keep the address they were placed with. */
export const saveCustomerAddresses = defineCall({
  id: 'saveCustomerAddresses',
  summary: "Adds, changes and deletes several of the caller's addresses",
  method: 'POST',
  path: '/api/jwt/adressen/aenderungen',
  body: v.object({
    Items: v.pipe(
      v.array(
        v.object({
          State: ChangeState,
          /** Null for Added. */
          Id: v.nullable(Id),
          AddressType: v.picklist([0, 1]),
          IsDefault: v.optional(v.boolean(), false),
          /** Null for Deleted and Unchanged. */
          Address: v.nullable(AddressFields),
        }),
      ),
      v.maxLength(60, 'TOO_MANY'),
    ),
  }),
  answer: v.object({ Items: v.array(CustomerAddress) }),
  access: CUSTOMERS,
  csrf: true,
});

export const OrderSummary = v.object({
  OrderId: v.string(),
  OrderNumber: v.string(),
  CountryId,
  ProductGroupId,
  ProductName: v.string(),
  State: OrderState,
  PlacedAt: IsoTime,
  Amount: v.number(),
  TotalPrice: Money,
  DealerName: v.string(),
  DeliveryPlace: v.string(),
  /** What is known of the delivery: the agreed day, the delivered day, or null. */
  DeliveryDate: v.nullable(IsoDate),
  /** Leads to the rating page; null when it cannot be rated (any more). */
  RatingPath: v.nullable(v.string()),
  /** The offer list with the same configuration. */
  OrderAgainPath: v.string(),
});
export type OrderSummary = v.InferOutput<typeof OrderSummary>;

/** Newest first, 20 a page. */
export const customerOrders = defineCall({
  id: 'customerOrders',
  summary: "The caller's own orders",
  method: 'GET',
  path: '/api/kunde/bestellungen',
  query: v.object({
    page: v.optional(WholeNumberText, '1'),
    state: v.optional(v.picklist(['all', 'open', 'done']), 'all'),
  }),
  answer: v.object({ Items: v.array(OrderSummary), Total: v.number(), PageSize: v.number() }),
  access: CUSTOMERS,
  csrf: false,
});

/** Specification section 3, period statistics. Customers see their own orders; staff (later) everybody's. */
export const StatisticRow = v.object({
  /** '2026-05'. */
  Period: v.string(),
  ProductId: Id,
  ProductName: v.string(),
  ZipCode,
  /** The delivery address, 'Lindenweg 12, 10115 Berlin'. */
  Place: v.string(),
  Orders: v.number(),
  Amount: v.number(),
  Unit: v.string(),
  /** kg, so that goods can be added up; null where the unit has no weight. */
  WeightKg: v.nullable(v.number()),
  TotalPrice: Money,
  RatePay: v.boolean(),
});
export type StatisticRow = v.InferOutput<typeof StatisticRow>;

export const periodStatistic = defineCall({
  id: 'periodStatistic',
  summary: 'What was ordered in a period, by month, product and place',
  method: 'POST',
  path: '/api/periodStatistic/getStatistic',
  body: v.object({
    From: IsoDate,
    To: IsoDate,
    CountryId,
    ProductId: v.optional(v.nullable(Id), null),
    ZipCode: v.optional(v.nullable(ZipCode), null),
    RatePay: v.optional(v.nullable(v.boolean()), null),
  }),
  answer: v.object({
    Rows: v.array(StatisticRow),
    Total: v.object({ Orders: v.number(), WeightKg: v.number(), TotalPrice: Money }),
  }),
  access: CUSTOMERS,
  csrf: false,
  onNotFound: false,
});

export const statisticProducts = defineCall({
  id: 'statisticProducts',
  summary: 'The products that a statistic can be narrowed to',
  method: 'GET',
  path: '/api/periodStatistic/getProducts',
  query: v.object({ countryId: CountryIdText }),
  answer: v.array(v.object({ Id, Name: v.string() })),
  access: CUSTOMERS,
  csrf: false,
});

/** 'Mein Lager': a store of loose goods at an own delivery address. */
export const CustomerStore = v.object({
  AddressId: Id,
  Place: v.string(),
  ZipCode,
  CapacityKg: v.nullable(v.number()),
  /** What was in it on FilledAt; null: not said yet. */
  StockKg: v.nullable(v.number()),
  FilledAt: v.nullable(IsoDate),
  YearlyUseKg: v.nullable(v.number()),
  /** Estimated for today from the above; null when something is missing. */
  StockTodayKg: v.nullable(v.number()),
  /** The day on which it is empty. */
  RunsOutOn: v.nullable(IsoDate),
  LastDelivery: v.nullable(v.object({ Date: IsoDate, AmountKg: v.number() })),
  /** The offer list, prefilled with what fits into the store. */
  OrderPath: v.string(),
});
export type CustomerStore = v.InferOutput<typeof CustomerStore>;

export const customerStores = defineCall({
  id: 'customerStores',
  summary: "The caller's stores and when they run out",
  method: 'GET',
  path: '/api/kunde/lager',
  answer: v.object({ Items: v.array(CustomerStore) }),
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
  answer: v.object({ Items: v.array(CustomerStore) }),
  access: CUSTOMERS,
  csrf: true,
});

export const customerStart = defineCall({
  id: 'customerStart',
  summary: "What the customer's home page shows",
  method: 'GET',
  path: '/api/kunde/start',
  answer: v.object({
    FirstName: v.string(),
    LastName: v.string(),
    OpenOrders: v.array(OrderSummary),
    Stores: v.array(CustomerStore),
    /** The cheapest pellets for the home postcode today; null without a home or offers. */
    LastPrice: v.nullable(
      v.object({ ZipCode, Place: v.string(), UnitPrice: Money, Unit: v.string(), Path: v.string() }),
    ),
    Notifications: v.number(),
  }),
  access: CUSTOMERS,
  csrf: false,
});

/** Refused while impersonating. A file for the person: everything that we keep of it, as JSON. */
export const exportOwnData = defineCall({
  id: 'exportOwnData',
  summary: "All of the caller's own data",
  method: 'GET',
  path: '/api/account/eigene-daten',
  answer: v.record(v.string(), v.unknown()),
  access: CUSTOMERS,
  csrf: false,
});

/** Refused while impersonating, and while orders are open (CONFLICT with their numbers in context). */
export const deleteAccount = defineCall({
  id: 'deleteAccount',
  summary: 'Deletes the account; names what law makes us keep',
  method: 'POST',
  path: '/api/account/loeschen',
  body: v.object({ Password: requiredText(128) }),
  answer: v.object({
    success: v.boolean(),
    Kept: v.array(v.object({ What: v.string(), Until: IsoDate, Why: v.string() })),
  }),
  access: CUSTOMERS,
  csrf: true,
});

/** Specification section 3, cancellation orders: the customer's own side. */
export const CustomerCancellation = v.object({
  OrderId: v.string(),
  OrderNumber: v.string(),
  IsBooked: v.boolean(),
  /** How it was booked, in words; null before. */
  BookedAs: v.nullable(v.string()),
  Reason: v.nullable(v.string()),
  Feedback: v.object({ status: v.picklist([0, 1]), reason: v.string(), comment: v.string() }),
  Comments: v.array(v.object({ Author: v.picklist(['customer', 'staff']), Text: v.string(), At: IsoTime })),
});
export type CustomerCancellation = v.InferOutput<typeof CustomerCancellation>;

/** null: the order was not cancelled, or is somebody else's. */
export const customerCancellation = defineCall({
  id: 'customerCancellation',
  summary: "The customer's side of a cancellation",
  method: 'GET',
  path: '/api/kunde/stornierung/:orderId',
  params: v.object({ orderId: v.pipe(v.string(), v.maxLength(64)) }),
  answer: CustomerCancellation,
  access: IDENTIFIED,
  csrf: false,
  onNotFound: null,
});

const OrderIdText = v.pipe(v.string(), v.maxLength(64));

/** Posted only when status is 1 (specification section 5). */
export const commentCancellation = defineCall({
  id: 'commentCancellation',
  summary: 'The customer writes about a cancellation',
  method: 'POST',
  path: '/api/kunde/stornierung/kommentar',
  body: v.object({ OrderId: OrderIdText, Comment: requiredText(2000) }),
  answer: v.object({ status: v.number() }),
  access: IDENTIFIED,
  csrf: true,
});

export const saveCancellationFeedback = defineCall({
  id: 'saveCancellationFeedback',
  summary: 'The customer says why it cancelled; sets the feedback status to 1',
  method: 'POST',
  path: '/api/kunde/stornierung/feedback',
  body: v.object({ OrderId: OrderIdText, reason: requiredText(80), comment: v.optional(shortText(2000), '') }),
  answer: v.object({ status: v.number() }),
  access: IDENTIFIED,
  csrf: true,
});
