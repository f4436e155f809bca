import type { ErrorReports } from '@heizplatz/error-report';
import type { CallCache } from '../../cache/call-cache';
import type { Config } from '../../config/config';
import type { Database } from '../../database/database';
import type { ScopedDatabases } from '../../database/scoped-databases';
import type { FileStore } from '../../files/file-store';
import type { FileInspector } from '../../files/inspection/file-inspector';
import type { JobQueue } from '../../jobs/job-queue';
import type { KeyRing } from '../../keys/key-ring';
import type { MailTransport } from '../../outbox/deliver/mail-transport';
import type { HealthCollector } from '@heizplatz/releases';
import type { FailureLimits } from '../limits/rate-limit';

/** By what keys links are read, and when. */
export interface LinkReader {
  readonly keys: KeyRing;
  readonly now: Date;
}

/**
 * What outlives a request and is no database. A module above adds its own by declaring them beside what they are
 * (pricing/price-book-source.ts); the composition root has to give all of them.
 */
export interface Services {
  readonly config: Config;
  readonly jobs: JobQueue;
  /** Null: mails stay in the local outbox. */
  readonly mailTransport: MailTransport | null;
  readonly limits: FailureLimits;
  /** Responses that are the same for everybody. */
  readonly cache: CallCache;
  /** What browsers report of the releases that served them; stored every few seconds. */
  readonly releaseHealth: HealthCollector;
  /** For people who are limited to countries. */
  readonly scopedDatabases: ScopedDatabases;
  /** Where unexpected errors go beside the log. */
  readonly errorReports: ErrorReports;
  /** What customers and dealers uploaded. */
  readonly files: FileStore;
  /** What looks into them before they are stored. */
  readonly fileInspector: FileInspector;
  /** Those of the keys that a row of the database names. */
  readonly findNamedFiles: (db: Database, keys: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Whether a user has ordered, as stated in its token. */
  readonly hasAnyOrder: (db: Database, userId: number) => Promise<boolean>;
  /** Whether prices that staff set wait for a second person, whatever they change. */
  readonly doPricesNeedApproval: (db: Database) => Promise<boolean>;
  /** Whether a mail's text contains a signed link that is no longer valid: closed, too old, now another dealer's. */
  readonly hasClosedLinks: (db: Database, text: string, by: LinkReader) => Promise<boolean>;
}
