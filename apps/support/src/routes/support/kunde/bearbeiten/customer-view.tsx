import { useCall } from '@heizplatz/api-client';
import { CALLS, type StaffCustomer } from '@heizplatz/contract';
import { useLoaderData } from '@heizplatz/router';
import { CUSTOMERS_PATH } from '@heizplatz/routes';
import { Chip } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { StaffPage } from '../../../../shared/staff-page/staff-page';
import { openForm } from '../../../../shared/commands/open-form';
import { useRecentCase } from '../../../../shared/commands/recent-cases';
import { useCommands } from '../../../../shared/commands/use-commands';
import { AccountCard } from './account-card';
import { ActionCard } from './action-card';
import { AddressesCard } from './addresses-card';
import { CustomerContext } from './customer-context';
import { customerInput } from './customer-input';
import styles from './customer-view.module.css';
import { DeletionCard } from './deletion-card';
import { EmailCard } from './email-card';
import { MailsCard } from './mails-card';
import { MergeCard } from './merge-card';
import { NotesCard } from './notes-card';
import { NotificationsCard } from './notifications-card';
import { OrdersCard } from './orders-card';
import { ProfileCard } from './profile-card';
import { TimelineCard } from './timeline-card';

/** One customer or guest with everything that support works with. */
export function CustomerView() {
  const { customerId } = useLoaderData<{ customerId: number }>();
  const { data, mutate } = useCall(CALLS.staffCustomer, customerInput(customerId));
  if (!data) return null;
  return <Page key={customerId} read={data} store={(fresh) => mutate(fresh, { revalidate: false })} />;
}

interface PageProps {
  readonly read: StaffCustomer;
  readonly store: (fresh: StaffCustomer) => Promise<unknown>;
}

/** Concurrent changes by others are reported on save, and do not replace current input. */
function Page({ read, store }: PageProps) {
  const { t } = useLingui();
  const [customer, setCustomer] = useState(read);
  const { FirstName, LastName, Email, IsGuest, LockedAt } = customer;
  const name = `${FirstName} ${LastName}`.trim() || Email;
  useRecentCase(name);
  useCommands([
    { id: 'note', text: t`Notiz schreiben`, keys: ['n'], run: () => openForm('notiz') },
    { id: 'profile', text: t`Stammdaten ändern`, run: () => openForm('stammdaten') },
    ...(customer.CanBeActedFor
      ? [{ id: 'impersonate', text: t`Als Kunde handeln`, run: () => openForm('handeln') }]
      : []),
  ]);
  const show = (fresh: StaffCustomer) => {
    setCustomer(fresh);
    return store(fresh);
  };
  return (
    <CustomerContext value={{ customer, show }}>
      <StaffPage
        title={name}
        crumbs={[{ id: 'kunden', text: t`Kunden`, href: CUSTOMERS_PATH }]}
        lead={
          <span className={styles.lead}>
            <Trans>Kundennummer {customer.Id}</Trans>
            {IsGuest && (
              <Chip>
                <Trans>Gast</Trans>
              </Chip>
            )}
            {LockedAt && (
              <Chip tone="bad">
                <Trans>gesperrt</Trans>
              </Chip>
            )}
          </span>
        }
      >
        <div className={styles.columns}>
          <div className={styles.main}>
            <OrdersCard />
            <TimelineCard key={`${customer.Version} ${customer.Notes.length} ${customer.Mails.length}`} />
            <ProfileCard />
            <AddressesCard />
          </div>
          <div className={styles.side}>
            <ActionCard />
            <NotesCard />
            <AccountCard />
            <EmailCard />
            <MailsCard />
            <NotificationsCard />
            <MergeCard />
            <DeletionCard />
          </div>
        </div>
      </StaffPage>
    </CustomerContext>
  );
}
