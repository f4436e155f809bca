export { listStoredFiles } from '../files/testing/list-stored-files';
export { memoryStore } from '../files/testing/memory-store';
export { photo, POINT_PNG_BASE64 } from '../files/testing/photo';
export { ALLOWED } from '../http/testing/allowed-callers';
export { type Caller, CALLERS, type CallId } from '../http/testing/callers';
export { BODY_LIMIT_BYTES } from '../http/limits/body-limit';
export { readMails } from '../outbox/testing/read-mails';
export { SmtpDouble } from '../outbox/testing/smtp-double';
export { later, withOutbox } from '../outbox/testing/with-outbox';
export { startApi, TEST_NOW, type TestApi, withApi } from './api-test';
export type { TestComposition } from './composition';
export { createTestCache } from './create-test-cache';
export { fillTables } from './fill-tables';
export { flushedBy } from './flushed-by';
export {
  countFound,
  LARGE_ROWS,
  largeTables,
  LIST_QUERIES,
  listHandlers,
  explainQuery,
  getQueries,
  rowsLookedAt,
  type RunQuery,
  timeList,
  wholeReads,
} from './measure-lists';
export { tablesWith } from './tables-with';
export { HOSTILE_HTML } from './hostile-html';
export { type DatabaseTemplate, FILL_TIMEOUTS, getDatabaseUrl, withAdmin } from './template-database';
export { type TestResponse, TestClient, type TestRequest } from './test-client';
export { createTestDatabase, type TestDatabase } from './test-database';
export { vacuumTables } from './vacuum-tables';
export { fillTexts } from './weak-input';
export { wildJson, wildLike } from './wild-input';
