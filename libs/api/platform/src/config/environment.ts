import { HttpEnvironment } from '@heizplatz/http-server';
import { TrustedProxies } from '@heizplatz/trusted-proxies';
import { countryIdByIso, entriesByIso, SITES } from '@heizplatz/country';
import * as v from 'valibot';

const wholeNumber = (min: number, max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,6}$/, 'must be a whole number'),
    v.transform(Number),
    v.minValue(min, `must be at least ${min}`),
    v.maxValue(max, `must be at most ${max}`),
  );
const port = wholeNumber(0, 65535);
const host = v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9.-]+(:\d+)?$/, 'must be a host like heizplatz.de')));
const secret = v.optional(v.pipe(v.string(), v.minLength(32, 'must have 32 characters or more')));

/** The variables that the API reads, with their presets. */
export const Environment = v.object({
  MODE: v.optional(v.picklist(['demo', 'production', 'test', 'development']), 'development'),
  DATABASE_URL: v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, 'must start with postgres://')),
  /** A replica of the database: statistics, lists and their files are read there; absent: on the primary. */
  DATABASE_READ_URL: v.optional(v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, 'must start with postgres://'))),
  /** A replica that is further behind is not read. */
  DATABASE_READ_LAG_MS: v.optional(wholeNumber(100, 600_000), '5000'),
  API_HOST: v.optional(v.string(), '127.0.0.1'),
  API_PORT: v.optional(port, '4201'),
  PORT: v.optional(port, '4200'),
  /** Hosts of the three sites in production, as the shell has them: links in mails lead there. */
  ...entriesByIso('SITE_HOST', host),
  LOG_LEVEL: v.optional(v.picklist(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']), 'info'),
  SMTP_URL: v.optional(v.pipe(v.string(), v.regex(/^smtps?:\/\//, 'must start with smtp://'))),
  /** What the mail provider takes of this node; with several nodes each has its part. Absent: no limit. */
  MAILS_PER_MINUTE: v.optional(wholeNumber(1, 600_000)),
  MAIL_FROM: v.optional(v.pipe(v.string(), v.email('must be an e-mail address')), 'bestellung@heizplatz.example.com'),
  /** The envelope's sender, where mail servers give back what they cannot deliver; absent: MAIL_FROM. */
  MAIL_BOUNCES_TO: v.optional(v.pipe(v.string(), v.email('must be an e-mail address'))),
  /** What the mail server's pipe shows when it hands such a mail to POST /api/mail/bounces; absent: none is taken. */
  BOUNCE_TOKEN: v.optional(v.pipe(v.string(), v.minLength(32, 'must have 32 characters or more'))),
  /** Where requests, complaints and withdrawals of unknown orders go. */
  SUPPORT_MAIL: v.optional(v.pipe(v.string(), v.email('must be an e-mail address'))),
  MIGRATIONS_DIR: v.optional(v.string(), 'apps/api/migrations'),
  /** Whether a start migrates the database, or refuses one that npm run migrate has not prepared; absent: the latter in production. */
  MIGRATE: v.optional(v.picklist(['at-start', 'apart'])),
  DATA_DIR: v.optional(v.string(), '.data'),
  /** Uploads, media and exports: a folder, or s3://BUCKET/PREFIX?endpoint=URL&region=NAME for all nodes; absent: files under DATA_DIR. */
  FILES_URL: v.optional(v.string()),
  /** Access to the bucket; region and endpoint where FILES_URL does not name them. */
  AWS_ACCESS_KEY_ID: v.optional(v.string()),
  AWS_SECRET_ACCESS_KEY: v.optional(v.string()),
  AWS_REGION: v.optional(v.string()),
  AWS_ENDPOINT_URL_S3: v.optional(v.pipe(v.string(), v.url('must be an address like https://s3.example.com'))),
  /** Folder of the releases and their pointer, the shell's own: staff switch there; absent: releases under DATA_DIR. */
  RELEASES_DIR: v.optional(v.string()),
  /** Where releases are stored as well: file:///FOLDER, or s3://BUCKET/PREFIX?endpoint=URL&region=NAME with the access of FILES_URL. */
  RELEASES_URL: v.optional(
    v.pipe(v.string(), v.regex(/^(s3:\/\/|file:\/\/\/|$)/, 'must start with s3:// or file:///')),
  ),
  /** Public key (PEM) of the signer of releases; by default the one that the tools created beside the folder. */
  RELEASE_PUBLIC_KEY: v.optional(v.string()),
  /** Private key (PEM) that signs what staff switch; absent: in production staff cannot, else the one beside the folder. */
  RELEASE_SIGNING_KEY: v.optional(v.string()),
  /** Where the pointer lies: in the database, or beside the releases of a single machine. */
  RELEASE_POINTER: v.optional(v.picklist(['database', 'folder']), 'database'),
  DATABASE_POOL: v.optional(wholeNumber(1, 500), '10'),
  /** How long a request may take before the database connection is checked; 503 if it does not respond. */
  DATABASE_PATIENCE_MS: v.optional(wholeNumber(100, 60_000), '1000'),
  JOBS_POOL: v.optional(wholeNumber(2, 100), '4'),
  /**
   * Proxies whose X-Forwarded-For is trusted: the shells' addresses. Default: none in production, else this machine.
   */
  TRUSTED_PROXIES: v.optional(TrustedProxies),
  ...HttpEnvironment,
  /** Beyond these the API responds with 503. */
  OVERLOAD_CALLS: v.optional(wholeNumber(1, 100_000), '400'),
  OVERLOAD_UPLOADS: v.optional(wholeNumber(1, 1000), '12'),
  OVERLOAD_DATABASE_WAITERS: v.optional(wholeNumber(1, 100_000), '200'),
  /** 0: no limit. */
  OVERLOAD_LOOP_DELAY_MS: v.optional(wholeNumber(0, 60_000), '500'),
  LIMIT_ACCOUNT_FAILURES: v.optional(wholeNumber(1, 999_999), '10'),
  LIMIT_ADDRESS_FAILURES: v.optional(wholeNumber(1, 999_999), '100'),
  /** Whether staff need an authenticator; absent: in production alone, where 'off' is refused. */
  STAFF_SECOND_FACTOR: v.optional(v.picklist(['required', 'off'])),
  /** Whether a page is released by a second person, not by who wrote its draft. */
  CONTENT_APPROVAL: v.optional(v.picklist(['second-person', 'off']), 'off'),
  /** The first admin, made at start while there is none; its password is to be changed, and the variables removed, after. */
  FIRST_ADMIN_EMAIL: v.optional(v.pipe(v.string(), v.email('must be an e-mail address'))),
  FIRST_ADMIN_PASSWORD: v.optional(v.pipe(v.string(), v.minLength(10, 'must have 10 characters or more'))),
  /** Mails in 15 minutes that senders without a login may cause; per recipient of one kind, per mailbox of all (absent: twice as many). */
  LIMIT_MAILS_PER_RECIPIENT: v.optional(wholeNumber(1, 999_999), '5'),
  LIMIT_MAILS_PER_MAILBOX: v.optional(wholeNumber(1, 999_999)),
  LIMIT_MAILS_PER_ADDRESS: v.optional(wholeNumber(1, 999_999), '30'),
  LIMIT_FILES_PER_SENDER: v.optional(wholeNumber(1, 999_999), '100'),
  LIMIT_FILES_PER_TARGET: v.optional(wholeNumber(1, 999_999), '30'),
  /** Orders in 15 minutes: of one mailbox, from one IP address, from one IP address to one dealer, of all guests to one dealer; and order starts. */
  LIMIT_ORDERS_PER_MAILBOX: v.optional(wholeNumber(1, 999_999), '5'),
  LIMIT_ORDERS_PER_ADDRESS: v.optional(wholeNumber(1, 999_999), '40'),
  LIMIT_ORDERS_PER_DEALER: v.optional(wholeNumber(1, 999_999), '20'),
  LIMIT_GUEST_ORDERS_PER_DEALER: v.optional(wholeNumber(1, 999_999), '60'),
  /** Guest orders in 30 days of an unconfirmed mailbox; further ones wait for the link mailed to it. */
  LIMIT_UNPROVEN_ORDERS: v.optional(wholeNumber(0, 999_999), '3'),
  ORDER_CONFIRMATION_HOURS: v.optional(wholeNumber(1, 720), '24'),
  LIMIT_ORDER_STARTS: v.optional(wholeNumber(1, 999_999), '300'),
  /** Keys that `npm run keys` made, the same file for all nodes; absent: keys.json under DATA_DIR. */
  KEYS_FILE: v.optional(v.string()),
  CSRF_SECRET: secret,
  /** Ed25519, PKCS #8 DER in base64url. */
  TOKEN_PRIVATE_KEY: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{60,70}$/, 'must be PKCS #8 DER in base64url'))),
  ENCRYPTION_KEY: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{43}$/, 'must be 32 bytes in base64url'))),
  LINK_SECRET: secret,
  /** The Bearer token for /metrics; absent: accessible from this machine only, in production closed. */
  METRICS_TOKEN: secret,
  /** The Bearer token of shells, for /internal; absent as above. */
  SHELL_TOKEN: secret,
  /** Valkey or Redis, shared by all nodes; absent: each caches its own responses. */
  REDIS_URL: v.optional(v.pipe(v.string(), v.regex(/^rediss?:\/\//, 'must start with redis://'))),
  /** An OTLP collector (http://host:4318) that traces go to; absent: nothing is traced. */
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(v.pipe(v.string(), v.url('an address like http://127.0.0.1:4318'))),
  /** Where unexpected errors are reported (Sentry's protocol); without it they are in the log alone. */
  SENTRY_DSN: v.optional(v.pipe(v.string(), v.url('must be an address like https://key@sentry.example.com/1'))),
  /** The payment provider; without it there is no credit. */
  RATEPAY_URL: v.optional(v.pipe(v.string(), v.regex(/^https?:\/\//, 'must start with https:// or http://'))),
  RATEPAY_API_KEY: v.optional(v.string()),
  RATEPAY_TIMEOUT_MS: v.optional(wholeNumber(50, 30_000), '3000'),
  RATEPAY_OUTAGE_MS: v.optional(wholeNumber(0, 600_000), '60000'),
  RATEPAY_CLIENT_ID: v.optional(v.string()),
  ...entriesByIso('RATEPAY_MERCHANT', v.optional(v.string())),
  RATEPAY_LENDER: v.optional(v.string()),
  RATEPAY_LENDER_ADDRESS: v.optional(v.string()),
  /** The service that rates this marketplace; without it no rating mark is displayed. */
  TRUSTED_SHOPS_URL: v.optional(v.pipe(v.string(), v.regex(/^https?:\/\//, 'must start with https:// or http://'))),
  TRUSTED_SHOPS_TIMEOUT_MS: v.optional(wholeNumber(50, 30_000), '1500'),
  /** The partner for modern heating; without it there is no lead banner. */
  WAERMEPARTNER_URL: v.optional(v.pipe(v.string(), v.regex(/^https?:\/\//, 'must start with https:// or http://'))),
  WAERMEPARTNER_TIMEOUT_MS: v.optional(wholeNumber(50, 30_000), '1500'),
  /** Where credit is offered: 'DE,AT,CH' or a part of them, or 'none'; absent: nowhere in production, else everywhere. */
  CREDIT_COUNTRIES: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => text === 'none' || text.split(',').every((iso) => countryIdByIso(iso) !== undefined),
        `must be 'none' or of ${Object.values(SITES)
          .map(({ iso }) => iso)
          .join()} with commas`,
      ),
    ),
  ),
});
export type Environment = v.InferOutput<typeof Environment>;

/** The names of all of them. */
export const API_VARIABLES: readonly string[] = Object.keys(Environment.entries);
