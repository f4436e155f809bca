import { useCall } from '@heizplatz/api-client';
import { CALLS, type StaffDealer } from '@heizplatz/contract';
import { siteById } from '@heizplatz/country';
import { useLoaderData, useLocation, useNavigate, useOrigins } from '@heizplatz/router';
import { STAFF_DEALERS_PATH } from '@heizplatz/routes';
import { Notice, PlainLink, TextLink } from '@heizplatz/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useRecentCase } from '../../../shared/commands/recent-cases';
import { useCommands } from '../../../shared/commands/use-commands';
import { StaffPage } from '../../../shared/staff-page/staff-page';
import { openOrdersPath } from '../../../shared/staff-page/staff-paths';
import type { DealerPageData } from './dealer-loaders';
import { DEALER_PARTS, type DealerPart, staffDealerPath } from './dealer-paths';
import { DealerStateChip } from './list/dealer-state-chip';
import styles from './dealers.module.css';

interface DealerPageProps {
  readonly children: (dealer: StaffDealer, page: DealerPageData) => ReactNode;
}

function Lead({ dealer }: { readonly dealer: StaffDealer }) {
  return (
    <span className={styles.row}>
      <DealerStateChip state={dealer.State} />
      <span>
        {siteById(dealer.CountryId).iso} {dealer.ZipCode} {dealer.City}
      </span>
      <span>
        <Trans>Schlüssel {dealer.Key}</Trans>
      </span>
      <span>
        <TextLink href={openOrdersPath(dealer.Id)}>
          <Plural value={dealer.OpenOrderCount} one="# offene Bestellung" other="# offene Bestellungen" />
        </TextLink>
      </span>
    </span>
  );
}

function Tabs({ dealerId }: { readonly dealerId: number }) {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const messages: Readonly<Record<DealerPart, string>> = {
    '': t`Stammdaten`,
    filialen: t`Filialen`,
    preise: t`Preise`,
    zahlungsarten: t`Zahlungsarten`,
    dokumente: t`Dokumente`,
    preisimport: t`Preisimport`,
    zugaenge: t`Zugänge`,
  };
  const isHere = (path: string, part: DealerPart) =>
    pathname === path || (part !== '' && pathname.startsWith(`${path}/`));
  return (
    <nav aria-label={t`Teile des Händlers`}>
      <ul className={styles.tabs}>
        {DEALER_PARTS.map((part) => {
          const path = staffDealerPath(dealerId, part);
          return (
            <li key={part}>
              <PlainLink href={path} className={styles.tab} aria-current={isHere(path, part) ? 'page' : undefined}>
                {messages[part]}
              </PlainLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** The parts of the dealer and its open orders in the palette. */
function DealerCommands({ dealer }: { readonly dealer: StaffDealer }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  useRecentCase(dealer.Name);
  useCommands([
    { id: 'orders', text: t`Offene Bestellungen`, run: () => void navigate(openOrdersPath(dealer.Id)) },
    { id: 'prices', text: t`Preise`, run: () => void navigate(staffDealerPath(dealer.Id, 'preise')) },
  ]);
  return null;
}

/** The frame of a dealer's pages: who it is, its parts, and why it is locked. */
export function DealerPage({ children }: DealerPageProps) {
  const { t } = useLingui();
  const page = useLoaderData<DealerPageData>();
  const origins = useOrigins();
  const { data: dealer } = useCall(CALLS.staffDealer, { params: { dealerId: page.dealerId } });
  if (!dealer) return null;
  return (
    <StaffPage
      title={dealer.Name}
      lead={<Lead dealer={dealer} />}
      crumbs={[{ id: 'dealers', text: t`Händler`, href: STAFF_DEALERS_PATH }]}
      actions={<TextLink href={origins[dealer.CountryId] + dealer.Path}>{t`Seite des Händlers`}</TextLink>}
    >
      <Tabs dealerId={dealer.Id} />
      <DealerCommands dealer={dealer} />
      <div className={styles.stack}>
        {dealer.Lock && (
          <Notice tone="bad" title={t`Gesperrt`}>
            <p>{dealer.Lock.Reason}</p>
          </Notice>
        )}
        {children(dealer, page)}
      </div>
    </StaffPage>
  );
}
