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
 * Section 8: status and texts of a page that failed; the rest of the document stays. Errors of the browser are sent
 * to the error service, and the id is displayed; the server knows a failed call by its request id.
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

/** A route's own status; any other error is a 500. */
export const getStatus = (error: unknown): number => (isRouteErrorResponse(error) ? error.status : 500);
