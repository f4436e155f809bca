import { useApi, useSubmit } from '@heizplatz/api-client';
import { CALLS, type DealerLogin } from '@heizplatz/contract';
import { formatTime, type Site } from '@heizplatz/country';
import { Button, Chip, Disclosure, Notice, useToast } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ReasonForm } from '../../../../shared/staff-form/reason-form';
import styles from '../dealers.module.css';

interface LoginEntryProps {
  readonly login: DealerLogin;
  readonly dealerId: string;
  readonly site: Site;
  readonly show: (fresh: { Logins: DealerLogin[] }) => Promise<unknown>;
}

function LoginState({ login, site }: Pick<LoginEntryProps, 'login' | 'site'>) {
  const { LockedAt, IsInvited, InvitedUntil, LastLoginAt } = login;
  if (LockedAt)
    return (
      <Chip tone="bad">
        <Trans>gesperrt seit {formatTime(LockedAt, site)}</Trans>
      </Chip>
    );
  if (IsInvited)
    return (
      <Chip tone="warn">
        {InvitedUntil ? (
          <Trans>eingeladen, gilt bis {formatTime(InvitedUntil, site)}</Trans>
        ) : (
          <Trans>Einladung abgelaufen</Trans>
        )}
      </Chip>
    );
  return LastLoginAt ? (
    <Trans>zuletzt angemeldet {formatTime(LastLoginAt, site)}</Trans>
  ) : (
    <Trans>noch nie angemeldet</Trans>
  );
}

function InviteAgain({ login, dealerId, show }: LoginEntryProps) {
  const { t } = useLingui();
  const api = useApi();
  const toast = useToast();
  const { isBusy, problem, submit } = useSubmit();
  async function invite() {
    const input = { params: { dealerId }, body: { UserId: login.UserId } };
    if (await submit(async () => show(await api(CALLS.inviteDealerLoginAgain, input))))
      toast.show({ tone: 'good', text: t`Die Einladung ist unterwegs.` });
  }
  return (
    <div>
      {problem && (
        <Notice tone="bad" announce>
          <p>{problem.problem.detail ?? <Trans>Das hat nicht geklappt. Bitte laden Sie die Seite neu.</Trans>}</p>
        </Notice>
      )}
      <Button variant="quiet" size="small" busy={isBusy} onClick={() => void invite()}>
        <Trans>Einladung erneut senden</Trans>
      </Button>
    </div>
  );
}

/** One person of a dealer: state, another invitation, and its lock. */
export function LoginEntry(props: LoginEntryProps) {
  const { t } = useLingui();
  const api = useApi();
  const { login, dealerId, site, show } = props;
  const { UserId, FirstName, LastName, Email, IsMain, IsInvited, LockedAt } = login;
  const isLocked = LockedAt !== null;
  const name = `${FirstName} ${LastName}`;
  async function save(Reason: string) {
    const body = { UserId, IsLocked: !isLocked, Reason };
    await show(await api(CALLS.setDealerLoginLock, { params: { dealerId }, body }));
  }
  return (
    <li>
      <p>
        <strong>{name}</strong>, {Email}{' '}
        {IsMain && (
          <Chip>
            <Trans>Hauptzugang</Trans>
          </Chip>
        )}
      </p>
      <p>
        <LoginState login={login} site={site} />
      </p>
      <div className={styles.row}>
        {IsInvited && !isLocked && <InviteAgain {...props} />}
        <Disclosure summary={isLocked ? t`${name} entsperren` : t`${name} sperren`}>
          <ReasonForm
            name={`sperre-${UserId}`}
            submitText={isLocked ? t`Entsperren` : t`Sperren`}
            placeholder={t`Arbeitet nicht mehr beim Händler`}
            save={save}
          >
            {!isLocked && (
              <p>
                <Trans>Die Person ist sofort auf allen Geräten abgemeldet.</Trans>
              </p>
            )}
          </ReasonForm>
        </Disclosure>
      </div>
    </li>
  );
}
