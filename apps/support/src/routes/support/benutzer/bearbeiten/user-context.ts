import type { StaffUser } from '@heizplatz/contract';
import { createContext, useContext } from 'react';

interface ShownPerson {
  readonly person: StaffUser;
  /** After an act: the person that it answered with. */
  readonly show: (person: StaffUser) => Promise<unknown>;
}

export const PersonContext = createContext<ShownPerson | null>(null);

/** The person of the page, as it was when the page came or by the caller's own last act. */
export function useStaffPerson(): ShownPerson {
  const shown = useContext(PersonContext);
  if (!shown) throw new Error('no person around');
  return shown;
}
