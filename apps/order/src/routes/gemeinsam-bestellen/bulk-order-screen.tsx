import { useCall } from '@heizplatz/api-client';
import { type CalculatorConfiguration, groupName, PRODUCT_GROUPS } from '@heizplatz/calculator';
import { CALLS } from '@heizplatz/contract';
import { PageHeader, useLoaderData, useSite } from '@heizplatz/router';
import { FailedState, Skeleton, TextLink } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { listAddress } from '../../shared/offer/list-address';
import { bulkOrderAddress } from '../../shared/offer/list-paths';
import { NoBulkDelivery } from './no-bulk-delivery';
import styles from './bulk-order.module.css';
import { BulkResult } from './bulk-result';
import type { BulkOrderPage } from './load-bulk-order';

/** 'Gemeinsam bestellen': what each household saves, from one to nine. */
export function BulkOrderScreen() {
  const { t } = useLingui();
  const { configuration, failure } = useLoaderData<BulkOrderPage>();
  const group = PRODUCT_GROUPS[configuration.ProductGroupId];
  const goods = groupName(group, useSite().countryId);
  if (failure) {
    return (
      <>
        <PageHeader title={t`Gemeinsam bestellen`} noindex />
        <FailedState
          level={1}
          title={<Trans>Die Preise konnten nicht geladen werden.</Trans>}
          retryHref={bulkOrderAddress(configuration)}
          requestId={failure.requestId}
        >
          <Trans>Das liegt an uns, nicht an Ihren Angaben: Postleitzahl, Menge und Auswahl bleiben stehen.</Trans>
        </FailedState>
      </>
    );
  }
  return (
    <>
      <PageHeader title={t`${goods} gemeinsam bestellen`} noindex />
      <p className={styles.back}>
        <TextLink variant="alone" href={listAddress(configuration)}>
          <Trans>Zurück zur Angebotsliste</Trans>
        </TextLink>
      </p>
      <h1>
        <Trans>{goods} gemeinsam bestellen</Trans>
      </h1>
      <BulkCalculation configuration={configuration} />
    </>
  );
}

function BulkCalculation({ configuration }: { configuration: CalculatorConfiguration }) {
  const { data } = useCall(CALLS.bulkOrderCalculation, { body: configuration });
  if (data === undefined) return <Skeleton shape="picture" className={styles.waiting} />;
  if (data === false) return <NoBulkDelivery configuration={configuration} />;
  return <BulkResult configuration={configuration} calculation={data} />;
}
