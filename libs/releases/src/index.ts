export { findIncompatibility, type Incompatibility, type ReleaseFit } from './incompatibility.ts';
export { pointerFile, pointTo, readPointer, ReleasePointer, servedVersion } from './pointer.ts';
export { Release } from './release.ts';
export { checkFiles, keyBeside, readSigned } from './trust.ts';
