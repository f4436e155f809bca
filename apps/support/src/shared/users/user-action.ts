import { CALLS } from '@heizplatz/contract';
import { FORM_FIELDS, notFound, redirect, type SentForm } from '@heizplatz/router';
import { userPath } from '@heizplatz/routes';
import { toBody } from '@heizplatz/form-ui';
import { parsedForm } from '../staff-form/parsed-form';
import { getCountries } from './country-boxes';
import { getRoles } from './role-boxes';
import { userInput } from './user-input';

async function saveRoles({ api, form }: SentForm, id: number): Promise<void> {
  const values = Object.fromEntries(form);
  const Countries = getCountries(values);
  const input = { ...values, Version: Number(form.get('Version')), Roles: getRoles(values), Countries };
  const body = parsedForm(toBody(CALLS.saveStaffUser), input);
  await api(CALLS.saveStaffUser, { ...userInput(id), body });
}

async function changeLock({ api, form }: SentForm, id: number): Promise<void> {
  const person = await api(CALLS.staffUser, userInput(id));
  if (!person) notFound();
  const input = { Version: person.Version, IsLocked: person.LockedAt === null, Reason: form.get('Reason') };
  await api(CALLS.setUserLock, { ...userInput(id), body: parsedForm(toBody(CALLS.setUserLock), input) });
}

/** Forms of a person's page where no script runs, or not yet. */
const ACTIONS: Readonly<Record<string, (sent: SentForm, id: number) => Promise<void>>> = {
  rollen: saveRoles,
  sperre: changeLock,
  abmelden: async ({ api, form }, id) => {
    const body = parsedForm(toBody(CALLS.endUserSessions), { Reason: form.get('Reason') });
    await api(CALLS.endUserSessions, { ...userInput(id), body });
  },
  faktor: async ({ api, form }, id) => {
    const body = parsedForm(toBody(CALLS.resetSecondFactor), { Reason: form.get('Reason') });
    await api(CALLS.resetSecondFactor, { ...userInput(id), body });
  },
};

export async function takeUserForm(sent: SentForm): Promise<Response> {
  const id = Number(sent.params['id']);
  const action = ACTIONS[sent.form.get(FORM_FIELDS.form) ?? ''];
  if (!action || !Number.isInteger(id)) notFound();
  await action(sent, id);
  return redirect(userPath(id), 303);
}

export async function takeInvitation({ api, form }: SentForm): Promise<Response> {
  const values = Object.fromEntries(form);
  const body = parsedForm(toBody(CALLS.inviteUser), { ...values, Roles: getRoles(values) });
  const { Id } = await api(CALLS.inviteUser, { body });
  return redirect(userPath(Id), 303);
}
