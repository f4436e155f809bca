import { CALLS } from '@heizplatz/contract';
import { FORM_FIELDS, redirect, refuseInvalid, type SentForm } from '@heizplatz/router';
import { type SentSignIn, SIGN_IN_FORMS } from './use-sent-sign-in';

/** Password, then for staff a code, without script. Success leads to the page itself: its loader knows who goes where. */
export async function signIn(sent: SentForm): Promise<Response | SentSignIn> {
  const { form, url } = sent;
  const step = await (STEPS.get(form.get(FORM_FIELDS.form) ?? '') ?? sendPassword)(sent);
  if (step) return step;
  return redirect(url.pathname + url.search, 303);
}

async function sendPassword({ api, form }: SentForm): Promise<SentSignIn | null> {
  const body = { UserName: form.get('email') ?? '', Password: form.get('password') ?? '' };
  const { success, redirectUrl, secondFactor } = await api(CALLS.login, { body });
  if (secondFactor !== 'none') return { step: secondFactor, redirectUrl: null };
  refuseInvalid({ password: success ? undefined : 'PASSWORD_WRONG' });
  return redirectUrl ? { step: 'away', redirectUrl } : null;
}

async function sendCode({ api, form }: SentForm): Promise<null> {
  const { success } = await api(CALLS.submitSecondFactor, {
    body: { Code: (form.get('code') ?? '').replaceAll(/\s/g, '') },
  });
  refuseInvalid({ code: success ? undefined : 'WRONG' });
  return null;
}

/** Its response is rendered without a redirect: secret and recovery codes are in no URL and in no cookie. */
const beginEnrolment = async ({ api }: SentForm): Promise<SentSignIn> => ({
  step: 'enrol',
  redirectUrl: null,
  enrolment: await api(CALLS.enrolSecondFactor, { body: {} }),
});

const STEPS = new Map<string, (sent: SentForm) => Promise<SentSignIn | null>>([
  [SIGN_IN_FORMS.code, sendCode],
  [SIGN_IN_FORMS.firstCode, sendCode],
  [SIGN_IN_FORMS.enrolment, beginEnrolment],
]);
