import { useApi, useSubmit } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { formatTime } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { Button, Card, CardHeader, Chip, Disclosure, KeyValueList, Notice, useToast } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ReasonForm } from '../../../../shared/staff-form/reason-form';
import { FactorChip } from '../../../../shared/users/factor-chip';
import { useStaffPerson } from './user-context';
import { userInput } from '../../../../shared/users/user-input';
import styles from '../../../../shared/users/user-view.module.css';

function InviteAgain() {
  const { t } = useLingui();
  const api = useApi();
  const toast = useToast();
  const { person, show } = useStaffPerson();
  const { isBusy, problem, submit } = useSubmit();
  async function invite() {
    const input = { ...userInput(person.Id), body: {} };
    if (await submit(async () => show(await api(CALLS.inviteUserAgain, input))))
      toast.show({ tone: 'good', text: t`Die Einladung ist unterwegs.` });
  }
  return (
    <div>
      {problem && (
        <Notice tone="bad" announce>
          <p>{problem.problem.detail}</p>
        </Notice>
      )}
      <Button size="small" busy={isBusy} busyText={t`Wird gesendet …`} onClick={() => void invite()}>
        <Trans>Einladung erneut senden</Trans>
      </Button>
    </div>
  );
}

function LockForm() {
  const { t } = useLingui();
  const api = useApi();
  const toast = useToast();
  const { person, show } = useStaffPerson();
  const isLocked = person.LockedAt !== null;
  async function save(Reason: string) {
    const body = { Version: person.Version, IsLocked: !isLocked, Reason };
    await show(await api(CALLS.setUserLock, { ...userInput(person.Id), body }));
    toast.show({ tone: 'good', text: isLocked ? t`Der Zugang ist offen.` : t`Der Zugang ist gesperrt.` });
  }
  return (
    <Disclosure key={String(isLocked)} summary={isLocked ? t`Zugang entsperren` : t`Zugang sperren`}>
      <ReasonForm name="sperre" submitText={isLocked ? t`Entsperren` : t`Sperren`} save={save}>
        {!isLocked && (
          <p>
            <Trans>Die Person ist sofort auf allen Geräten abgemeldet.</Trans>
          </p>
        )}
      </ReasonForm>
    </Disclosure>
  );
}

function FactorForm() {
  const { t } = useLingui();
  const api = useApi();
  const toast = useToast();
  const { person, show } = useStaffPerson();
  async function save(Reason: string) {
    await show(await api(CALLS.resetSecondFactor, { ...userInput(person.Id), body: { Reason } }));
    toast.show({ tone: 'good', text: t`Der zweite Faktor ist zurückgesetzt.` });
  }
  return (
    <Disclosure summary={t`Zweiten Faktor zurücksetzen`}>
      <ReasonForm name="faktor" submitText={t`Zurücksetzen`} placeholder={t`Telefon verloren`} save={save}>
        <p>
          <Trans>Die Person wird abgemeldet und richtet bei der nächsten Anmeldung einen neuen ein.</Trans>
        </p>
      </ReasonForm>
    </Disclosure>
  );
}

/** Whether and how the person gets in. */
export function AccessCard() {
  const { t } = useLingui();
  const site = useSite();
  const { person } = useStaffPerson();
  const { LockedAt, IsInvited, InvitedUntil, CreatedAt, LastLoginAt, SecondFactor, IsSelf } = person;
  const formatTimeOfDay = (at: string | null) => (at === null ? '–' : formatTime(at, site));
  const state = LockedAt ? (
    <Chip tone="bad">
      <Trans>gesperrt seit {formatTimeOfDay(LockedAt)}</Trans>
    </Chip>
  ) : IsInvited ? (
    <Chip tone="warn">
      {InvitedUntil ? (
        <Trans>eingeladen, gilt bis {formatTimeOfDay(InvitedUntil)}</Trans>
      ) : (
        <Trans>Einladung abgelaufen</Trans>
      )}
    </Chip>
  ) : (
    <Chip tone="good">
      <Trans>offen</Trans>
    </Chip>
  );
  return (
    <Card as="section" aria-labelledby="zugang">
      <CardHeader titleId="zugang" title={<Trans>Zugang</Trans>} />
      <KeyValueList
        items={[
          { id: 'state', label: t`Zugang`, value: state },
          { id: 'factor', label: t`Zweiter Faktor`, value: <FactorChip state={SecondFactor} /> },
          { id: 'login', label: t`Letzte Anmeldung`, value: formatTimeOfDay(LastLoginAt) },
          { id: 'since', label: t`Angelegt`, value: formatTimeOfDay(CreatedAt) },
        ]}
      />
      <div className={styles.acts}>
        {IsInvited && !LockedAt && <InviteAgain />}
        {!IsSelf && SecondFactor === 'set' && <FactorForm />}
        {!IsSelf && <LockForm />}
      </div>
    </Card>
  );
}
