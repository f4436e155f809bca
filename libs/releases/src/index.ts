export { type Bucket, isBucketAddress, openBucket } from './bucket/open-bucket.ts';
export { chooseVersion, type ReleaseVisitor } from './choose-version.ts';
export type { ReleaseFit, ShellFit, VersionRange } from './fit.ts';
export { describeIncompatibility, findIncompatibility, type Incompatibility } from './incompatibility.ts';
export {
  followBuilds,
  pointerFile,
  readPointer,
  ReleasePointer,
  rollBack,
  servedVersion,
  switchTo,
} from './pointer.ts';
export { type PointerEntry, type ServingRule } from './pointer-entry.ts';
export { checkFit, checkLoad, checkRelease } from './release-gate.ts';
export { parseRelease, Release } from './release.ts';
export { readShellBuild } from './shell-build.ts';
export { findSigner, getKeyId, readPublicKeys, signRelease } from './signature.ts';
export { SMOKE_LOADED, SmokeTask } from './smoke-load.ts';
export { checkFiles, checkFilesInPieces, findAlteredFile, keyBeside, readSigned } from './trust.ts';
