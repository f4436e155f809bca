import type { ErrorReports } from '@heizplatz/error-report';
import type { CallCache } from '../cache/call-cache';
import type { Config } from '../config/config';
import type { FileStore } from '../files/file-store';
import type { JobQueue } from '../jobs/job-queue';
import type { MailTransport } from '../outbox/mail-transport';
import type { PriceBookSource } from '../pricing/price-book-source';
import type { RatePay } from '../ratepay/ratepay';
import type { RatingService } from '../trusted-shops/rating-service';
import type { LeadPartner } from '../waermepartner/lead-partner';
import type { FailureLimits } from './rate-limit';

/** What outlives a request and is no database; each area adds its own (price book, token keys). */
export interface Services {
  readonly config: Config;
  readonly priceBook: PriceBookSource;
  readonly jobs: JobQueue;
  /** Null: mails stay in the local outbox. */
  readonly mailTransport: MailTransport | null;
  readonly limits: FailureLimits;
  /** Answers that everybody gets alike. */
  readonly cache: CallCache;
  /** Where unexpected errors go beside the log. */
  readonly errorReports: ErrorReports;
  /** What customers and dealers uploaded. */
  readonly files: FileStore;
  /** Null: no payment provider, and so no credit. */
  readonly ratePay: RatePay | null;
  /** Null: no rating mark. */
  readonly ratingService: RatingService | null;
  /** Null: no lead banner. */
  readonly leadPartner: LeadPartner | null;
}
