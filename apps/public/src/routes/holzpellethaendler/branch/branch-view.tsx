import { useCall } from '@heizplatz/api-client';
import type { DealerProfile } from '@heizplatz/contract';
import { formatDate, formatNumber } from '@heizplatz/country';
import { PageHeader, useSite } from '@heizplatz/router';
import { DEALERS_PATH } from '@heizplatz/routes';
import { Notice, Skeleton } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { BranchDelivery } from './branch-delivery';
import { BranchProducts } from './branch-products';
import styles from './branch-view.module.css';
import { DEALER_CALLS, profileInput } from '../dealer-calls';
import { DealerCorner } from '../dealer/dealer-corner';
import { OffersForm } from './offers-form';
import { PageCrumbs } from '../../../shared/structured-data/page-crumbs';

type VisibleBranch = NonNullable<DealerProfile['Branch']>;

/** One place that a dealer loads at: how far and when it delivers, and what it costs from there. */
export function BranchView({ identity }: { readonly identity: string }) {
  const { countryId } = useSite();
  const { data } = useCall(DEALER_CALLS.profile, profileInput(countryId, identity));
  if (!data?.Branch) return <Skeleton shape="picture" className={styles.waiting} />;
  return <View dealer={data} branch={data.Branch} />;
}

function View({ dealer, branch }: { dealer: DealerProfile; branch: VisibleBranch }) {
  const { t } = useLingui();
  const site = useSite();
  const codes = formatNumber(branch.ZipCodeCount, site);
  const place = `${branch.ZipCode} ${branch.Place}`;
  const crumbs = [
    { id: 'start', text: t`Start`, href: '/' },
    { id: 'dealers', text: t`Händler`, href: DEALERS_PATH },
    { id: 'dealer', text: dealer.Name, href: dealer.Path },
    { id: 'branch', text: branch.Place },
  ];
  return (
    <article className={styles.page}>
      <PageHeader
        title={t`${dealer.Name} in ${place}`}
        description={t`Standort ${place} von ${dealer.Name}: liefert in ${codes} Postleitzahlen. Lieferzeit, Liefertage und Preise ab Lager.`}
        canonical={branch.Path}
      />
      <header className={styles.head}>
        <PageCrumbs crumbs={crumbs} />
        <h1>
          <Trans>
            {dealer.Name} in {branch.Place}
          </Trans>
        </h1>
        <p className="lead">
          <Trans>
            Lager {place}: liefert in {codes} Postleitzahlen.
          </Trans>
        </p>
      </header>
      {branch.StoppedUntil && (
        <Notice tone="warn" title={t`Dieser Standort macht Pause`}>
          <Trans>Neue Bestellungen nimmt er wieder ab {formatDate(branch.StoppedUntil, site)} an.</Trans>
        </Notice>
      )}
      <div className={styles.columns}>
        <div className={styles.main}>
          <BranchDelivery branch={branch} />
          <BranchProducts branch={branch} />
        </div>
        <div className={styles.aside}>
          <OffersForm dealer={dealer} />
          <DealerCorner dealer={dealer} />
        </div>
      </div>
    </article>
  );
}
