import { useApi } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { formatTime } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { Card, CardHeader, Disclosure, useToast } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ReasonForm } from '../../../../shared/staff-form/reason-form';
import { useStaffPerson } from './user-context';
import { userInput } from '../../../../shared/users/user-input';
import styles from '../../../../shared/users/user-view.module.css';

/** Where the person is logged in now, and the end of it. */
export function SessionsCard() {
  const { t } = useLingui();
  const site = useSite();
  const api = useApi();
  const toast = useToast();
  const { person, show } = useStaffPerson();
  const { Sessions, IsSelf } = person;
  async function end(Reason: string) {
    await show(await api(CALLS.endUserSessions, { ...userInput(person.Id), body: { Reason } }));
    toast.show({ tone: 'good', text: t`Die Anmeldungen sind beendet.` });
  }
  return (
    <Card as="section" aria-labelledby="anmeldungen">
      <CardHeader titleId="anmeldungen" title={<Trans>Anmeldungen</Trans>} />
      {Sessions.length === 0 ? (
        <p className="quiet">
          <Trans>Zurzeit nirgends angemeldet.</Trans>
        </p>
      ) : (
        <ul className={styles.sessions}>
          {Sessions.map(({ Since, IsActing }, index) => (
            <li key={`${Since} ${index}`}>
              {IsActing ? (
                <Trans>seit {formatTime(Since, site)}, handelt für einen Kunden</Trans>
              ) : (
                <Trans>seit {formatTime(Since, site)}</Trans>
              )}
            </li>
          ))}
        </ul>
      )}
      {Sessions.length > (IsSelf ? 1 : 0) && (
        <div className={styles.acts}>
          <Disclosure key={Sessions.length} summary={IsSelf ? t`Meine anderen Geräte abmelden` : t`Überall abmelden`}>
            <ReasonForm name="abmelden" submitText={t`Abmelden`} save={end} />
          </Disclosure>
        </div>
      )}
    </Card>
  );
}
