import { useCall } from '@heizplatz/api-client';
import { CALLS, type StaffUser } from '@heizplatz/contract';
import { useLoaderData } from '@heizplatz/router';
import { USERS_PATH } from '@heizplatz/routes';
import { Card, CardHeader } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { StaffPage } from '../../../../shared/staff-page/staff-page';
import { AccessCard } from './access-card';
import { RolesForm } from './roles-form';
import { SessionsCard } from './sessions-card';
import { PersonContext } from './user-context';
import { userInput } from '../../../../shared/users/user-input';
import styles from '../../../../shared/users/user-view.module.css';

/** One person: name and roles, access, second factor and logins. */
export function UserView() {
  const { personId } = useLoaderData<{ personId: number }>();
  const { data, mutate } = useCall(CALLS.staffUser, userInput(personId));
  if (!data) return null;
  return <Page key={personId} read={data} store={(fresh) => mutate(fresh, { revalidate: false })} />;
}

interface PageProps {
  readonly read: StaffUser;
  readonly store: (fresh: StaffUser) => Promise<unknown>;
}

function Page({ read, store }: PageProps) {
  const { t } = useLingui();
  const [person, setPerson] = useState(read);
  const { FirstName, LastName, Email, IsSelf } = person;
  const show = (fresh: StaffUser) => {
    setPerson(fresh);
    return store(fresh);
  };
  return (
    <PersonContext value={{ person, show }}>
      <StaffPage
        title={`${FirstName} ${LastName}`.trim() || Email}
        crumbs={[{ id: 'benutzer', text: t`Benutzer und Rollen`, href: USERS_PATH }]}
        lead={IsSelf ? <Trans>{Email} · das sind Sie</Trans> : Email}
      >
        <div className={styles.columns}>
          <Card as="section" aria-labelledby="rollen">
            <CardHeader titleId="rollen" title={<Trans>Name und Rollen</Trans>} />
            <RolesForm key={`${FirstName} ${LastName} ${person.Roles.join()}`} />
          </Card>
          <div className={styles.side}>
            <AccessCard />
            <SessionsCard />
          </div>
        </div>
      </StaffPage>
    </PersonContext>
  );
}
