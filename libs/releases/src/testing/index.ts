export { writeReleaseKeys } from './release-keys.ts';
export { moveFolder, serveVersion } from './serve-version.ts';
