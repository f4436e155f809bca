import * as v from 'valibot';
import { BusinessText, CodeText, CountryId, GoodsText, Id, IsoDate, Money, ProductGroupId } from './fields.ts';

/** Id is the upselling type or payment kind; ForgeinId (as the wire spells it) names the option inside it. */
export const UpsellingItem = v.object({
  Id,
  ForgeinId: Id,
  Key: CodeText,
  Name: GoodsText,
  IsUpselling: v.boolean(),
  Selected: v.boolean(),
  Modifier: v.optional(v.nullable(v.number()), null),
  DesiredDate: v.optional(v.nullable(IsoDate), null),
  /** Of a wished day: those of the next weeks on which somebody delivers there; absent in init. */
  DesiredDates: v.exactOptional(v.array(IsoDate)),
  /** Gross, what it adds to an order at most dealers; null where it adds nothing that can be named. */
  Surcharge: v.optional(v.nullable(Money), null),
  /** Whose surcharge it is: the dealer of the cheapest offer that has the option. Absent where init speaks of a whole country. */
  DealerName: v.exactOptional(BusinessText),
  /** Gross total of the cheapest offer that has the option; absent where no offer has it. */
  BestTotal: v.exactOptional(Money),
  /** Number of offers in the list that would have it, whatever else is chosen; absent in init. */
  OfferCount: v.exactOptional(v.number()),
});
export type UpsellingItem = v.InferOutput<typeof UpsellingItem>;

/**
 * A group of options for one customer group: whether an order needs it, whether it is displayed, and its initial
 * value (null: the catalogue's).
 */
export const ParameterRule = v.object({
  CustomerGroupId: Id,
  IsRequired: v.boolean(),
  IsVisible: v.boolean(),
  DefaultId: v.nullable(Id),
});
export type ParameterRule = v.InferOutput<typeof ParameterRule>;

const Choice = v.object({
  Id,
  Key: CodeText,
  Name: GoodsText,
  Selected: v.boolean(),
  Surcharge: v.optional(v.nullable(Money), null),
});

/** Goods as the law wants them described before they are ordered (rule LAW-05). */
export const ProductDetail = v.object({
  Id,
  Name: GoodsText,
  Description: GoodsText,
  /** 'Gefahr' or 'Achtung'; null for goods without hazards. */
  SignalWord: v.nullable(GoodsText),
  /** 'H304: Kann bei Verschlucken … tödlich sein.' */
  HazardStatements: v.array(GoodsText),
  /** GHS02, GHS08 … */
  Pictograms: v.array(GoodsText),
  /** Warnings and advice for use (GPSR). */
  Warnings: v.array(GoodsText),
});
export type ProductDetail = v.InferOutput<typeof ProductDetail>;

export const Maker = v.object({
  Id,
  Name: GoodsText,
  Address: BusinessText,
  EmailAddress: BusinessText,
  /** ENplus or DINplus id; null without. */
  CertificateNumber: v.nullable(GoodsText),
});
export type Maker = v.InferOutput<typeof Maker>;

/** kalkulation/init: what can be chosen in a product group of a country. */
export const InitConfiguration = v.object({
  CountryId,
  ProductGroupId,
  ProductId: Id,
  Groups: v.array(
    v.object({
      Key: CodeText,
      Id,
      Name: GoodsText,
      Parameters: v.array(UpsellingItem),
      /** What staff demand of it, by customer group; absent: nothing. */
      Rules: v.exactOptional(v.array(ParameterRule)),
    }),
  ),
  Products: v.array(ProductDetail),
  /** Who makes these goods (GPSR), by the offers' MakerId. */
  Makers: v.array(Maker),
  StationList: v.array(v.object({ Id, Selected: v.boolean() })),
  StationsList: v.array(v.object({ Id, Selected: v.boolean() })),
  ProductCertificationList: v.array(Choice),
  ProductSettingList: v.array(Choice),
  LooseBlowingProcessList: v.array(Choice),
  AppointmentPlus: v.boolean(),
});
export type InitConfiguration = v.InferOutput<typeof InitConfiguration>;
