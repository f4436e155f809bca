import { useIsHydrated } from '@heizplatz/ui';
import { lazy, Suspense } from 'react';

const LiveLead = lazy(async () => ({ default: (await import('./live-lead')).LiveLead }));

/** The partner for modern heating, where it serves the visitor's place; '' asks nobody. After hydration, and where nobody sees it come. */
export function LeadBanner({ zipCode }: { zipCode: string }) {
  const isHydrated = useIsHydrated();
  if (!isHydrated || zipCode === '') return null;
  return (
    <Suspense fallback={null}>
      <LiveLead zipCode={zipCode} />
    </Suspense>
  );
}
