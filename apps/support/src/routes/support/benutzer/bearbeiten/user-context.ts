import type { StaffUser } from '@heizplatz/contract';
import { createContext, useContext } from 'react';

interface VisiblePerson {
  readonly person: StaffUser;
  /** After an action: the user that it returned. */
  readonly show: (person: StaffUser) => Promise<unknown>;
}

export const PersonContext = createContext<VisiblePerson | null>(null);

/** The page's user, as loaded or as returned by the caller's own last action. */
export function useStaffPerson(): VisiblePerson {
  const view = useContext(PersonContext);
  if (!view) throw new Error('no person around');
  return view;
}
