import { type ComponentProps, lazy, Suspense } from 'react';
import type { AccountEntries } from './account-entries';

const Entries = lazy(async () => ({
  default: (await import(/* webpackChunkName: "account-entries" */ './account-entries')).AccountEntries,
}));

/** The entries on demand: visitors, who have none, do not load them. */
export function LateAccountEntries(props: ComponentProps<typeof AccountEntries>) {
  return (
    <Suspense fallback={null}>
      <Entries {...props} />
    </Suspense>
  );
}
