import { useCall } from '@heizplatz/api-client';
import { CALLS, type DealerLogin } from '@heizplatz/contract';
import { formatTime } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { Card, CardHeader, Chip, KeyValueList } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { CustomerPageLayout } from '../../../shared/customer-page/customer-page-layout';
import { SavedNotice } from '../../../shared/form-messages/saved-notice';
import { InviteForm } from './invite-form';

function LoginState({ login }: { readonly login: DealerLogin }) {
  const site = useSite();
  const { LockedAt, IsInvited, InvitedUntil, LastLoginAt } = login;
  if (LockedAt)
    return (
      <Chip tone="bad">
        <Trans>gesperrt</Trans>
      </Chip>
    );
  if (IsInvited)
    return InvitedUntil ? (
      <Trans>eingeladen, gilt bis {formatTime(InvitedUntil, site)}</Trans>
    ) : (
      <Trans>Einladung abgelaufen</Trans>
    );
  return LastLoginAt ? (
    <Trans>zuletzt angemeldet {formatTime(LastLoginAt, site)}</Trans>
  ) : (
    <Trans>noch nie angemeldet</Trans>
  );
}

/** Who logs in for the dealer; its main login invites others. */
export function DealerLoginsView() {
  const { t } = useLingui();
  const { data, mutate } = useCall(CALLS.ownDealerLogins, {});
  if (!data) return null;
  const { DealerName, Logins, MayInvite } = data;
  const items = Logins.map((login) => ({
    id: String(login.UserId),
    label: `${login.FirstName} ${login.LastName}`,
    value: (
      <>
        {login.Email}
        {login.IsMain && (
          <>
            {' '}
            <Chip>
              <Trans>Hauptzugang</Trans>
            </Chip>
          </>
        )}
        <br />
        <LoginState login={login} />
      </>
    ),
  }));
  return (
    <CustomerPageLayout
      title={t`Zugänge`}
      lead={<Trans>Personen, die sich für {DealerName} anmelden. Ihr Passwort kennt nur die Person selbst.</Trans>}
    >
      <SavedNotice />
      <Card as="section" aria-labelledby="personen">
        <CardHeader titleId="personen" title={<Trans>Personen</Trans>} />
        <KeyValueList items={items} />
      </Card>
      {MayInvite ? (
        <Card as="section" aria-labelledby="einladen">
          <CardHeader titleId="einladen" title={<Trans>Jemanden einladen</Trans>} />
          <InviteForm onInvited={() => void mutate()} />
        </Card>
      ) : (
        <p className="quiet">
          <Trans>Einladen kann, wer den Hauptzugang hat, oder unsere Händlerbetreuung.</Trans>
        </p>
      )}
    </CustomerPageLayout>
  );
}
