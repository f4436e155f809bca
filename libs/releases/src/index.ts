export { misfitOf, type Misfit, type ReleaseFit } from './misfit';
export { pointerFile, pointTo, readPointer, ReleasePointer, servedVersion } from './pointer';
export { parseRelease, readRelease, Release, releaseFile } from './release';
