import { useRefusedForm } from '@heizplatz/router';
import { Disclosure } from '@heizplatz/ui';
import type { ReactNode } from 'react';

interface ActionDisclosureProps {
  /** The id of the form inside. */
  readonly form: string;
  readonly summary: ReactNode;
  readonly children: ReactNode;
}

/** A closed form; one that was sent without script and refused is open, with what is wrong. */
export const ActionDisclosure = ({ form, summary, children }: ActionDisclosureProps) => (
  <Disclosure open={useRefusedForm(form) !== null} summary={summary}>
    {children}
  </Disclosure>
);
