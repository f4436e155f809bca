import { useUser } from '@heizplatz/router';

/** Whether support acts as this customer. */
export const useIsActing = (): boolean => useUser()?.isImpersonatedS ?? false;
