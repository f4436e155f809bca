export type { Bucket } from './bucket/bucket.ts';
export { isBucketAddress, openBucket } from './bucket/open-bucket.ts';
export { createReleaseStore, type ReleaseStore } from './bucket/release-store.ts';
export { type ReleaseFit, ShellFit, type VersionRange } from './fit.ts';
export { listStoredReleases, removeStoredRelease } from './bucket/stored-releases.ts';
export { describeIncompatibility, findIncompatibility, type Incompatibility } from './incompatibility.ts';
export { checkGiven, checkTaken, type OwnershipFault, OwnershipRefusal } from './ownership/check-ownership.ts';
export { LONGEST_OVERRIDE_MS, type Override, readOverride, signOverride } from './override.ts';
export {
  formatRemoteGrants,
  readRemoteGrants,
  type RemoteGrant,
  type RemoteGrants,
} from './ownership/remote-grants.ts';
export { confineThread } from './confine-thread.ts';
export { checkContainer } from './container-name.ts';
export { checkFit, checkRelease, createLoadCheck } from './release-gate.ts';
export {
  checkPatterns,
  describePatternConflict,
  findPatternConflict,
  type PatternConflict,
} from './pattern-conflict.ts';
export { compareRemotes, RemoteManifest } from './remote-manifest.ts';
export { parseRelease, Release } from './release.ts';
export { getReleasesDir } from './releases-dir.ts';
export { readShellBuild } from './shell-build.ts';
export { OPEN_TAB_DAYS, SHELL_BUILDS } from './shell-builds.ts';
export {
  checkSize,
  DEFAULT_SIZE_BUDGET,
  describeSizeBudget,
  formatSizeBudgets,
  readSizeBudgets,
  type SizeBudgets,
  SizeRefusal,
} from './size-budget.ts';
export { findSigner, getKeyId, RELEASE_MANIFEST, signRelease } from './signature.ts';
export { type ServeThread, SMOKE_LOADED, SmokeTask } from './smoke-load.ts';
export { checkStyles, StyleRefusal } from './check-styles.ts';
export { DOCUMENT_CLASSES, DOCUMENT_FONT } from './document-styles.ts';
export { checkFiles, checkFilesInPieces, findAlteredFile, keyBeside, readSigned, signingKeyBeside } from './trust.ts';
export {
  checkMaySign,
  formatTrustedKeys,
  isTeamsKey,
  readTrustedKeys,
  selectKeys,
  type TrustedKey,
} from './trusted-keys.ts';
export { UntrustedRelease } from './untrusted-release.ts';
export { chooseVersion, type ReleaseVisitor } from './pointer/choose-version.ts';
export { type PointerTrust } from './pointer/entry-trust.ts';
export {
  createFolderPointer,
  getPointerStamp,
  importEntries,
  readPointer,
  type RefusedEntry,
} from './pointer/folder-pointer.ts';
export { pointerFile } from './pointer/legacy-pointer.ts';
export { PointerEntry, ReleasePointer, REMOTE_NAME, servedVersion, type ServingRule } from './pointer/pointer-entry.ts';
export {
  followBuilds,
  PointerMoveError,
  type PointerRules,
  promote,
  rollBack,
  type Sites,
  startCanary,
  switchTo,
} from './pointer/pointer-moves.ts';
export { movePointer, PointerConflict, type PointerStore } from './pointer/pointer-store.ts';
export { findEntrySigner } from './pointer/sign-entry.ts';
export {
  createHealthCollector,
  type HealthCollector,
  HealthSums,
  MOST_SERVED,
  ReleaseHealthBatch,
  ServedRemote,
} from './release-health.ts';
export { getRollout, refusedEntryName, type ShellReport, type ShellRollout } from './rollout.ts';
export { VITAL_BUCKETS } from './vital-histogram.ts';
