import { CALLS } from '@heizplatz/contract';
import { FORM_FIELDS, pageAction, redirect } from '@heizplatz/router';
import { STAFF_HOME_PATH } from '@heizplatz/routes';

const PATH = /^(?:\/[a-z\d-]+)+$/;

/** What forms of saved views do where no script runs; back to their list, as it was or will be. */
export const viewsAction = pageAction(async ({ form, api }) => {
  const path = form.get('Path') ?? '';
  const list = PATH.test(path) ? path : STAFF_HOME_PATH;
  if (form.get(FORM_FIELDS.form) === 'remove') {
    await api(CALLS.removeStaffView, { body: { Id: Number(form.get('Id')) } });
    return redirect(list, 303);
  }
  const query = form.get('Query') ?? '';
  const flags = { IsShared: form.has('IsShared'), IsDefault: form.has('IsDefault') };
  await api(CALLS.saveStaffView, { body: { Path: path, Name: form.get('Name') ?? '', Query: query, ...flags } });
  return redirect(query === '' ? list : `${list}?${query}`, 303);
});
