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
  rotateReleaseToken,
} from './database/release-tokens.ts';
export {
  deleteGoneShells,
  hasShellReports,
  listShellNodes,
  saveShellNode,
  type ShellNode,
} from './database/shell-nodes.ts';
export { releaseHealth, releaseMoves, releasePointer, releaseTokens, shellNodes } from './database/tables.ts';
export { readVersionHealth, type VersionHealth } from './database/version-health.ts';
