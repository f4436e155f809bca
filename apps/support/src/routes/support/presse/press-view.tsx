import { useLoaderData } from '@heizplatz/router';
import { useLingui } from '@lingui/react/macro';
import { StaffPage } from '../../../shared/staff-page/staff-page';
import type { LoadedPress } from './loaded-press';
import { PressContact } from './press-contact';
import { PressLogos } from './press-logos';
import { PressTerms } from './press-terms';
import { getCountry } from './press-page';
import styles from './press.module.css';
import { PriceSeries } from './price-series';

/** /support/presse: price series and logos as files, whom to call, and what may be done with it all. */
export function PressView() {
  const { t } = useLingui();
  const { page, today } = useLoaderData<LoadedPress>();
  return (
    <StaffPage
      title={t`Pressedownloads`}
      lead={t`Preisreihen aus unserem Markt, Diagramme und Logos, frei zum Abdruck mit Quelle.`}
    >
      <div className={styles.columns}>
        <div className={styles.stack}>
          <PriceSeries page={page} today={today} />
          <PressLogos />
        </div>
        <div className={styles.side}>
          <PressContact countryId={getCountry(page)} />
          <PressTerms countryId={getCountry(page)} today={today} />
        </div>
      </div>
    </StaffPage>
  );
}
