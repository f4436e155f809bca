import type { CalculatorConfiguration, ProductGroup } from '@heizplatz/calculator';
import { PageHeader } from '@heizplatz/router';
import { FailedState } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useKeepQuery } from './kept-query';
import { ListBreadcrumb } from './list-breadcrumb';
import { listAddress } from './list-address';

interface ListFailedProps {
  readonly group: ProductGroup;
  readonly configuration: CalculatorConfiguration;
  readonly requestId: string | null;
}

/** The offers could not be requested. The retry is a link to the same list, so that it works without JavaScript. */
export function ListFailed({ group, configuration, requestId }: ListFailedProps) {
  const { t } = useLingui();
  const keepQuery = useKeepQuery();
  return (
    <>
      <PageHeader title={t`Angebote`} noindex />
      <ListBreadcrumb group={group} />
      <FailedState
        level={1}
        title={<Trans>Die Angebote konnten nicht geladen werden.</Trans>}
        retryHref={keepQuery(listAddress(configuration))}
        requestId={requestId}
      >
        <Trans>Das liegt an uns, nicht an Ihren Angaben: Postleitzahl, Menge und Auswahl bleiben stehen.</Trans>
      </FailedState>
    </>
  );
}
