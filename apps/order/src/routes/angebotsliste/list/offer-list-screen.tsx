import { PRODUCT_GROUPS } from '@heizplatz/calculator';
import { useLoaderData } from '@heizplatz/router';
import { AmountRefused } from '../alternatives/amount-refused';
import { ListFailed } from './list-failed';
import type { OfferListPage } from './offer-list-page';
import { OfferListView } from './offer-list-view';
import { SettingsWithoutOffers } from '../settings/settings-without-offers';
import { ZipCodeQuestion } from '../settings/zip-code-question';

/** The list, or what it needs first. */
export function OfferListScreen() {
  const page = useLoaderData<OfferListPage>();
  const { configuration } = page;
  const group = PRODUCT_GROUPS[configuration.ProductGroupId];
  if (page.kind === 'offers') return <OfferListView configuration={configuration} group={group} />;
  return (
    <>
      <PageWithoutOffers page={page} />
      <SettingsWithoutOffers configuration={configuration} />
    </>
  );
}

function PageWithoutOffers({ page }: { readonly page: Exclude<OfferListPage, { readonly kind: 'offers' }> }) {
  const { configuration } = page;
  const group = PRODUCT_GROUPS[configuration.ProductGroupId];
  switch (page.kind) {
    case 'zip-code-missing':
      return <ZipCodeQuestion configuration={configuration} group={group} />;
    case 'amount-refused':
      return <AmountRefused configuration={configuration} group={group} error={page.error} />;
    case 'failed':
      return <ListFailed configuration={configuration} group={group} requestId={page.requestId} />;
  }
}
