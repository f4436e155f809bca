import type { BaseTransportOptions, ErrorEvent, Event, TransportRequest } from '@sentry/core';
import { type BrowserErrors, type ErrorReports, type ErrorContext, NO_ERROR_REPORTS } from './error-reports.ts';
import { omitPersonalData } from './omit-personal-data.ts';

export interface ErrorReportOptions {
  /** Null: no service. */
  readonly dsn: string | null;
  /** 'api' or 'shell'. */
  readonly app: string;
  /** MODE. */
  readonly environment: string;
}

const FLUSH_MS = 2000;
const REQUEST_MS = 5000;
/** Per process and minute; the first hundred errors suffice to report an outage. */
const MOST_PER_MINUTE = 100;

/** Messages without persons; nothing of the request, the machine or the user. */
function scrub(event: ErrorEvent): ErrorEvent {
  const { request: _, user: __, server_name: ___, breadcrumbs: ____, ...stored } = event;
  const values = event.exception?.values?.map((one) => ({ ...one, value: omitPersonalData(one.value ?? '') }));
  return {
    ...stored,
    ...(event.message && { message: omitPersonalData(event.message) }),
    ...(values && { exception: { values } }),
  };
}

function boundedPerMinute(): () => boolean {
  let count = 0;
  let endsAtMs = 0;
  return () => {
    const nowMs = Date.now();
    if (nowMs >= endsAtMs) [count, endsAtMs] = [0, nowMs + 60_000];
    return (count += 1) <= MOST_PER_MINUTE;
  };
}

const toTags = (tags: object): Record<string, string> =>
  Object.fromEntries(Object.entries(tags).filter((pair): pair is [string, string] => typeof pair[1] === 'string'));

const browserEvent = ({ page, userAgent, errors }: BrowserErrors): Event => ({
  platform: 'javascript',
  level: 'error',
  tags: { app: 'browser', page: omitPersonalData(page) },
  extra: { userAgent, stacks: errors.map(({ stack }) => omitPersonalData(stack)) },
  exception: {
    values: errors.map(({ message, filename }) => ({ type: 'ScriptError', value: message, module: filename })),
  },
});

/** Posts an event; the rate limits in the response throttle the client. */
async function post({ url, headers }: BaseTransportOptions, { body }: TransportRequest) {
  const signal = AbortSignal.timeout(REQUEST_MS);
  const content = typeof body === 'string' ? body : Buffer.from(body);
  // eslint-disable-next-line no-restricted-globals -- the error service is none of our calls
  const response = await fetch(url, { method: 'POST', body: content, signal, ...(headers && { headers }) });
  await response.arrayBuffer();
  const limits = {
    'x-sentry-rate-limits': response.headers.get('X-Sentry-Rate-Limits'),
    'retry-after': response.headers.get('Retry-After'),
  };
  return { statusCode: response.status, headers: limits };
}

/**
 * Connects to an error service (Sentry's protocol). Its client is loaded only where a DSN is configured, is
 * independent of any global state, monitors nothing by itself and sends only what is passed to `report`.
 */
export async function createErrorReports({ dsn, app, environment }: ErrorReportOptions): Promise<ErrorReports> {
  if (dsn === null) return NO_ERROR_REPORTS;
  const { createStackParser, createTransport, linkedErrorsIntegration, Scope } = await import('@sentry/core');
  const { nodeStackLineParser, ServerRuntimeClient } = await import('@sentry/core/server');
  const client = new ServerRuntimeClient({
    dsn,
    environment,
    platform: 'node',
    integrations: [linkedErrorsIntegration()],
    transport: (options) => createTransport(options, (request) => post(options, request)),
    stackParser: createStackParser(nodeStackLineParser()),
    sendClientReports: false,
    beforeSend: scrub,
  });
  client.init();
  const allows = boundedPerMinute();
  const scopeWith = (tags: object) => {
    const scope = new Scope();
    scope.setClient(client);
    scope.setTags({ app, ...toTags(tags) });
    return scope;
  };
  return {
    report: (error: unknown, dependencies: ErrorContext = {}) => {
      if (allows()) scopeWith(dependencies).captureException(error);
    },
    reportBrowser: (errors) => {
      if (allows()) scopeWith({}).captureEvent(browserEvent(errors));
    },
    close: async () => void (await client.close(FLUSH_MS)),
  };
}
