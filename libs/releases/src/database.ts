export {
  createDatabasePointer,
  hasPointerTables,
  POINTER_TAG,
  readStoredPointer,
} from './database/database-pointer.ts';
export {
  addReleaseToken,
  findReleaseToken,
  listReleaseTokens,
  type ReleaseToken,
  revokeReleaseTokens,
} from './database/release-tokens.ts';
export { releaseMoves, releasePointer, releaseTokens } from './database/tables.ts';
