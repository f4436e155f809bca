import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ActOutcome, Said } from './said-context';

/** The one place of a page that says what became of its acts; `reload` fetches the order again. */
export function useSaid(reload: () => Promise<unknown>): { said: Said | null; outcome: ActOutcome } {
  const { t } = useLingui();
  const [said, setSaid] = useState<Said | null>(null);
  const outcome: ActOutcome = {
    say: (text) => setSaid({ tone: 'good', text }),
    meetConflict: async ({ problem }) => {
      await reload();
      const changed = t`Die Bestellung hat sich inzwischen geändert. Hier steht, wie sie jetzt ist.`;
      setSaid({ tone: 'warn', text: problem.detail ?? changed });
    },
  };
  return { said, outcome };
}
