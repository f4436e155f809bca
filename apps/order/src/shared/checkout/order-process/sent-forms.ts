/** What the server does with checkout's forms where no script sends them; no browser fetches it. */
export const sentForms = () => import(/* webpackChunkName: "sent-forms" */ '../form-actions');
