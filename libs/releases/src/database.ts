export {
  createDatabasePointer,
  hasPointerTables,
  POINTER_TAG,
  readStoredPointer,
} from './database/database-pointer.ts';
export { releaseMoves, releasePointer } from './database/tables.ts';
