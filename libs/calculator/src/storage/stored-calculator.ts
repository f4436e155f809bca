import * as v from 'valibot';
import { PRODUCT_GROUP_IDS } from '../groups/groups-where.ts';

const text = v.pipe(v.string(), v.maxLength(10));
const amount = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999_999_999));

/** What `hp_{country}` holds; another version is dropped when read. */
export const StoredCalculator = v.object({
  version: v.literal(1),
  zipCode: text,
  /** By product group's id, in the group's unit. */
  amounts: v.record(v.picklist(PRODUCT_GROUP_IDS.map(String)), amount),
  /** Ids of the groups chosen, the latest first. */
  productGroupIds: v.array(v.picklist(PRODUCT_GROUP_IDS)),
  /** What the visitor has been notified of at the end of the session. */
  session: v.nullable(v.object({ expired: v.boolean(), notified: v.boolean() })),
  /** By postcode; cached for two days. */
  zipChecks: v.record(text, v.object({ isValid: v.boolean(), checkedAtMs: v.number() })),
});
export type StoredCalculator = v.InferOutput<typeof StoredCalculator>;

export const EMPTY_STORED_CALCULATOR: StoredCalculator = {
  version: 1,
  zipCode: '',
  amounts: {},
  productGroupIds: [],
  session: null,
  zipChecks: {},
};
