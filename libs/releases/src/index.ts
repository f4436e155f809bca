export {
  describeIncompatibility,
  findIncompatibility,
  type Incompatibility,
  type ReleaseFit,
} from './incompatibility.ts';
export {
  followBuilds,
  pointerFile,
  readPointer,
  ReleasePointer,
  rollBack,
  servedVersion,
  switchTo,
} from './pointer.ts';
export { parseRelease, Release } from './release.ts';
export { findSigner, getKeyId, readPublicKeys, signRelease } from './signature.ts';
export { checkFiles, findAlteredFile, keyBeside, readSigned } from './trust.ts';
