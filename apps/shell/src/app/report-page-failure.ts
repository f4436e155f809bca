import { sendBeacon } from '@heizplatz/api-client';
import { CALLS, stripLinkToken } from '@heizplatz/contract';
import { isRouteErrorResponse } from '@heizplatz/router';
import { claimFailure, getPageRelease } from './page-release';

/** Sends what broke a page in the browser to the error service, at once. Gives the id under which it stands there. */
export function reportPageFailure(error: unknown): string {
  const id = [...crypto.getRandomValues(new Uint8Array(4))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const time = Date.now();
  const { message, stack = '' } = error instanceof Error ? error : new Error(getText(error));
  const report = { message: `[${id}] ${message}`.slice(0, 2000), stack: stack.slice(0, 8000), time };
  sendBeacon(CALLS.reportScriptError, {
    body: {
      userAgent: navigator.userAgent.slice(0, 500),
      timeStart: time,
      timeEnd: time,
      href: stripLinkToken(location.href).slice(0, 2000),
      errors: [report],
      ...claimFailure(getPageRelease()),
    },
  });
  return id;
}

const getText = (error: unknown): string => String(isRouteErrorResponse(error) ? error.data : error);
