import { impersonal, personal } from '@heizplatz/identity';
import * as v from 'valibot';
import { AccessConditions, IncludedAccess } from '../fields/access-conditions.ts';
import { Address, SelectedAddress } from '../fields/address.ts';
import { CalculationConfiguration } from '../fields/configuration.ts';
import {
  BusinessText,
  CodeText,
  ContentText,
  CountryId,
  CustomerText,
  GoodsText,
  Id,
  IsoDate,
  Money,
  PlaceText,
  ProductGroupId,
  Reference,
  Secret,
  requiredText,
  shortText,
} from '../fields/fields.ts';
import { OfferVariant } from '../fields/offer.ts';
import { openPicklist } from '../fields/open-picklist.ts';
import { PAYMENT_KIND_CODES } from './payment-kinds.ts';

export const PaymentKind = v.picklist(PAYMENT_KIND_CODES);
export type PaymentKind = v.InferOutput<typeof PaymentKind>;

/** One way to pay in months; interest as an effective yearly rate in percent. Rates add up to TotalPrice. */
export const InstalmentPlan = v.object({
  Months: v.number(),
  MonthlyRate: Money,
  LastRate: Money,
  InterestPercent: v.number(),
  Interest: Money,
  TotalPrice: Money,
});
export type InstalmentPlan = v.InferOutput<typeof InstalmentPlan>;

/** The disclosures that the law requires before a credit agreement (rule PAY-02). */
export const CreditTerms = v.object({
  Lender: BusinessText,
  LenderAddress: BusinessText,
  /** 'Achtung! Kreditaufnahme kostet Geld.' */
  Warning: ContentText,
  StandardInformation: v.array(v.object({ Label: ContentText, Value: ContentText })),
  /** What the customer agrees to: the provider's credit check. */
  ConsentText: ContentText,
});
export type CreditTerms = v.InferOutput<typeof CreditTerms>;

export const PaymentChoice = v.object({
  Id,
  Kind: openPicklist(PaymentKind),
  Name: GoodsText,
  /** One sentence for the customer: when and to whom it is paid. */
  Description: ContentText,
  IsRatePayPayment: v.boolean(),
  IsDefault: v.boolean(),
  /** False while the provider does not respond: displayed with the reason, the others remain available. */
  IsAvailable: v.boolean(),
  /** Whether it needs an account and a mandate. */
  NeedsIban: v.boolean(),
  /** Instalments: the months that may be chosen; else empty. */
  Plans: v.array(InstalmentPlan),
  /** Null unless it is credit. */
  Credit: v.nullable(CreditTerms),
});
export type PaymentChoice = v.InferOutput<typeof PaymentChoice>;

/** A step that is done carries IsValid; Variant is the payment kind of step bezahlung, else null. */
export const OrderStep = v.object({
  Path: v.picklist(['adresse', 'mengenverteilung', 'bezahlung', 'bestellung-abschliessen']),
  Variant: v.nullable(openPicklist(PaymentKind)),
  Title: ContentText,
  Weight: v.picklist([0, 5, 20, 99]),
  IsValid: v.boolean(),
});
export type OrderStep = v.InferOutput<typeof OrderStep>;

export const SelectedPayment = v.object({
  IsRatePayPayment: v.boolean(),
  PaymentId: Id,
  PaymentModifier: v.nullable(v.number()),
  Kind: openPicklist(PaymentKind),
  Name: GoodsText,
  /** 'DE89 •••• 3000'; null unless SEPA. */
  MaskedIban: v.nullable(Secret),
  /** Days after the delivery until an invoice of the dealer's is due; absent for other kinds and older orders. */
  TermDays: v.optional(v.number()),
  /** Of the customer's mandate to the dealer; null or absent without one. */
  MandateReference: v.optional(v.nullable(CustomerText)),
  /** The chosen plan; null unless instalments. */
  Plan: v.nullable(InstalmentPlan),
});
export type SelectedPayment = v.InferOutput<typeof SelectedPayment>;

/** What goes to one delivery point; Address is null until it is chosen. InvoiceAddress and CompanyName are the order's, judged on station 1. */
export const ProcessDeliveryPoint = v.object({
  StationNumber: v.number(),
  /** In the group's unit; null until it is distributed. */
  StationAmount: v.nullable(v.number()),
  Address: v.nullable(Address),
  InvoiceAddress: v.nullable(Address),
  CompanyName: CustomerText,
});
export type ProcessDeliveryPoint = v.InferOutput<typeof ProcessDeliveryPoint>;

/**
 * spent: an order has got that price; other-person: it was promised to another mailbox; over: its 24 hours are past, or
 * a later mail promises another.
 */
const HeldPriceReason = v.picklist(['spent', 'other-person', 'over']);

export const HeldPriceRefusal = v.object({
  Reason: openPicklist(HeldPriceReason),
  /** What the mail named; today's is higher. */
  PromisedTotalPrice: Money,
});
export type HeldPriceRefusal = v.InferOutput<typeof HeldPriceRefusal>;

/**
 * Common order data of rule CHECKOUT-04. ApplicableSteps is the map: one entry a path, the payment step with the chosen
 * or default kind. Steps are the validated ones, up to the first that is not done: what is not there with its variant
 * can't be reached. The payment step stands there once for every kind that may be chosen, the chosen or default one
 * last, so that walking back from the end meets it first. IsValid means done; the summary's is always false.
 */
export const OrderProcess = v.object({
  CountryId,
  ProductGroupId,
  EmailAddress: CustomerText,
  CustomerId: v.nullable(Id),
  IsGuest: v.boolean(),
  /** Whether a token identifies the caller; without, the next step is bestellanmeldung. */
  IsIdentified: v.boolean(),
  InstalmentToken: v.nullable(Secret),
  DeviceToken: v.nullable(Secret),
  RatePayClientId: v.nullable(CodeText),
  RatePayMerchantId: v.nullable(CodeText),
  AllowCompany: v.boolean(),
  AllowInvoiceAddress: v.boolean(),
  AllowAddressSelection: v.boolean(),
  IsRatePayPayment: v.boolean(),
  HasCalculation: v.boolean(),
  EmailChangeRequestedState: v.object({
    Pending: v.boolean(),
    Applied: v.boolean(),
    NewEmailAddress: v.nullable(CustomerText),
  }),
  Configuration: CalculationConfiguration,
  Offer: OfferVariant,
  /** Sent with Finalise, so that two tabs with equal totals are distinguished. */
  OfferId: GoodsText,
  /** One entry a station, 1 … Stations. */
  Stations: v.array(ProcessDeliveryPoint),
  /** The group's minimum of one household, in its unit. */
  MinAmountPerStation: v.number(),
  /** Place of the offer's postcode; fixed in the address forms. */
  PlaceName: PlaceText,
  /** Set when the offer's price differs from the chosen one; displayed, never charged without notice. */
  PreviousTotalPrice: v.nullable(Money),
  /** Why the lower price that a mail promised for exactly this does not count; null: it does, or there is none. */
  HeldPriceRefusal: v.optional(v.nullable(HeldPriceRefusal), null),
  AccessConditions: v.nullable(AccessConditions),
  /**
   * The answers for this address from an earlier order, or for this order before its offer changed; they prefill the
   * form.
   */
  KnownAccessConditions: v.nullable(AccessConditions),
  /** What the chosen offer is made for; absent where it has no such options. */
  IncludedAccess: v.optional(IncludedAccess, {}),
  SelectedAddresses: v.array(SelectedAddress),
  DeliveryAddress: v.nullable(Address),
  InvoiceAddress: v.nullable(Address),
  PaymentData: v.object({ Choices: v.array(PaymentChoice), Selected: v.nullable(SelectedPayment) }),
  /** The dealer as contract partner: address, register, documents. */
  Seller: v.object({
    Company: BusinessText,
    Address: BusinessText,
    Register: BusinessText,
    TermsPath: Reference,
    WithdrawalPath: v.nullable(Reference),
    CreditorId: v.nullable(BusinessText),
    /**
     * More than 10 % below the order, the price is that of the delivered amount's own step; only if that was stated
     * before ordering.
     */
    SettlesBySteps: v.optional(v.boolean(), false),
  }),
  /** Delivery limits as text, displayed at the start of checkout (required by law). */
  DeliveryLimits: v.array(ContentText),
  Steps: v.array(OrderStep),
  ApplicableSteps: v.array(OrderStep),
});
export type OrderProcess = v.InferOutput<typeof OrderProcess>;

/** The three fields of rule CHECKOUT-11, and what SEPA needs. */
export const SavePayment = v.object({
  IsRatePayPayment: v.boolean(),
  PaymentId: Id,
  PaymentModifier: v.optional(v.nullable(v.number()), null),
  Iban: v.optional(v.nullable(personal('secret', shortText(50))), null),
  AccountHolder: v.optional(v.nullable(personal('customer', shortText(120))), null),
  MandateAccepted: v.optional(v.boolean(), false),
  /** Credit: yes to the provider's check. */
  CreditConsent: v.optional(v.boolean(), false),
  /** Credit: required by the provider, 'YYYY-MM-DD'; at least 18 years ago. */
  DateOfBirth: v.optional(v.nullable(personal('secret', IsoDate)), null),
});

/** mengenverteilung: every station with its address and amount; the amounts add up to the order's. */
export const SaveAmounts = v.object({
  ProductGroupId,
  Stations: v.pipe(
    v.array(
      v.object({
        StationNumber: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9)),
        AddressId: Id,
        Amount: v.pipe(
          v.number('AMOUNT_REQ'),
          v.integer(),
          v.minValue(0, 'AMOUNT_MIN'),
          v.maxValue(1_000_000, 'AMOUNT_MAX'),
        ),
      }),
    ),
    v.minLength(1, 'REQUIRED'),
    v.maxLength(9),
  ),
});

export const Finalise = v.object({
  ProductGroupId,
  /**
   * Generated by the browser when the summary opens; stored with its response, so that a second request gets the
   * first order.
   */
  IdempotencyKey: v.pipe(v.string(), v.uuid('REQUIRED')),
  /** The total that the customer saw, and the offer it was of. */
  TotalPrice: Money,
  OfferId: impersonal('goods', requiredText(80)),
});
