import { useCall } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { siteById } from '@heizplatz/country';
import { useLoaderData } from '@heizplatz/router';
import { Card, CardHeader } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import type { DealerPageData } from '../dealer-loaders';
import { DealerPage } from '../dealer-page';
import { ImportForm } from './import-form';
import { ImportsTable } from './imports-table';
import { KeysCard } from './keys-card';

/** /support/haendler/{id}/preisimport */
export function ImportView() {
  const { t } = useLingui();
  const { dealerId } = useLoaderData<DealerPageData>();
  const { data, mutate } = useCall(CALLS.priceImports, { query: { dealerId } });
  const reload = () => void mutate();
  return (
    <DealerPage>
      {({ Id, CountryId }) => (
        <>
          <ImportForm dealerId={Id} site={siteById(CountryId)} onTaken={reload} />
          {data && data.Rows.length > 0 && (
            <Card as="section" aria-labelledby="importe">
              <CardHeader titleId="importe" title={t`Bisherige Importe`} />
              <ImportsTable rows={data.Rows} label={t`Bisherige Importe`} />
            </Card>
          )}
          {data && <KeysCard dealerId={Id} keys={data.Keys} site={siteById(CountryId)} onChanged={reload} />}
        </>
      )}
    </DealerPage>
  );
}
