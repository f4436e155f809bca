import { useUser } from '@heizplatz/router';

/** Whether support is impersonating this customer. */
export const useIsImpersonating = (): boolean => useUser()?.isImpersonatedS ?? false;
