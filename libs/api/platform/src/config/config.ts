import { join, resolve } from 'node:path';
import { byCountry, type CountryId, getIso, siteById } from '@heizplatz/country';
import { getHttpLimits, type HttpLimits } from '@heizplatz/http-server';
import { getReleasesDir, keyBeside, signingKeyBeside } from '@heizplatz/releases';
import { type TrustProxy, TrustedProxies } from '@heizplatz/trusted-proxies';
import * as v from 'valibot';
import { ConfigError } from './config-error';
import { Environment } from './environment';
import type { OverloadLimits } from '../http/limits/register-overload';
import { ratePayConfig, type CreditConfig } from './ratepay-config';
import { loadSecrets, type Secrets } from './secrets';
import { ratingServiceConfig, type RatingServiceConfig } from './rating-service-config';
import { leadPartnerConfig, type LeadPartnerConfig } from './lead-partner-config';
import { DEMO_OPERATORS } from './operator';

/** What the API runs with; made once at start by `readConfig`. */
export interface Config extends CreditConfig {
  readonly mode: Environment['MODE'];
  readonly databaseUrl: string;
  /** Null: every read runs on the primary. */
  readonly replica: { readonly url: string; readonly maxLagMs: number } | null;
  readonly host: string;
  readonly port: number;
  /** The shell's port; links in mails of demo and development go there. */
  readonly publicPort: number;
  /** Of the three sites; those of libs/country where no variable names others. */
  readonly productionHosts: Readonly<Partial<Record<CountryId, string>>>;
  readonly logLevel: Environment['LOG_LEVEL'];
  /** Null: mails stay in the local outbox. */
  readonly smtpUrl: string | null;
  /** Mails that this node sends a minute at most; null: as many as the mail server takes. */
  readonly mailsPerMinute: number | null;
  readonly mailFrom: string;
  /** Where mail servers give back what they cannot deliver. */
  readonly mailBouncesTo: string;
  /** The credential required to deliver such mails to the API; null: no delivery is possible. */
  readonly bounceToken: string | null;
  /** Our own people's mailbox; in production the sender's unless another is named. */
  readonly supportMail: string;
  readonly migrationsDir: string;
  readonly migratesAtStart: boolean;
  /** Where uploads, media and exports lie: a folder, or s3://BUCKET/PREFIX?endpoint=…&region=… */
  readonly filesUrl: string;
  /** Keys, region and endpoint of the bucket, by the names of AWS's own tools. */
  readonly bucketAccess: Readonly<Record<string, string | undefined>>;
  /** Where the shell reads its releases. */
  readonly releasesDir: string;
  /** The bucket of releases; null: they lie in the folder alone. */
  readonly releasesUrl: string | null;
  readonly releaseKeyFile: string;
  /** Null: nothing can be signed, so staff cannot switch. */
  readonly releaseSigningKeyFile: string | null;
  /** Whether the release pointer lies beside the releases alone, not in the database. */
  readonly hasPointerInFolder: boolean;
  readonly poolSize: number;
  readonly databasePatienceMs: number;
  /** Connections of the pool apart, for LISTEN and jobs. */
  readonly jobsPoolSize: number;
  readonly trustedProxies: TrustProxy;
  /** Null: none is made. */
  readonly firstAdmin: { readonly email: string; readonly password: string } | null;
  /** Whether staff log in with an authenticator too. */
  readonly needsSecondFactor: boolean;
  /** Pages are released by a second person, not by who wrote the draft. */
  readonly needsContentApproval: boolean;
  /** Failures in 15 minutes (rule SESSION-12). */
  readonly limits: { readonly accountFailures: number; readonly addressFailures: number };
  /** Mails in 15 minutes that senders without a login may cause: to one mailbox by kind and of all kinds, from one IP address. */
  readonly mailLimits: { readonly perRecipient: number; readonly perMailbox: number; readonly perAddress: number };
  /** Files in 15 minutes, refused ones too: of one account or IP address, for one order or dealer. */
  readonly fileLimits: { readonly perSender: number; readonly perTarget: number };
  /** In 15 minutes. `perDealer` counts what one IP address orders of one dealer; `guestsPerDealer` what guests order of it from anywhere, beyond which unproven mailboxes wait for their mail. */
  readonly orderLimits: {
    readonly perMailbox: number;
    readonly perAddress: number;
    readonly perDealer: number;
    readonly guestsPerDealer: number;
    readonly startsPerAddress: number;
    /** Guest orders in 30 days of an unproven mailbox; how long a further one waits for the link that was mailed there. */
    readonly unprovenOrders: number;
    readonly confirmationHours: number;
  };
  /** Of connections, heads and bodies. */
  readonly http: HttpLimits;
  /** Beyond these the API responds with 503. */
  readonly overload: OverloadLimits;
  readonly secrets: Secrets;
  /** What machines bring that read /metrics; null: there is none. */
  readonly metricsToken: string | null;
  /** What shells bring, for /internal; null: there is none. */
  readonly shellToken: string | null;
  /** What is allowed but hardly meant; logged at start. */
  readonly startWarnings: readonly string[];
  /** Null: no rating mark. */
  readonly ratingService: RatingServiceConfig | null;
  /** Null: unexpected errors are in the log alone. */
  readonly sentryDsn: string | null;
  /** Null: nothing is traced. */
  readonly tracesEndpoint: string | null;
  /** Null: each node caches responses on its own. */
  readonly redisUrl: string | null;
  /** Null: no lead banner. */
  readonly leadPartner: LeadPartnerConfig | null;
  /** Whether each response is validated against its schema: tests and development. */
  readonly checksAnswers: boolean;
  /** Whether the outbox may be read in the browser: everywhere but in production. */
  readonly showsOutbox: boolean;
}

function getSecondFactor({ MODE, STAFF_SECOND_FACTOR }: Environment): boolean {
  if (MODE !== 'production') return STAFF_SECOND_FACTOR === 'required';
  if (STAFF_SECOND_FACTOR === 'off') throw new ConfigError('STAFF_SECOND_FACTOR: must not be off with MODE=production');
  return true;
}

function getFirstAdmin({ FIRST_ADMIN_EMAIL: email, FIRST_ADMIN_PASSWORD: password }: Environment) {
  if (email === undefined && password === undefined) return null;
  if (email === undefined || password === undefined)
    throw new ConfigError('FIRST_ADMIN_EMAIL and FIRST_ADMIN_PASSWORD go together');
  return { email, password };
}

const getBucketAccess = (environment: Environment): Config['bucketAccess'] => ({
  AWS_ACCESS_KEY_ID: environment.AWS_ACCESS_KEY_ID,
  AWS_SECRET_ACCESS_KEY: environment.AWS_SECRET_ACCESS_KEY,
  AWS_REGION: environment.AWS_REGION,
  AWS_ENDPOINT_URL_S3: environment.AWS_ENDPOINT_URL_S3,
});

function getSigningKeyFile(environment: Environment): string | null {
  const { MODE, RELEASE_SIGNING_KEY } = environment;
  if (RELEASE_SIGNING_KEY) return resolve(RELEASE_SIGNING_KEY);
  return MODE === 'production' ? null : resolve(signingKeyBeside(getReleasesDir(environment)));
}

const getWarnings = ({ TRUSTED_PROXIES, METRICS_TOKEN, SHELL_TOKEN }: Environment): string[] => [
  ...(TRUSTED_PROXIES ? [] : ['TRUSTED_PROXIES is not set: limits by address count the shells, not their visitors']),
  ...(METRICS_TOKEN ? [] : ['METRICS_TOKEN is not set: /metrics is closed']),
  ...(SHELL_TOKEN ? [] : ['SHELL_TOKEN is not set: shells hear of no flush and keep nothing']),
];

/** Reads the environment. Throws ConfigError naming what is wrong; in demo, secrets are made once under DATA_DIR. */
export function readConfig(env: Record<string, string | undefined>): Config {
  // An empty variable counts as absent: compose files pass them so.
  const input = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = v.safeParse(Environment, input);
  if (!result.success) {
    const wrong = result.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
    throw new ConfigError(wrong.join('; '));
  }
  const environment = result.output;
  const { MODE: mode } = environment;
  return {
    mode,
    databaseUrl: environment.DATABASE_URL,
    replica: environment.DATABASE_READ_URL
      ? { url: environment.DATABASE_READ_URL, maxLagMs: environment.DATABASE_READ_LAG_MS }
      : null,
    host: environment.API_HOST,
    port: environment.API_PORT,
    publicPort: environment.PORT,
    productionHosts: byCountry((id) => environment[`SITE_HOST_${getIso(id)}`] ?? siteById(id).productionHost),
    logLevel: environment.LOG_LEVEL,
    smtpUrl: environment.SMTP_URL ?? null,
    mailsPerMinute: environment.MAILS_PER_MINUTE ?? null,
    mailFrom: environment.MAIL_FROM,
    mailBouncesTo: environment.MAIL_BOUNCES_TO ?? environment.MAIL_FROM,
    bounceToken: environment.BOUNCE_TOKEN ?? null,
    supportMail: environment.SUPPORT_MAIL ?? (mode === 'production' ? environment.MAIL_FROM : DEMO_OPERATORS[1].email),
    migrationsDir: environment.MIGRATIONS_DIR,
    migratesAtStart: (environment.MIGRATE ?? (mode === 'production' ? 'apart' : 'at-start')) === 'at-start',
    filesUrl: environment.FILES_URL ?? join(environment.DATA_DIR, 'files'),
    bucketAccess: getBucketAccess(environment),
    releasesDir: resolve(getReleasesDir(environment)),
    releasesUrl: environment.RELEASES_URL || null,
    releaseKeyFile: resolve(environment.RELEASE_PUBLIC_KEY ?? keyBeside(getReleasesDir(environment))),
    releaseSigningKeyFile: getSigningKeyFile(environment),
    hasPointerInFolder: environment.RELEASE_POINTER === 'folder',
    poolSize: environment.DATABASE_POOL,
    databasePatienceMs: environment.DATABASE_PATIENCE_MS,
    jobsPoolSize: environment.JOBS_POOL,
    trustedProxies:
      environment.TRUSTED_PROXIES ?? v.parse(TrustedProxies, environment.MODE === 'production' ? '' : 'loopback'),
    firstAdmin: getFirstAdmin(environment),
    needsContentApproval: environment.CONTENT_APPROVAL === 'second-person',
    needsSecondFactor: getSecondFactor(environment),
    limits: {
      accountFailures: environment.LIMIT_ACCOUNT_FAILURES,
      addressFailures: environment.LIMIT_ADDRESS_FAILURES,
    },
    mailLimits: {
      perRecipient: environment.LIMIT_MAILS_PER_RECIPIENT,
      perMailbox: environment.LIMIT_MAILS_PER_MAILBOX ?? 2 * environment.LIMIT_MAILS_PER_RECIPIENT,
      perAddress: environment.LIMIT_MAILS_PER_ADDRESS,
    },
    fileLimits: { perSender: environment.LIMIT_FILES_PER_SENDER, perTarget: environment.LIMIT_FILES_PER_TARGET },
    orderLimits: {
      perMailbox: environment.LIMIT_ORDERS_PER_MAILBOX,
      perAddress: environment.LIMIT_ORDERS_PER_ADDRESS,
      perDealer: environment.LIMIT_ORDERS_PER_DEALER,
      guestsPerDealer: environment.LIMIT_GUEST_ORDERS_PER_DEALER,
      startsPerAddress: environment.LIMIT_ORDER_STARTS,
      unprovenOrders: environment.LIMIT_UNPROVEN_ORDERS,
      confirmationHours: environment.ORDER_CONFIRMATION_HOURS,
    },
    http: getHttpLimits(environment),
    overload: {
      callsAtOnce: environment.OVERLOAD_CALLS,
      uploadsAtOnce: environment.OVERLOAD_UPLOADS,
      waitingForDatabase: environment.OVERLOAD_DATABASE_WAITERS,
      loopDelayMs: environment.OVERLOAD_LOOP_DELAY_MS,
    },
    secrets: loadSecrets(environment),
    metricsToken: environment.METRICS_TOKEN ?? null,
    shellToken: environment.SHELL_TOKEN ?? null,
    startWarnings: mode === 'production' ? getWarnings(environment) : [],
    ...ratePayConfig(environment),
    ratingService: ratingServiceConfig(environment),
    tracesEndpoint: environment.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    sentryDsn: environment.SENTRY_DSN ?? null,
    redisUrl: environment.REDIS_URL ?? null,
    leadPartner: leadPartnerConfig(environment),
    checksAnswers: mode === 'test' || mode === 'development',
    showsOutbox: mode !== 'production',
  };
}
