export { actionName } from './audit/action-names';
export { createAuditNotes, HELD_OUTCOME } from './audit/audit-notes';
export { auditDifferences } from './audit/audit-differences';
export { insertAuditLine, insertAuditOutcome } from './audit/audit-repository';
export { isAuditedCall, isPersonalRead } from './audit/audited-calls';
export { changedFields } from './audit/changed-fields';
export { FIELD_LABELS } from './audit/field-labels';
export { flatFields } from './audit/flat-fields';
export { outcomeText } from './audit/outcome-text';
export { fieldLabel } from './audit/present-field';
export { AUDITED_DEALER, AUDITED_ORDERS, auditLog, auditOutcomes, auditUnfinished } from './audit/schema';
export { isCached } from './cache/cached-response';
export { type CallCache, createCallCache } from './cache/call-cache';
export { connectValkey } from './cache/connect-valkey';
export { FLUSH_ALL, flushTags, invalidateCaches, WARM_UP } from './cache/flush-tags';
export { listenForFlushes } from './cache/listen-for-flushes';
export { oncePer } from './cache/once-per';
export { registerFlushes } from './cache/register-flushes';
export { cacheNodes } from './cache/schema';
export { invalidateCache, writeMetrics } from './cache/invalidate-cache';
export { warmResponses } from './cache/warm-responses';
export { type Config, readConfig } from './config/config';
export { API_VARIABLES } from './config/environment';
export { ConfigError } from './config/config-error';
export type { LeadPartnerConfig } from './config/lead-partner-config';
export { DEMO_OPERATORS, OPEN_OPERATORS, type Operator, getOperators } from './config/operator';
export type { RatePayConfig } from './config/ratepay-config';
export type { RatingServiceConfig } from './config/rating-service-config';
export { keyFilePath, makeSecrets, type Secrets } from './config/secrets';
export { siteHost, type SiteHosts, siteOrigin } from './config/site-origin';
export type { Database } from './database/database';
export { createDatabaseClock } from './database/database-clock';
export { listenToChannel } from './database/notification-channel';
export { insertRows } from './database/insert-rows';
export { isEmail } from './database/is-email';
export { isUuid } from './database/is-uuid';
export { acquireAdvisoryLock } from './database/acquire-advisory-lock';
export { type ErrorLog, openDatabase, type OpenDatabase } from './database/open-database';
export { createScopedDatabases, type ScopedDatabases } from './database/scoped-databases';
export { settleAll } from './database/settle-all';
export { openReadReplica } from './database/replica/read-replica';
export { readsFromReplica } from './http/calls/answer-from-replica';
export { violatesUnique } from './database/violates-unique';
export { watchDatabase } from './database/watch-database';
export { errorTraceHandlers } from './error-trace/error-trace-handlers';
export { scriptErrors } from './error-trace/schema';
export { defineEvent } from './events/define-event';
export { cleanFileName } from './files/clean-file-name';
export type { FileStore } from './files/file-store';
export { storeUpload } from './files/store-upload';
export { openFileStore } from './files/open-file-store';
export {
  admitFile,
  type AdmittedFile,
  isDrawing,
  isPdf,
  isPicture,
  PICTURES,
  PICTURES_AND_PDF,
  type PictureType,
  refuseFile,
} from './files/admit-file';
export { createFileInspector, type FileInspector } from './files/inspection/file-inspector';
export {
  inspectPdf,
  type ReceivedFile,
  receiveFile,
  type ReceptionContext,
  requireInspected,
} from './files/receive-file';
export { sendFile } from './files/send-file';
export { type FileType, KIND_ENDINGS } from './files/sniff-content';
export { cleanUpFiles } from './files/clean-up-files';
export { isSameContent, uploadKey } from './files/upload-key';
export { operationFindings, type OperationSources } from './health/operation-findings';
export { FEED_SILENT_HOURS, readOperationState } from './health/operation-state';
export { registerHealth } from './health/register-health';
export { admitMachines } from './http/access/admit-machines';
export { refuseUnknown } from './http/problems/refuse-unknown';
export { sendRawError } from './http/problems/send-raw-error';
export type { AppParts } from './http/calls/app-parts';
export { fetchService } from './http/fetch-service';
export { bounded } from './http/limits/bounded';
export type { CallDependencies } from './http/calls/call-dependencies';
export type { Caller, Callers, DealerKeyHolder, TokenHolder, TokenLogin } from './http/access/callers';
export type { Cookies } from './http/access/cookies';
export { issueCsrf, verifyCsrf } from './http/access/csrf';
export { type CallContext, defineHandler, type Handler } from './http/calls/define-handler';
export { countFailure } from './http/limits/failure-counts-repository';
export { loggedPath } from './http/logged-path';
export { getNetwork } from './http/limits/limited-action';
export { claimMailQuota, mailboxBound } from './http/limits/mail-quota';
export { createApiDocument } from './http/docs/create-api-document';
export { parseRequest, type RawRequest } from './http/calls/parse-request';
export { problem, ThrownProblem } from './http/problems/problem';
export { toProblem } from './http/problems/to-problem';
export { createFailureLimits } from './http/limits/rate-limit';
export { SerializedResponse } from './http/calls/serialized-response';
export { refuseWhileSilent } from './http/calls/refuse-while-silent';
export { REFUSED_WHILE_IMPERSONATING } from './http/access/refused-while-impersonating';
export { registerCalls } from './http/calls/register-calls';
export { registerDocs } from './http/docs/register-docs';
export { registerOverload } from './http/limits/register-overload';
export { failureCounts } from './http/schema';
export { sendProblem } from './http/problems/send-problem';
export type { LinkReader, Services } from './http/calls/services';
export { getRequestSite } from './http/get-request-site';
export { StreamResponse } from './http/calls/stream-response';
export { claimUses, countUse, isFull } from './http/limits/use-limit';
export { versionConflict } from './http/calls/version-conflict';
export { defineJob, type JobContext, type JobDefinition } from './jobs/define-job';
export { installJobs } from './jobs/install-jobs';
export type { JobQueue } from './jobs/job-queue';
export { createJobs } from './jobs/jobs';
export { cleanUp } from './jobs/clean-up';
export { addKey, getKeyIds, KeyRefusal, makeCurrent, removeKey } from './keys/change-keys';
export { KEY_KINDS, type KeyFile, type KeyKind, makeKey, readKeyFile, getRing, writeKeyFile } from './keys/key-file';
export { currentKey, FIRST_KEY, type KeyRing, keyRing } from './keys/key-ring';
export { isSealed, createSeal, splitSealed } from './keys/seal';
export { decryptText, encryptText, getKeyId } from './keys/secret-text';
export { composeMail } from './outbox/compose/compose-mail';
export { deliverMails } from './outbox/deliver/deliver-mails';
export type { Mail, MailAttachment } from './outbox/compose/mail';
export { type MailBlock, type MailRow, typed, typedRow } from './outbox/compose/mail-block';
export { MAIL_KINDS, type MailKind } from './outbox/compose/mail-kinds';
export { openText, sealText, stripLinks, getLabels } from './outbox/store/mail-seal';
export { type MailTransport, createMailTransport } from './outbox/deliver/mail-transport';
export { momentText } from './outbox/compose/moment-text';
export {
  deleteWaitingMail,
  findMail,
  insertMail,
  insertMails,
  recordDone,
  type StoredMail,
} from './outbox/store/outbox-repository';
export type { OutgoingMail } from './outbox/deliver/outgoing-mail';
export { queueMail, queueMails } from './outbox/store/queue-mail';
export { readBounce } from './outbox/deliver/read-bounce';
export { registerBounces } from './outbox/deliver/register-bounces';
export { registerOutbox } from './outbox/store/register-outbox';
export { openSendable, resendMail } from './outbox/store/resend-mail';
export { mailFiles, outbox } from './outbox/store/schema';
export { mailWords } from './outbox/store/words-schema';
export { sendMails } from './outbox/deliver/send-mails';
export { isSingleUse } from './outbox/store/single-use-mails';
export { registerReleasePointer } from './releases/register-release-pointer';
export { listServedPatterns, type ServedPattern } from './releases/served-patterns';
export { canMovePointer, createReleasePointer } from './releases/release-pointer';
export { registerReleaseHealth } from './release-health/register-release-health';
export { addHealthSums } from './release-health/release-health-repository';
export { storeHealth } from './release-health/store-health';
export { erasedColumns } from './database/erased-columns';
export { ownColumns } from './database/own-columns';
export { endedBefore, firstRetainedYear, periodText, toSeconds, termText } from './retention/term';
export { ACCOUNT_NOTICE, type TermId, TERMS } from './retention/terms';
export { after } from './time/after';
export {
  getEndOfLocalDay,
  epochDay,
  isoDay,
  localDay,
  startOfLocalDay,
  getWeekday,
  TIME_ZONE,
} from './time/calendar-days';
export { siteDay } from './time/site-day';
