import { useUser } from '@heizplatz/router';

/** Whether support acts as this customer. */
export const useIsImpersonating = (): boolean => useUser()?.isImpersonatedS ?? false;
