import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import {
  CountryId,
  CustomerText,
  EmailAddress,
  IsoTime,
  PlaceText,
  ProductGroupId,
  Reference,
} from '../../fields/fields.ts';
import { SUPPORT } from '../../staff-access.ts';
import { openPicklist } from '../../fields/open-picklist.ts';

/** A confirmed request for a large amount or a call-back, as its sender wrote it. */
export const StaffInquiry = v.object({
  Id: Reference,
  Kind: openPicklist(v.picklist(['bulk', 'call-back'])),
  CountryId,
  ProductGroupId: openPicklist(ProductGroupId),
  ZipCode: PlaceText,
  /** In the group's unit. */
  Amount: v.number(),
  Name: CustomerText,
  EmailAddress,
  /** Empty: not stated. */
  Phone: CustomerText,
  Message: CustomerText,
  ConfirmedAt: IsoTime,
});
export type StaffInquiry = v.InferOutput<typeof StaffInquiry>;

/** 404 (null for the client) for one that is unknown, not confirmed, or outlived. */
export const staffInquiry = defineCall({
  id: 'staffInquiry',
  summary: 'A confirmed request for a large amount or a call-back',
  method: 'GET',
  path: '/api/support/anfragen/:inquiryId',
  params: v.object({ inquiryId: v.pipe(v.string(), v.uuid('ID_INV')) }),
  response: StaffInquiry,
  access: SUPPORT,
  csrf: false,
  onNotFound: null,
});
