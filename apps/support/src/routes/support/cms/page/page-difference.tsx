import { useCall } from '@heizplatz/api-client';
import { CALLS, type StaffPage } from '@heizplatz/contract';
import { Skeleton } from '@heizplatz/ui';
import { Difference } from '../../../../shared/content-versions/difference';

/** A version of a page beside the newest one. */
export function PageDifference({ page, number }: { readonly page: StaffPage; readonly number: number }) {
  const { data } = useCall(CALLS.staffPageVersion, { params: { pageId: String(page.Id), number: String(number) } });
  return data ? <Difference before={data} after={page} /> : <Skeleton width={100} />;
}
