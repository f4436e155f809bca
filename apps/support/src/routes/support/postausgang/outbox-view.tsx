import { useCall } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { useSearchParams } from '@heizplatz/router';
import { SelectField } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { listQuery } from '../../../shared/staff-table/list-query';
import { StaffPage } from '../../../shared/staff-page/staff-page';
import { StaffTable } from '../../../shared/staff-table/staff-table';
import { useCountryChoices } from '../../../shared/staff-form/use-choices';
import { useMailStates } from '../../../shared/outbox/mail-state-chip';
import { useMailColumns } from './use-mail-columns';

function Filters({ params }: { readonly params: URLSearchParams }) {
  const { t } = useLingui();
  const states = useMailStates();
  const all = { value: '', label: t`alle` };
  const field = (name: string) => ({ name, size: 'small', defaultValue: params.get(name) ?? '' }) as const;
  const choices = Object.entries(states).map(([value, label]) => ({ value, label }));
  return (
    <>
      <SelectField {...field('state')} label={t`Stand`} options={[all, ...choices]} />
      <SelectField {...field('country')} label={t`Land`} options={[all, ...useCountryChoices()]} />
    </>
  );
}

/** Every mail of the marketplace, newest first. */
export function OutboxView() {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const { data, error, mutate } = useCall(CALLS.staffMails, { query: listQuery(CALLS.staffMails.query, params) });
  return (
    <StaffPage
      title={t`Postausgang`}
      lead={
        <Trans>
          Alle Mails an Kunden und Händler. Gescheiterte hat der Mailserver abgelehnt oder vier Tage lang nicht
          angenommen.
        </Trans>
      }
    >
      <StaffTable
        label={t`Mails`}
        columns={useMailColumns()}
        rowKey={({ MailId }) => MailId}
        data={data}
        error={error}
        onRetry={() => void mutate()}
        getMark={({ State, BouncedAt }) => (State === 'failed' || BouncedAt ? 'warn' : undefined)}
        defaultSort="-CreatedAt"
        exportPath={CALLS.exportStaffMails.path}
        personalColumns={t`Empfänger, Letzter Fehler`}
        searchHint={t`Empfänger oder Betreff`}
        filters={<Filters params={params} />}
        emptyTitle={t`Keine Mail gefunden`}
      />
    </StaffPage>
  );
}
