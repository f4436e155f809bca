import { useCall } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { siteById } from '@heizplatz/country';
import { useLoaderData } from '@heizplatz/router';
import { Card, FailedState } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { CustomerPageLayout } from '../../../shared/customer-page/customer-page-layout';
import { ConsumptionFilter } from './consumption-filter';
import { consumptionPath, productsInput, statisticInput } from './consumption-query';
import { ConsumptionReport } from './consumption-report';
import { getPlaces } from './consumption-metrics';
import { CsvButton } from './csv-button';
import type { LoadedConsumption } from './loaded-consumption';
import { NothingOrdered } from './nothing-ordered';
import { PrintButton } from './print-button';

/** 'Mein Verbrauch' of one country: period, product and place are the address's. */
export function ConsumptionView() {
  const { t } = useLingui();
  const loaded = useLoaderData<LoadedConsumption>();
  const { page } = loaded;
  const { data: response } = useCall(CALLS.periodStatistic, statisticInput(page), { keepPreviousData: true });
  const statistic = response ? response.Scope === 'own' && response : response;
  const { data: products = [] } = useCall(CALLS.statisticProducts, productsInput(page.countryId));
  const all = useMemo(() => (statistic ? statistic.Rows : []), [statistic]);
  const rows = useMemo(() => all.filter(({ Place }) => page.place === null || Place === page.place), [all, page]);
  if (statistic === undefined) return null;
  const orders = statistic && page.place === null ? statistic.Total.Orders : null;
  const site = siteById(page.countryId);
  return (
    <CustomerPageLayout
      title={t`Mein Verbrauch`}
      lead={
        <Trans>
          Was Sie bestellt haben, wohin und was es gekostet hat. Gelieferte Mengen zählen, wo sie bekannt sind.
        </Trans>
      }
      actions={
        rows.length > 0 && (
          <>
            <CsvButton rows={rows} page={page} site={site} />
            <PrintButton />
          </>
        )
      }
    >
      <ConsumptionFilter loaded={loaded} products={products} places={getPlaces(all)} />
      {statistic === false ? (
        <Card>
          <FailedState
            title={<Trans>Die Zahlen sind gerade nicht zu haben.</Trans>}
            retryHref={consumptionPath(page)}
          />
        </Card>
      ) : rows.length === 0 ? (
        <NothingOrdered hasOrders={products.length > 0} />
      ) : (
        <ConsumptionReport rows={rows} orders={orders} page={page} site={site} />
      )}
    </CustomerPageLayout>
  );
}
