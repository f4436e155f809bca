import { ErrorResponse } from '@heizplatz/router';
import * as v from 'valibot';
import { PAGE_DATA_ID, PageData } from '../app/page-data';

/** The document's JSON literal; a document without one cannot be hydrated and throws. */
export function readPageData(): PageData {
  return v.parse(PageData, JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent ?? ''));
}

/** Route errors as the router throws them. */
export function reviveErrors(errors: PageData['errors']): Record<string, unknown> | null {
  if (!errors) return null;
  return Object.fromEntries(
    Object.entries(errors).map(([id, { status, data }]) => [id, new ErrorResponse(status, '', data)]),
  );
}
