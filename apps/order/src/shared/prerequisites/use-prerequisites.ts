import { type ProblemError, useApi } from '@heizplatz/api-client';
import type { ProductGroup } from '@heizplatz/calculator';
import { AccessNeeds, CALLS, type OrderProcess } from '@heizplatz/contract';
import { registerGuest, useDraft } from '@heizplatz/order-ui';
import { useAdoptSession } from '@heizplatz/session';
import { useRef, useState } from 'react';
import * as v from 'valibot';
import { prerequisiteDrafts } from './prerequisite-drafts';
import {
  type AcceptedNeeds,
  PREREQUISITE_FIELDS,
  type PrerequisiteAnswers,
  prerequisiteIssues,
  type Prerequisites,
  getPrerequisites,
  saveConfirmedAccess,
} from './prerequisites';

export interface PrerequisiteForm extends Prerequisites {
  readonly process: OrderProcess;
  readonly group: ProductGroup;
  readonly answers: PrerequisiteAnswers;
  readonly change: (part: Partial<PrerequisiteAnswers>) => void;
  readonly issues: () => Readonly<Record<string, string>>;
  /** What the next save accepts beyond the offer. */
  readonly accept: (needs: AcceptedNeeds) => void;
  /** Guest, then access check; what an earlier try has saved is not saved twice. Throws ProblemError. */
  readonly save: () => Promise<void>;
  readonly forget: () => void;
}

/** The part of the address step's form for what precedes the address; `sent`: the input without JavaScript. */
export function usePrerequisites(
  { process, group }: Pick<PrerequisiteForm, 'process' | 'group'>,
  sent?: Readonly<Record<string, string>>,
): PrerequisiteForm {
  const api = useApi();
  const adoptSession = useAdoptSession();
  // As it was when the page came: what a refused try has saved stays on the page until the next step.
  const [needed] = useState(() => getPrerequisites(process, group));
  const { OfferId } = process;
  const draft = useDraft(prerequisiteDrafts, group.id.toString(), {
    email: sent?.[PREREQUISITE_FIELDS.email] ?? '',
    confirmedOffer: sent && PREREQUISITE_FIELDS.access in sent ? OfferId : '',
  });
  const { email, confirmedOffer } = draft.value;
  const answers = { email: email.trim(), isConfirmed: confirmedOffer === OfferId };
  const guestEmail = useRef<string>(null);
  const accepted = useRef<AcceptedNeeds>(null);

  async function identify(): Promise<void> {
    if (guestEmail.current === answers.email) return;
    if (guestEmail.current === null) {
      await registerGuest(api, answers.email);
      adoptSession();
    } else await api(CALLS.saveGuestEmail, { body: { ProductGroupId: group.id, EmailAddress: answers.email } });
    guestEmail.current = answers.email;
  }

  return {
    ...needed,
    process,
    group,
    answers: { ...answers, email },
    change: ({ email: input = email, isConfirmed = answers.isConfirmed }) =>
      draft.change({ email: input, confirmedOffer: isConfirmed ? OfferId : '' }),
    issues: () => prerequisiteIssues(needed, answers),
    accept: (needs) => {
      accepted.current = needs;
    },
    save: async () => {
      if (needed.needsEmail) await identify();
      if (!needed.needsAccess) return;
      const { current: needs } = accepted;
      accepted.current = null;
      await saveConfirmedAccess(api, { process, group }, needs);
    },
    forget: draft.forget,
  };
}

/** What the answers require beyond the offer, if the last save was refused for it. */
export function getAccessNeeds(problem: ProblemError | null): AccessNeeds | null {
  if (problem?.code !== 'ACCESS_OPTIONS') return null;
  const needs = v.safeParse(AccessNeeds, problem.problem.context);
  return needs.success ? needs.output : null;
}
