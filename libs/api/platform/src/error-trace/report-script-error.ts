import { CALLS, stripLinkToken } from '@heizplatz/contract';
import { defineHandler } from '../http/calls/define-handler';
import { problem } from '../http/problems/problem';
import { insertScriptError } from './script-error-repository';
import { getNetwork } from '../http/limits/limited-action';

/** Reports of one address in fifteen minutes; a page that fails in a loop would fill the table. */
const REPORTS_PER_ADDRESS = 60;

/**
 * Failed visits of one address in fifteen minutes that count against a release: reports are not authenticated, and nobody
 * shall roll a release back from one machine.
 */
const FAILED_VISITS_PER_ADDRESS = 5;

/** ResizeObserver's loop notices are no errors (rule ERROR-06). */
const IGNORED = /ResizeObserver loop/i;

/** The query of a page may carry a token or an address. */
const stripQuery = (href: string): string => stripLinkToken(href.split(/[?#]/, 1)[0] ?? '');

export const reportScriptError = defineHandler(
  CALLS.reportScriptError,
  async ({ body }, { db, clock, log, ip, countryId, services }) => {
    const errors = body.errors.filter(({ message }) => !IGNORED.test(message));
    if (errors.length === 0) return { success: true };
    if (!services.limits.allows(`js-error ${getNetwork(ip)}`, REPORTS_PER_ADDRESS, clock()))
      throw problem('TOO_MANY_REQUESTS', { retryAfterSeconds: 900 });
    const href = stripQuery(body.href);
    const { release, isFirst } = body;
    if (
      release &&
      isFirst &&
      services.limits.allows(`failed-visit ${getNetwork(ip)}`, FAILED_VISITS_PER_ADDRESS, clock())
    )
      services.releaseHealth.count({ ...release, countryId }, 'scriptErrors');
    log.warn(
      { href, release, messages: errors.slice(0, 5).map(({ message }) => message.slice(0, 200)) },
      'script errors',
    );
    services.errorReports.reportBrowser({ page: href, userAgent: body.userAgent, errors });
    await insertScriptError(db, { reportedAt: clock(), href, userAgent: body.userAgent, errors });
    return { success: true };
  },
);
