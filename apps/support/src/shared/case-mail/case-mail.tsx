import { useCall } from '@heizplatz/api-client';
import { CALLS, CASE_MAIL_ROLES, type CaseMailKind } from '@heizplatz/contract';
import { formatTime, siteById } from '@heizplatz/country';
import { hasAnyRoleOrAdmin } from '@heizplatz/identity';
import { useUser } from '@heizplatz/router';
import { Card, CardHeader, FailedState, Notice, Skeleton } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { CaseMailForm } from './case-mail-form';
import { SentMails } from './sent-mails';

interface CaseMailProps {
  readonly kind: CaseMailKind;
  readonly objectId: string;
  /** Once a mail was sent or taken back. */
  readonly onChange?: () => Promise<unknown>;
}

/** The mail to a case's customer, and what was written before; nothing for roles that do not see to such cases. */
export function CaseMail(props: CaseMailProps) {
  const user = useUser();
  return hasAnyRoleOrAdmin(user, CASE_MAIL_ROLES[props.kind]) ? <MailCard {...props} /> : null;
}

function MailCard({ kind, objectId, onChange }: CaseMailProps) {
  const { t } = useLingui();
  const { data, error, mutate } = useCall(CALLS.staffCaseMail, { query: { kind, objectId } });
  if (data === undefined && error)
    return <FailedState title={t`Der Schriftwechsel konnte nicht geladen werden.`} onRetry={() => void mutate()} />;
  if (data === undefined) return <Skeleton width={100} />;
  if (!data) return null;
  const reload = () => Promise.all([mutate(), onChange?.()]);
  return (
    <Card as="section" aria-labelledby="case-mail">
      <CardHeader titleId="case-mail" title={<Trans>E-Mail an den Kunden</Trans>} />
      {data.Answered && (
        <Notice tone="good">
          <p>
            <Trans>
              Beantwortet von {data.Answered.ByName}, {formatTime(data.Answered.At, siteById(data.CountryId))}
            </Trans>
          </p>
        </Notice>
      )}
      {data.To === null ? (
        <p className="quiet">
          <Trans>Zu diesem Fall ist keine E-Mail-Adresse bekannt.</Trans>
        </p>
      ) : (
        <CaseMailForm kind={kind} objectId={objectId} mail={data} to={data.To} reload={reload} />
      )}
      <SentMails mail={data} />
    </Card>
  );
}
