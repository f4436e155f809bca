import { ProblemError } from '@heizplatz/api-client';
import { BRAND } from '@heizplatz/country';
import {
  isRouteErrorResponse,
  type PageHandle,
  useLocation,
  useMatches,
  useRouteError,
  useUser,
} from '@heizplatz/router';
import { Fragment, useEffect, useState } from 'react';
import { ErrorPage } from '../chrome/error-page';
import { DefaultLayout } from '../layouts/default-layout';
import { getLayout } from './layouts';
import { type PageFailure, readPageFailure } from './page-failure';
import { reportPageFailure } from './report-page-failure';
import { reloadOnChunkFailure } from './reload-on-chunk-failure';
import { useVisibleLocation } from './visible-location';

/**
 * Rule ERROR-01: status and texts of a page that failed; the rest of the document stays. Errors of the browser are sent
 * to the error service, and the id is displayed; the server knows a failed call by its request id. Another try renders
 * the page anew in this document, so that what the visitor's session holds is kept.
 */
export function RootError() {
  useVisibleLocation();
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const status = getStatus(error);
  const { requestId, retryAfterSeconds } = toFailure(error);
  const { Layout, Frame } = useSurroundings(error);
  const [reported, setReported] = useState<{ readonly error: unknown; readonly id: string } | null>(null);
  useEffect(() => {
    if (status === 500) console.error(toLogEntry(error, requestId));
    if (reloadOnChunkFailure(error) || !isUnexpected(error) || requestId) return;
    setReported({ error, id: reportPageFailure(error) });
  }, [error, status, requestId]);
  const reportId = reported?.error === error ? reported?.id : undefined;
  return (
    <Layout>
      <title>{`${BRAND} – Fehler ${status}`}</title>
      <meta name="robots" content="noindex" />
      <Frame>
        <ErrorPage
          status={status}
          requestId={requestId ?? reportId ?? null}
          {...(retryAfterSeconds && { retryAfterSeconds })}
          {...(status >= 500 && { retryHref: pathname + search })}
        />
      </Frame>
    </Layout>
  );
}

/** What stays around the error page. A page that broke while it rendered gets the shell's own: its frame may be the cause. */
function useSurroundings(error: unknown) {
  const { layout = 'default', errorFrame } = (useMatches().at(-1)?.handle ?? {}) as PageHandle;
  const user = useUser();
  const Frame = errorFrame?.(user);
  if (!Frame || !isRouteErrorResponse(error)) return { Layout: DefaultLayout, Frame: Fragment };
  return { Layout: getLayout(layout), Frame };
}

/** A render that calls the API itself throws the problem; loaders throw the result of failPage. */
function toFailure(error: unknown): PageFailure {
  if (isRouteErrorResponse(error)) return readPageFailure(error.data);
  const requestId = error instanceof ProblemError ? error.problem.requestId : undefined;
  return requestId ? { requestId } : {};
}

/** What is logged to the console; for an error that the server has logged already, the id to find it there. */
function toLogEntry(error: unknown, requestId: string | undefined): unknown {
  if (!isRouteErrorResponse(error)) return error;
  return requestId ? `This page could not be drawn (request ${requestId}).` : error.data;
}

/** Not what a route answered on purpose, such as a page that does not exist. */
const isUnexpected = (error: unknown): boolean => !isRouteErrorResponse(error) || error.status === 500;

/** A route's own status; any other error is a 500. */
export const getStatus = (error: unknown): number => (isRouteErrorResponse(error) ? error.status : 500);
