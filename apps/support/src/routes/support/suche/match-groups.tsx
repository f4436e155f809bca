import type { CountryId } from '@heizplatz/country';
import type { CALLS, CallResult } from '@heizplatz/contract';
import { formatDate, siteById } from '@heizplatz/country';
import { ORDER_STATE_LABELS } from '@heizplatz/order-ui';
import { useSite } from '@heizplatz/router';
import { customerPath, staffDealerPath, staffOrderPath } from '@heizplatz/routes';
import { Chip, PlainLink, TextLink } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { customersPath, dealersPath, ordersPath } from '../../../shared/staff-page/staff-paths';
import styles from './match-groups.module.css';

type Match = CallResult<typeof CALLS.staffSearch>;
type GroupOf<Kind extends keyof Match> = NonNullable<Match[Kind]>;

const getPlace = (row: { CountryId: CountryId; ZipCode: string; City: string }): string =>
  [siteById(row.CountryId).iso, row.ZipCode, row.City].filter(Boolean).join(' ');

interface GroupProps {
  readonly title: string;
  readonly isEmpty: boolean;
  /** The list of all, when there is more. */
  readonly allPath: string | false;
  readonly allText: string;
  readonly children: ReactNode;
}

function Group({ title, isEmpty, allPath, allText, children }: GroupProps) {
  if (isEmpty) return null;
  return (
    <section className={styles.group} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list}>{children}</ul>
      {allPath && (
        <p className={styles.more}>
          <TextLink href={allPath}>{allText}</TextLink>
        </p>
      )}
    </section>
  );
}

interface FoundProps<Kind extends keyof Match> {
  readonly group: GroupOf<Kind>;
  readonly search: string;
}

export function OrderGroup({ group, search }: FoundProps<'Orders'>) {
  const { i18n, t } = useLingui();
  const site = useSite();
  return (
    <Group
      title={t`Bestellungen`}
      isEmpty={group.Items.length === 0}
      allPath={group.HasMore && ordersPath(search)}
      allText={t`Alle gefundenen Bestellungen`}
    >
      {group.Items.map((row) => (
        <li key={row.Id} className={styles.row}>
          <PlainLink href={staffOrderPath(row.Id)} className={styles.name}>
            {row.Number}
          </PlainLink>
          <span>{row.Name}</span>
          <span className={styles.quiet}>{getPlace(row)}</span>
          <span className={styles.quiet}>{formatDate(row.PlacedAt, site)}</span>
          <Chip tone={ORDER_STATE_LABELS[row.State].tone}>{i18n._(ORDER_STATE_LABELS[row.State].label)}</Chip>
        </li>
      ))}
    </Group>
  );
}

/** Where it has no room, it goes on below after the @. */
function MailAddress({ address }: { readonly address: string }) {
  const [mailbox, domain] = address.split('@');
  return (
    <span>
      {mailbox}
      {domain && (
        <>
          @<wbr />
          {domain}
        </>
      )}
    </span>
  );
}

export function CustomerGroup({ group, search }: FoundProps<'Customers'>) {
  const { t } = useLingui();
  return (
    <Group
      title={t`Kunden`}
      isEmpty={group.Items.length === 0}
      allPath={group.HasMore && customersPath(search)}
      allText={t`Alle gefundenen Kunden`}
    >
      {group.Items.map((row) => (
        <li key={row.Id} className={`${styles.row} ${styles.customer}`}>
          <PlainLink href={customerPath(row.Id)} className={styles.name}>
            {row.Name || t`Ohne Namen`}
          </PlainLink>
          <MailAddress address={row.Email} />
          <span className={styles.quiet}>{getPlace(row)}</span>
          <span className={styles.quiet}>{row.Phone}</span>
          {row.IsGuest && (
            <Chip>
              <Trans>Gast</Trans>
            </Chip>
          )}
        </li>
      ))}
    </Group>
  );
}

export function DealerGroup({ group, search }: FoundProps<'Dealers'>) {
  const { t } = useLingui();
  return (
    <Group
      title={t`Händler`}
      isEmpty={group.Items.length === 0}
      allPath={group.HasMore && dealersPath(search)}
      allText={t`Alle gefundenen Händler`}
    >
      {group.Items.map((row) => (
        <li key={row.Id} className={styles.row}>
          <PlainLink href={staffDealerPath(row.Id)} className={styles.name}>
            {row.Name}
          </PlainLink>
          <span className={styles.quiet}>{getPlace(row)}</span>
        </li>
      ))}
    </Group>
  );
}
