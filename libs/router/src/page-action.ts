import { ProblemError } from '@heizplatz/api-client';
import type { ActionFunction, ActionFunctionArgs } from 'react-router-dom';
import { pageContext, type PageRequest } from './page-context';
import { refusedForm } from './refused-form';

/** A form that was sent to a page, in a browser without script or before it ran. */
export interface SentForm extends PageRequest {
  readonly form: URLSearchParams;
}

/**
 * The action of a page's form: one call or two, then the next page (`redirect(path, 303)`, so that a reload does not
 * submit again), or data to render where that must not be in an address (`useActionData`). A ProblemError renders the
 * page again under the problem's status, see `useRefusedForm`.
 */
export function pageAction(action: (sent: SentForm) => Promise<Response | object>): ActionFunction {
  return async ({ request, params, context }: ActionFunctionArgs) => {
    const form = new URLSearchParams(await request.text());
    try {
      return await action({ ...context.get(pageContext), request, params, url: new URL(request.url), form });
    } catch (error) {
      if (error instanceof ProblemError) return refusedForm(form, error.problem);
      throw error;
    }
  };
}
