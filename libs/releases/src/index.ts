export { findIncompatibility, type Incompatibility, type ReleaseFit } from './incompatibility';
export { pointerFile, pointTo, readPointer, ReleasePointer, servedVersion } from './pointer';
export { Release } from './release';
export { checkFiles, keyBeside, readSigned } from './trust';
