import { BRAND } from '@heizplatz/country';
import { isRouteErrorResponse, useRouteError } from '@heizplatz/router';
import { useEffect } from 'react';
import { ErrorPage } from '../chrome/error-page';
import { DefaultLayout } from '../layouts/default-layout';
import { reloadOnChunkFailure } from './reload-on-chunk-failure';

/** Section 8: status and texts of a page that failed; the rest of the document stays. */
export function RootError() {
  const error = useRouteError();
  const status = statusOf(error);
  useEffect(() => {
    if (status === 500) console.error(isRouteErrorResponse(error) ? error.data : error);
    reloadOnChunkFailure(error);
  }, [error, status]);
  return (
    <DefaultLayout>
      <title>{`${BRAND} – Fehler ${status}`}</title>
      <meta name="robots" content="noindex" />
      <ErrorPage status={status} />
    </DefaultLayout>
  );
}

/** A route's own status; whatever else was thrown is a 500. */
export const statusOf = (error: unknown): number => (isRouteErrorResponse(error) ? error.status : 500);
