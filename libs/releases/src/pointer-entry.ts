import * as v from 'valibot';

/**
 * One rule of an entry: `version` serves `share` (0 to 1) of the visitors of `sites` (country ids; null: of all sites).
 */
export const ServingRule = v.object({
  version: v.string(),
  share: v.number(),
  sites: v.nullable(v.array(v.number())),
});
export type ServingRule = v.InferOutput<typeof ServingRule>;

/** What the pointer says of one remote. */
export const PointerEntry = v.object({
  /** In order: the first rule that covers a visitor wins. The last one covers all visitors (`share: 1, sites: null`). */
  serving: v.array(ServingRule),
  /** Versions that served everybody before, the newest last. */
  history: v.array(v.string()),
  /** Somebody chose this version, by the staff's screen or a command: a start leaves it. */
  isChosen: v.optional(v.boolean()),
});
export type PointerEntry = v.InferOutput<typeof PointerEntry>;
