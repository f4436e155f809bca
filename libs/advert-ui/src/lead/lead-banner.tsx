import { useIsHydrated } from '@heizplatz/ui';
import { lazy, Suspense } from 'react';

const LiveLead = lazy(async () => ({ default: (await import('./live-lead')).LiveLead }));

/**
 * The partner for modern heating, where it serves the visitor's place; '' sends no request. Rendered after hydration,
 * and inserted out of view.
 */
export function LeadBanner({ zipCode }: { zipCode: string }) {
  const isHydrated = useIsHydrated();
  if (!isHydrated || zipCode === '') return null;
  return (
    <Suspense fallback={null}>
      <LiveLead zipCode={zipCode} />
    </Suspense>
  );
}
