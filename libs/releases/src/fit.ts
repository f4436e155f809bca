import * as v from 'valibot';

/**
 * A build's own version by semver, and the range of versions of the other side that it runs with ('^1.1.0'): of a remote,
 * from the version on that has all that its code uses (docs/decisions/0143).
 */
export const VersionRange = v.object({ version: v.string(), range: v.string() });
export type VersionRange = v.InferOutput<typeof VersionRange>;

/** By the name of a shared module. */
const Texts = v.record(v.string(), v.string());
const Names = v.record(v.string(), v.array(v.string()));

/**
 * What a remote's build leans on, and a shell brings. Releases built before decision 74 have the required fields alone, and
 * are compared by those: the contract's major, and equal versions of what is shared.
 */
export const fitEntries = {
  /** The contract's major version. */
  contractVersion: v.number(),
  contract: v.optional(VersionRange),
  /** Of `@heizplatz/platform`: all that shell and remotes share of ours at run time. */
  platform: v.optional(VersionRange),
  /** What it was built with. */
  sharedVersions: Texts,
  /** What it runs with: their majors, or '^' and the version in releases of before; absent: those versions alone. */
  sharedRanges: v.optional(Texts),
  /** Exports of our shared libs that its code reads, those used only while a page renders too. */
  usedExports: v.optional(Names),
  /** Exports of shared packages of others that its code reads; absent in releases of before. */
  usedPackageExports: v.optional(Names),
  /** Calls of the contract in its code, by id; absent where the build could not tell, and in releases of before. */
  usedCalls: v.optional(v.array(v.string())),
  /** Layouts of the shell that its routes name. */
  layouts: v.optional(v.array(v.string())),
};
export type ReleaseFit = v.InferOutput<v.ObjectSchema<typeof fitEntries, undefined>>;

/** build.json of a shell, as far as a release has to fit it. */
export const ShellFit = v.object({
  contractVersion: v.number(),
  contract: v.optional(VersionRange),
  platform: v.optional(VersionRange),
  sharedVersions: Texts,
  /** All exports of our shared libs. */
  sharedExports: v.optional(Names),
  /** All exports of shared packages of others; absent in shells of before. */
  packageExports: v.optional(Names),
  /** All that it has. */
  availableLayouts: v.optional(v.array(v.string())),
});
export type ShellFit = v.InferOutput<typeof ShellFit>;
