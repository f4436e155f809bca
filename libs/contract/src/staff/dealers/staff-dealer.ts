import { ZIP_CODE_PATTERN } from '@heizplatz/country';
import { impersonal } from '@heizplatz/identity';
import * as v from 'valibot';
import {
  BusinessText,
  CodeText,
  CountryId,
  EmailAddress,
  GoodsText,
  Id,
  IsoDate,
  IsoTime,
  Money,
  PlaceText,
  Reference,
  StaffText,
  requiredText,
  shortText,
} from '../../fields/fields.ts';
import { openPicklist } from '../../fields/open-picklist.ts';

/** Raised by the server with each change; the one that was read is sent back. 0: what is not there yet. */
export const RowVersion = v.pipe(v.number(), v.integer(), v.minValue(0));

/** 1 private, 2 business, 3 collective. */
export const CustomerGroupId = v.picklist([1, 2, 3]);

/** Without offers: no price counts. Stopped: no branch takes orders. */
export const DealerState = v.picklist(['selling', 'stopped', 'without-prices', 'locked']);
export type DealerState = v.InferOutput<typeof DealerState>;

/** What staff write of a dealer itself; an empty text is none. */
export const dealerMaster = {
  Name: impersonal('business', requiredText(120)),
  Company: impersonal('business', requiredText(160)),
  Street: impersonal('business', requiredText(120)),
  ZipCode: v.pipe(v.string(), v.trim(), v.regex(ZIP_CODE_PATTERN, 'ZIPCODE_INV')),
  City: impersonal('business', requiredText(80)),
  Phone: impersonal('business', requiredText(40)),
  EmailAddress,
  /** Court and number, as in the imprint. */
  Register: impersonal('business', requiredText(160)),
  TaxNumber: impersonal('business', requiredText(40)),
  /** LUCID (DE), ARA (AT), none exists in Switzerland: packed goods are sold only with one. */
  PackagingNumber: impersonal('business', shortText(40)),
  SinceYear: v.pipe(v.number(), v.integer(), v.minValue(1800, 'YEAR_INV'), v.maxValue(2100, 'YEAR_INV')),
  /** SEPA creditor id. */
  CreditorId: v.pipe(shortText(40), v.regex(/^$|^[A-Z]{2}\d{2}[A-Z\d]{3}[A-Z\d]{1,28}$/, 'CREDITOR_INV')),
  Iban: impersonal('business', shortText(42)),
  QrIban: impersonal('business', shortText(42)),
  EnplusId: impersonal('business', shortText(40)),
  /** Less than 90 % of the ordered amount counts by the step of what was delivered. */
  SettlesBySteps: v.boolean(),
  /** The dealer's own description on its page. */
  Description: impersonal('business', shortText(4000)),
};

/** A dealer as staff see it. */
export const StaffDealer = v.object({
  Id,
  Version: RowVersion,
  CountryId,
  /** Its key in price files, and the end of its page's address. */
  Key: CodeText,
  State: openPicklist(DealerState),
  /** Null: it sells. */
  Lock: v.nullable(v.object({ At: IsoTime, Reason: StaffText })),
  /** Of its public page. */
  Path: Reference,
  OpenOrderCount: v.number(),
  ...dealerMaster,
});
export type StaffDealer = v.InferOutput<typeof StaffDealer>;

/** Postcodes from one to another, both within, of one distance zone. */
export const AreaRange = v.object({
  From: v.pipe(v.string(), v.trim(), v.regex(ZIP_CODE_PATTERN, 'ZIPCODE_INV')),
  To: v.pipe(v.string(), v.trim(), v.regex(ZIP_CODE_PATTERN, 'ZIPCODE_INV')),
  Zone: v.pipe(v.number(), v.integer(), v.minValue(0, 'ZONE_INV'), v.maxValue(9, 'ZONE_INV')),
});
export type AreaRange = v.InferOutput<typeof AreaRange>;

/** Net, per delivery point; a discount is negative. */
const BranchOption = v.object({ OptionId: Id, Price: v.pipe(Money, v.minValue(-100_000), v.maxValue(100_000)) });

export const branchParts = {
  /** Its key in price files: small letters, digits, dashes. Stays as it is once the branch is there. */
  Key: v.pipe(requiredText(60), v.regex(/^(?=.*[a-z])[a-z\d]+(-[a-z\d]+)*$/, 'KEY_INV')),
  ZipCode: v.pipe(v.string(), v.trim(), v.regex(ZIP_CODE_PATTERN, 'ZIPCODE_INV')),
  LeadWorkingDays: v.pipe(v.number(), v.integer(), v.minValue(1, 'DAYS_INV'), v.maxValue(60, 'DAYS_INV')),
  /** 1 Monday … 6 Saturday. */
  Weekdays: v.pipe(v.array(v.picklist([1, 2, 3, 4, 5, 6])), v.minLength(1, 'REQUIRED'), v.maxLength(6)),
  /** No new orders before; null: open. */
  StoppedUntil: v.nullable(IsoDate),
  Areas: v.pipe(v.array(AreaRange), v.maxLength(2000)),
  Options: v.pipe(v.array(BranchOption), v.maxLength(200)),
};

export const StaffBranch = v.object({
  Id,
  Version: RowVersion,
  ...branchParts,
  Place: PlaceText,
  ZipCodeCount: v.number(),
  /** Of the farthest postcode, in kilometres. */
  ReachKm: v.number(),
});
export type StaffBranch = v.InferOutput<typeof StaffBranch>;

const price = v.pipe(Money, v.minValue(0, 'PRICE_INV'), v.maxValue(100_000, 'PRICE_INV'));

/** Net prices of one product at one branch from a moment on; a unit is 1 t, 1 pallet or 100 l. */
export const priceTerms = {
  /** At the group's reference amount. */
  UnitPrice: v.pipe(price, v.minValue(1, 'PRICE_INV')),
  /** Percent of it per step of the group's scale. */
  ScalePercents: v.pipe(
    v.array(v.pipe(v.number(), v.minValue(50, 'PERCENT_INV'), v.maxValue(300, 'PERCENT_INV'))),
    v.maxLength(20),
  ),
  /** Added per unit in zone 0, 1, … */
  ZonePrices: v.pipe(v.array(price), v.minLength(1, 'REQUIRED'), v.maxLength(10)),
  /** Per delivery point. */
  StationFee: price,
  /** Null but for pallet goods. */
  PalletWeightKg: v.nullable(
    v.pipe(v.number(), v.integer(), v.minValue(100, 'WEIGHT_INV'), v.maxValue(2000, 'WEIGHT_INV')),
  ),
  Deposit: price,
  /** Null: not specified. */
  MakerName: v.nullable(BusinessText),
};
const DatedTerms = v.object({ ValidFrom: IsoTime, ...priceTerms });

export const priceKey = {
  BranchId: Id,
  ProductId: Id,
  /** Null for goods without one. */
  CertificationId: v.nullable(Id),
  CustomerGroupId,
};

export const StaffPrice = v.object({
  ...priceKey,
  Version: RowVersion,
  BranchName: GoodsText,
  ProductName: GoodsText,
  ProductGroupId: v.number(),
  /** Empty without one. */
  CertificationName: GoodsText,
  /** Null: it is yet to come. */
  Current: v.nullable(DatedTerms),
  /** The next first. */
  Coming: v.array(DatedTerms),
  /** Of savePrice alone: the price waits as this import for somebody else's yes, since it jumps, or since each does. */
  HeldImportId: v.optional(Id),
});
export type StaffPrice = v.InferOutput<typeof StaffPrice>;

export const DealerDocumentKind = v.picklist(['terms', 'privacy', 'certificate']);
export const StaffDealerDocument = v.object({
  Id,
  Kind: openPicklist(DealerDocumentKind),
  Name: BusinessText,
  ByteCount: v.number(),
  ValidFrom: IsoDate,
  ValidUntil: v.nullable(IsoDate),
  AddedAt: IsoTime,
  AddedBy: StaffText,
  /** Of terms and privacy the newest that has begun; of certificates: begun and not ended. */
  Counts: v.boolean(),
});
export type StaffDealerDocument = v.InferOutput<typeof StaffDealerDocument>;

/** What a price file would change, line by line; wrong lines stand beside the good ones. */
export const PriceFileReading = v.object({
  Changes: v.array(
    v.object({
      Line: v.number(),
      BranchName: GoodsText,
      ProductName: GoodsText,
      CertificationName: GoodsText,
      CustomerGroupId,
      ValidFrom: IsoTime,
      /** Net per unit at the reference amount; null: not sold before. */
      OldPrice: v.nullable(Money),
      NewPrice: Money,
      /** Of the price; null without an old one. */
      Percent: v.nullable(v.number()),
      /**
       * Of what a customer pays, at the step and zone where it moves most, against the old price or the last approved one;
       * of a new one against the region's median. Null where there is none.
       */
      LargestPercent: v.nullable(v.number()),
      /** More than 15 % there, or new with nothing to compare: waits for a yes. */
      IsJump: v.boolean(),
    }),
  ),
  /** Line 0: the whole file. */
  BadLines: v.array(v.object({ Line: v.number(), Message: BusinessText })),
  UnchangedCount: v.number(),
});
export type PriceFileReading = v.InferOutput<typeof PriceFileReading>;

export const PriceImportState = v.picklist(['held', 'taken', 'refused']);
export const PriceImport = v.object({
  Id,
  DealerId: Id,
  DealerName: BusinessText,
  CountryId,
  State: openPicklist(PriceImportState),
  FileName: Reference,
  ChangeCount: v.number(),
  JumpCount: v.number(),
  BadLineCount: v.number(),
  ReceivedAt: IsoTime,
  /** A member of staff, or the first signs of the dealer's key. */
  ReceivedFrom: StaffText,
  DecidedAt: v.nullable(IsoTime),
  DecidedBy: v.nullable(StaffText),
  Reason: v.nullable(StaffText),
  /** What staff are offered. */
  May: v.object({ Accept: v.boolean(), Refuse: v.boolean() }),
});
export type PriceImport = v.InferOutput<typeof PriceImport>;

/** A CSV file of at most 2 MB as text. */
export const priceFile = {
  FileName: impersonal('reference', requiredText(120)),
  Content: impersonal('goods', v.pipe(v.string(), v.minLength(1, 'REQUIRED'), v.maxLength(2_000_000, 'TOO_LARGE'))),
};
