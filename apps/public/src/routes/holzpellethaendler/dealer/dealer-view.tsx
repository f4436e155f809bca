import { useCall } from '@heizplatz/api-client';
import type { DealerProfile } from '@heizplatz/contract';
import { formatNumber } from '@heizplatz/country';
import { PageHeader, useSite } from '@heizplatz/router';
import { Skeleton } from '@heizplatz/ui';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { BranchList } from '../branch/branch-list';
import { DEALER_CALLS, profileInput } from '../dealer-calls';
import { DealerContact } from './dealer-contact';
import { DealerFacts } from './dealer-facts';
import { DealerHeader } from './dealer-header';
import styles from './dealer-view.module.css';
import type { DealersPage } from '../dealers-page';
import { OffersForm } from '../branch/offers-form';
import { ReviewSection } from '../reviews/review-section';
import { ServedStates } from '../dealer-list/served-states';

type VisiblePage = Extract<DealersPage, { kind: 'dealer' }>;

/** A dealer: who it is, what others say of it, where it delivers, and how to reach it. */
export function DealerView({ page }: { page: VisiblePage }) {
  const { countryId } = useSite();
  const { data } = useCall(DEALER_CALLS.profile, profileInput(countryId, page.dealer));
  if (!data) return <Skeleton shape="picture" className={styles.waiting} />;
  return <VisibleDealer dealer={data} page={page} />;
}

function VisibleDealer({ dealer, page }: { dealer: DealerProfile; page: VisiblePage }) {
  const { t } = useLingui();
  const site = useSite();
  const { Name, City, RatingCount, ZipCodeCount } = dealer;
  const count = formatNumber(RatingCount, site);
  const reviews = plural(RatingCount, { one: '# Bewertung', other: `${count} Bewertungen` });
  const codes = formatNumber(ZipCodeCount, site);
  return (
    <article className={styles.page}>
      <PageHeader
        title={t`${Name}, ${City}: Bewertungen und Liefergebiet`}
        description={t`${Name} aus ${City}: ${reviews}, liefert in ${codes} Postleitzahlen. Zertifikate, Standorte, Impressum und Kontakt.`}
        canonical={dealer.Path}
      />
      <DealerHeader dealer={dealer} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <DealerFacts dealer={dealer} />
          <BranchList branches={dealer.Branches} />
        </div>
        <aside className={styles.aside} aria-label={t`Angebote, Liefergebiet und Kontakt`}>
          <OffersForm dealer={dealer} />
          <ServedStates dealer={dealer} />
          <DealerContact dealer={dealer} />
        </aside>
        <div className={styles.reviews}>
          <ReviewSection dealer={dealer} query={page.reviews} />
        </div>
      </div>
    </article>
  );
}
