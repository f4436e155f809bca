import { useRefusedForm } from '@heizplatz/router';
import { Disclosure } from '@heizplatz/ui';
import type { ReactNode } from 'react';
import { SubmissionError } from '../../../../shared/order/submission-error';

interface ActionDisclosureProps {
  /** The id of the form inside. */
  readonly form: string;
  /** Whether the order allows the action by now. */
  readonly isOffered: boolean;
  readonly summary: ReactNode;
  readonly children: ReactNode;
}

/**
 * A closed form; one that was sent without script and refused is open, with what is wrong. Of an action that the order does
 * not allow any more the refusal alone.
 */
export function ActionDisclosure({ form, isOffered, summary, children }: ActionDisclosureProps) {
  const refused = useRefusedForm(form);
  if (!isOffered) return <SubmissionError problem={refused?.problem ?? null} />;
  return (
    <Disclosure open={refused !== null} summary={summary}>
      {children}
    </Disclosure>
  );
}
