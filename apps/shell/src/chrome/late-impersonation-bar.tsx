import type { User } from '@heizplatz/identity';
import { lazy, Suspense } from 'react';

const Bar = lazy(async () => ({
  default: (await import(/* webpackChunkName: "impersonation-bar" */ './impersonation-bar')).ImpersonationBar,
}));

/** The bar on demand: impersonation is rare. */
export function LateImpersonationBar({ user }: { user: User }) {
  return (
    <Suspense fallback={null}>
      <Bar user={user} />
    </Suspense>
  );
}
