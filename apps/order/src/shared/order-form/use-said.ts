import { type RefusedForm, useActionData, useLocation } from '@heizplatz/router';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { doneAction } from '../action-posts/action-done';
import type { ActionOutcome, Said } from './said-context';

/** The one place of a page that says what became of its acts; `reload` fetches the order again. */
export function useSaid(reload: () => Promise<unknown>): { said: Said | null; outcome: ActionOutcome } {
  const { t } = useLingui();
  const changed = t`Die Bestellung hat sich inzwischen geändert. Hier steht, wie sie jetzt ist.`;
  const atFirst = useSaidAtFirst(changed);
  const [said, setSaid] = useState<Said | null>(atFirst);
  const outcome: ActionOutcome = {
    say: (text) => setSaid({ tone: 'good', text }),
    meetConflict: async ({ problem }) => {
      await reload();
      setSaid({ tone: 'warn', text: problem.detail ?? changed });
    },
  };
  return { said, outcome };
}

/** What became of an act that was sent without script. */
function useSaidAtFirst(changed: string): Said | null {
  const { t } = useLingui();
  const { search } = useLocation();
  const refused = useActionData<Partial<RefusedForm>>()?.problem;
  if (refused?.code === 'CONFLICT') return { tone: 'warn', text: refused.detail ?? changed };
  return doneAction(search)
    ? { tone: 'good', text: t`Ihre Angaben sind angekommen. Hier steht, wie es jetzt ist.` }
    : null;
}
