import { CALLS } from '@heizplatz/contract';
import { toBody } from '@heizplatz/form-ui';
import { FORM_FIELDS, notFound, redirect, type SentForm } from '@heizplatz/router';
import { APPROVALS_PATH } from '@heizplatz/routes';
import { parsedForm } from '../../../shared/staff-form/parsed-form';

/** 'ablehnen-7', 'freigeben-7', 'schalter-prices-on': the forms of the page where no script runs, or not yet. */
export async function takeApprovalForm({ api, form }: SentForm): Promise<Response> {
  const [name = '', subject = '', state = ''] = (form.get(FORM_FIELDS.form) ?? '').split('-');
  const Reason = form.get('Reason') ?? '';
  if (name === 'schalter') {
    const body = parsedForm(toBody(CALLS.saveApprovalSetting), { Kind: subject, IsOn: state === 'on', Reason });
    await api(CALLS.saveApprovalSetting, { body });
  } else if (name === 'freigeben' || name === 'ablehnen') {
    const input = { ApprovalId: Number(subject), Accepts: name === 'freigeben', Reason };
    await api(CALLS.decideApproval, { body: parsedForm(toBody(CALLS.decideApproval), input) });
  } else notFound();
  return redirect(APPROVALS_PATH, 303);
}
