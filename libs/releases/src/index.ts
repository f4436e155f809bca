export { misfitOf, type Misfit, type ReleaseFit } from './misfit';
export { pointerFile, pointTo, readPointer, ReleasePointer, servedVersion } from './pointer';
export { Release } from './release';
export { checkFiles, keyBeside, readSigned } from './trust';
