import { Skeleton, useIsHydrated } from '@heizplatz/ui';
import { type ReactNode, Suspense } from 'react';

/** A case whose script comes when it is opened; the server renders its place alone. */
export function LateCase({ children }: { readonly children: ReactNode }) {
  const waiting = <Skeleton width={100} />;
  return useIsHydrated() ? <Suspense fallback={waiting}>{children}</Suspense> : waiting;
}
