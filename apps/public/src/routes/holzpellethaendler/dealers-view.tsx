import { useLoaderData } from '@heizplatz/router';
import { BranchView } from './branch/branch-view';
import { DealerListView } from './dealer-list/dealer-list-view';
import { DealerView } from './dealer/dealer-view';
import type { DealersPage } from './dealers-page';

export function DealersView() {
  const page = useLoaderData<DealersPage>();
  if (page.kind === 'list') return <DealerListView page={page} />;
  return page.kind === 'dealer' ? <DealerView page={page} /> : <BranchView identity={page.identity} />;
}
