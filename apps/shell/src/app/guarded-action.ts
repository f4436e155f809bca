import {
  type ActionFunctionArgs,
  createContext,
  type PageHandle,
  refusedForm,
  type RouteObject,
} from '@heizplatz/router';
import { runMiddleware } from './page-middleware';

/** Whether the submitted form contained the CSRF value of the visitor's cookie; set by the server only. */
export const formFitsContext = createContext(false);

const CSRF_PROBLEM = {
  type: 'about:blank',
  title: 'Forbidden',
  status: 403,
  code: 'CSRF',
  detail: 'Das Formular stand zu lange offen. Ihre Angaben sind noch da, bitte senden Sie es noch einmal.',
} as const;

/** A route's action behind the guards of the whole page and its CSRF check: a forged form is rendered again. */
export function guardedAction({ action }: RouteObject, middleware: NonNullable<PageHandle['middleware']>) {
  if (typeof action !== 'function') return undefined;
  return async (args: ActionFunctionArgs): Promise<unknown> => {
    await runMiddleware(middleware, args);
    if (args.context.get(formFitsContext)) return action(args);
    return refusedForm(new URLSearchParams(await args.request.text()), CSRF_PROBLEM);
  };
}
