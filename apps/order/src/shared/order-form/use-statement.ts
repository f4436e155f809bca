import { type RefusedForm, useActionData, useLocation } from '@heizplatz/router';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { doneAction } from '../action-posts/action-done';
import type { ActionOutcome, Statement } from './statement-context';

/** The single place of a page that reports the results of its commands; `reload` fetches the order again. */
export function useStatement(reload: () => Promise<unknown>): { statement: Statement | null; outcome: ActionOutcome } {
  const { t } = useLingui();
  const changed = t`Die Bestellung hat sich inzwischen geändert. Hier steht, wie sie jetzt ist.`;
  const atFirst = useInitialStatement(changed);
  const [statement, setStatement] = useState<Statement | null>(atFirst);
  const outcome: ActionOutcome = {
    say: (text) => setStatement({ tone: 'good', text }),
    meetConflict: async ({ problem }) => {
      await reload();
      setStatement({ tone: 'warn', text: problem.detail ?? changed });
    },
  };
  return { statement, outcome };
}

/** The result of a command that was sent without JavaScript. */
function useInitialStatement(changed: string): Statement | null {
  const { t } = useLingui();
  const { search } = useLocation();
  const refused = useActionData<Partial<RefusedForm>>()?.problem;
  if (refused?.code === 'CONFLICT') return { tone: 'warn', text: refused.detail ?? changed };
  return doneAction(search)
    ? { tone: 'good', text: t`Ihre Angaben sind angekommen. Hier steht, wie es jetzt ist.` }
    : null;
}
