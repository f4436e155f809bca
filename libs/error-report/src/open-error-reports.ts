import type { ErrorEvent, Event } from '@sentry/node';
import { type BrowserErrors, type ErrorReports, type ErrorSurroundings, NO_ERROR_REPORTS } from './error-reports';
import { withoutPersonalData } from './without-personal-data';

export interface ErrorReportOptions {
  /** Null: no service. */
  readonly dsn: string | null;
  /** 'api' or 'shell'. */
  readonly app: string;
  /** MODE. */
  readonly environment: string;
}

const FLUSH_MS = 2000;
/** Of one process in a minute; an outage is told by its first hundred errors. */
const MOST_PER_MINUTE = 100;

/** Messages without persons; nothing of the request, the machine or the user. */
function scrub(event: ErrorEvent): ErrorEvent {
  const { request: _, user: __, server_name: ___, breadcrumbs: ____, ...kept } = event;
  const values = event.exception?.values?.map((one) => ({ ...one, value: withoutPersonalData(one.value ?? '') }));
  return {
    ...kept,
    ...(event.message && { message: withoutPersonalData(event.message) }),
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

const tagsOf = (tags: object): Record<string, string> =>
  Object.fromEntries(Object.entries(tags).filter((pair): pair is [string, string] => typeof pair[1] === 'string'));

const browserEvent = ({ page, userAgent, errors }: BrowserErrors): Event => ({
  platform: 'javascript',
  level: 'error',
  tags: { app: 'browser', page: withoutPersonalData(page) },
  extra: { userAgent, stacks: errors.map(({ stack }) => withoutPersonalData(stack)) },
  exception: {
    values: errors.map(({ message, filename }) => ({ type: 'ScriptError', value: message, module: filename })),
  },
});

/**
 * Opens the way to an error service (Sentry's protocol). Its client is fetched only where a DSN is given, stands apart from
 * any global state, watches nothing by itself and sends what `report` is told.
 */
export async function openErrorReports({ dsn, app, environment }: ErrorReportOptions): Promise<ErrorReports> {
  if (dsn === null) return NO_ERROR_REPORTS;
  const { NodeClient, Scope, defaultStackParser, linkedErrorsIntegration, makeNodeTransport } =
    await import('@sentry/node');
  const client = new NodeClient({
    dsn,
    environment,
    includeServerName: false,
    // It would put itself between all modules, to measure what nobody asked for.
    enableRuntimeChannelInjection: false,
    integrations: [linkedErrorsIntegration()],
    transport: makeNodeTransport,
    stackParser: defaultStackParser,
    sendClientReports: false,
    beforeSend: scrub,
  });
  client.init();
  const allows = boundedPerMinute();
  const scopeWith = (tags: object) => {
    const scope = new Scope();
    scope.setClient(client);
    scope.setTags({ app, ...tagsOf(tags) });
    return scope;
  };
  return {
    report: (error: unknown, surroundings: ErrorSurroundings = {}) => {
      if (allows()) scopeWith(surroundings).captureException(error);
    },
    reportBrowser: (errors) => {
      if (allows()) scopeWith({}).captureEvent(browserEvent(errors));
    },
    close: async () => void (await client.close(FLUSH_MS)),
  };
}
