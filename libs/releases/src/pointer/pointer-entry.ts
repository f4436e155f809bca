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

/** What the pointer says of one remote. Each move writes an entry of the next revision; none is changed. */
export const PointerEntry = v.object({
  /** From 1 on; 0 is what a pointer.json of before revisions says. */
  revision: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  /** In order: the first rule that covers a visitor wins. The last one covers all visitors (`share: 1, sites: null`). */
  serving: v.pipe(
    v.array(ServingRule),
    v.check((rules) => rules.at(-1)?.share === 1 && rules.at(-1)?.sites === null, 'the last rule is for all'),
  ),
  /** Versions that served everybody before, the newest last. */
  history: v.array(v.string()),
  /** Somebody chose this version, by the staff's screen or a command: a start leaves it. */
  isChosen: v.optional(v.boolean(), false),
  /** Who moved the pointer to this entry, why, and by which command. */
  by: v.optional(v.string(), ''),
  reason: v.optional(v.string(), ''),
  command: v.optional(v.string(), ''),
  /** ISO time; null in a pointer.json of before. */
  at: v.optional(v.nullable(v.string()), null),
  /** '<key id>:<base64>', see sign-entry.ts; null in a pointer.json of before. */
  signature: v.optional(v.nullable(v.string()), null),
});
export type PointerEntry = v.InferOutput<typeof PointerEntry>;

/** The entries of all remotes, by name. */
export const ReleasePointer = v.object({ remotes: v.record(v.string(), PointerEntry) });
export type ReleasePointer = v.InferOutput<typeof ReleasePointer>;

/** A remote's name, which is a folder's too: no path leads out of it, and the pointer has a folder of its own. */
export const REMOTE_NAME = /^(?!(?:pointer|shell)$)[a-z][a-z\d-]{0,39}$/;

/** The version of all visitors that no other rule covers. */
export const servedVersion = ({ remotes }: Pick<ReleasePointer, 'remotes'>, remote: string): string | undefined =>
  remotes[remote]?.serving.at(-1)?.version;
