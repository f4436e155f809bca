import { ProblemError } from '@heizplatz/api-client';
import { BRAND } from '@heizplatz/country';
import { isRouteErrorResponse, useRouteError } from '@heizplatz/router';
import { useEffect, useState } from 'react';
import { ErrorPage } from '../chrome/error-page';
import { DefaultLayout } from '../layouts/default-layout';
import { type PageFailure, readPageFailure } from './page-failure';
import { reportPageFailure } from './report-page-failure';
import { reloadOnChunkFailure } from './reload-on-chunk-failure';

/**
 * Section 8: status and texts of a page that failed; the rest of the document stays. What arose in the browser goes to the
 * error service, and its id is shown; a failed call is known to the server by its request id.
 */
export function RootError() {
  const error = useRouteError();
  const status = getStatus(error);
  const { requestId, retryAfterSeconds } = toFailure(error);
  const [reported, setReported] = useState<{ readonly error: unknown; readonly id: string } | null>(null);
  useEffect(() => {
    if (status === 500) console.error(toLogEntry(error, requestId));
    if (reloadOnChunkFailure(error) || isRouteErrorResponse(error) || requestId) return;
    setReported({ error, id: reportPageFailure(error) });
  }, [error, status, requestId]);
  const reportId = reported?.error === error ? reported?.id : undefined;
  return (
    <DefaultLayout>
      <title>{`${BRAND} – Fehler ${status}`}</title>
      <meta name="robots" content="noindex" />
      <ErrorPage
        status={status}
        requestId={requestId ?? reportId ?? null}
        {...(retryAfterSeconds && { retryAfterSeconds })}
      />
    </DefaultLayout>
  );
}

/** A render that asks the API itself throws the problem; loaders throw what failPage makes of it. */
function toFailure(error: unknown): PageFailure {
  if (isRouteErrorResponse(error)) return readPageFailure(error.data);
  const requestId = error instanceof ProblemError ? error.problem.requestId : undefined;
  return requestId ? { requestId } : {};
}

/** What the console is told; of what the server logged already, the id by which it is found there. */
function toLogEntry(error: unknown, requestId: string | undefined): unknown {
  if (!isRouteErrorResponse(error)) return error;
  return requestId ? `This page could not be drawn (request ${requestId}).` : error.data;
}

/** A route's own status; whatever else was thrown is a 500. */
export const getStatus = (error: unknown): number => (isRouteErrorResponse(error) ? error.status : 500);
