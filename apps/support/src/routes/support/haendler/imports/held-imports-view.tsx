import { useCall } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { STAFF_DEALERS_PATH } from '@heizplatz/routes';
import { EmptyState } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { StaffPage } from '../../../../shared/staff-page/staff-page';
import { ImportsTable } from './imports-table';

/** /support/haendler/preisimporte: jumps that wait for a yes. */
export function HeldImportsView() {
  const { t } = useLingui();
  const { data } = useCall(CALLS.priceImports, { query: {} });
  return (
    <StaffPage
      title={t`Wartende Preisimporte`}
      lead={t`Preise, die um mehr als 15 % springen, neue, die so weit von der Region abweichen, und solche, die eine zweite Person freigibt: Übernommen wird erst nach einem Ja. Was ein Schlüssel schickt, gibt jemand anderes frei als wer ihn gemacht hat.`}
      crumbs={[{ id: 'dealers', text: t`Händler`, href: STAFF_DEALERS_PATH }]}
    >
      {data && data.Rows.length === 0 && (
        <EmptyState title={t`Es wartet nichts`}>
          <Trans>Preise, die auf ein Ja warten, erscheinen hier.</Trans>
        </EmptyState>
      )}
      {data && data.Rows.length > 0 && <ImportsTable rows={data.Rows} label={t`Wartende Preisimporte`} />}
    </StaffPage>
  );
}
