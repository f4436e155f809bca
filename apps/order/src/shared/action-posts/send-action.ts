import { FORM_FIELDS, notFound, redirect, type SentForm } from '@heizplatz/router';
import { donePath } from './action-done';

export interface SentAction<Key> extends SentForm {
  /** Identifies the order and the caller, for every call. */
  readonly orderKey: Key;
  /** The delivery point or complaint that the form is about, 0 where it is about the order. */
  readonly number: number;
  readonly getText: (field: string) => string;
}

/** Sends one command; returns the redirect target, by default the same page again. */
export type ActionPost<Key> = (action: SentAction<Key>) => Promise<unknown>;

/** The id of a form that is about one of several things of a page. */
export const numberedAction = (name: string, number: number): string => `${name}-${number}`;

/** An action's form without JavaScript, by its name; each is the ActionForm's id. */
export async function sendAction<Key>(
  sent: SentForm,
  orderKey: Key,
  actions: ReadonlyMap<string, ActionPost<Key>>,
): Promise<Response> {
  const form = sent.form.get(FORM_FIELDS.form) ?? '';
  const [, name = '', number] = /^(.*?)(?:-(\d{1,9}))?$/.exec(form) ?? [];
  const action = actions.get(name) ?? notFound();
  const getText = (field: string) => sent.form.get(field) ?? '';
  const next = await action({ ...sent, orderKey, number: Number(number ?? 0), getText });
  return redirect(typeof next === 'string' ? next : donePath(sent.url, name), 303);
}
