import { PRODUCT_GROUPS } from '@heizplatz/calculator';
import { useLoaderData, useSearchParams } from '@heizplatz/router';
import { AmountRefused } from '../alternatives/amount-refused';
import { KeptQueryContext } from './kept-query';
import { ListFailed } from './list-failed';
import { keptQuery, readKept } from '../../../shared/offer/list-address';
import type { OfferListPage } from './offer-list-page';
import { OfferListView } from './offer-list-view';
import { SettingsWithoutOffers } from '../settings/settings-without-offers';
import { ZipCodeQuestion } from '../settings/zip-code-question';

/** The list, or what it needs first. */
export function OfferListScreen() {
  const page = useLoaderData<OfferListPage>();
  const [query] = useSearchParams();
  const { configuration } = page;
  const group = PRODUCT_GROUPS[configuration.ProductGroupId];
  return (
    <KeptQueryContext value={keptQuery(readKept(query))}>
      {page.kind === 'offers' ? (
        <OfferListView configuration={configuration} group={group} />
      ) : (
        <>
          <PageWithoutOffers page={page} />
          <SettingsWithoutOffers configuration={configuration} />
        </>
      )}
    </KeptQueryContext>
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
