import { useNavigate } from '@heizplatz/router';
import { STAFF_DEALERS_PATH } from '@heizplatz/routes';
import { useLingui } from '@lingui/react/macro';
import { CountryField } from '../../../../shared/start/country-field';
import { useOwnCountryId } from '../../../../shared/start/use-own-country-id';
import { StaffPage } from '../../../../shared/staff-page/staff-page';
import { staffDealerPath } from '../dealer-paths';
import styles from '../dealers.module.css';
import { MasterForm } from './master-form';

/** /support/haendler/neu: the dealer; branches, payment kinds and prices come on its pages. */
export function NewDealerView() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [countryId, setCountryId] = useOwnCountryId();
  return (
    <StaffPage
      title={t`Neuer Händler`}
      lead={t`Angebote entstehen, sobald Filialen, Zahlungsarten und Preise angelegt sind.`}
      crumbs={[{ id: 'dealers', text: t`Händler`, href: STAFF_DEALERS_PATH }]}
    >
      <div className={styles.stack}>
        <div className={styles.grid}>
          <CountryField countryId={countryId} onChange={setCountryId} />
        </div>
        <MasterForm
          dealer={null}
          countryId={countryId}
          onSaved={({ Id }) => void navigate(staffDealerPath(Id, 'filialen'))}
        />
      </div>
    </StaffPage>
  );
}
