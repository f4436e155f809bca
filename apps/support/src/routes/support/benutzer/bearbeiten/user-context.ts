import type { StaffUser } from '@heizplatz/contract';
import { createContext, useContext } from 'react';

interface VisiblePerson {
  readonly person: StaffUser;
  /** After an act: the person that it answered with. */
  readonly show: (person: StaffUser) => Promise<unknown>;
}

export const PersonContext = createContext<VisiblePerson | null>(null);

/** The person of the page, as it was when the page came or by the caller's own last act. */
export function useStaffPerson(): VisiblePerson {
  const view = useContext(PersonContext);
  if (!view) throw new Error('no person around');
  return view;
}
