import { SITES } from '@heizplatz/country';
import { useNavigate, useSite, useUser } from '@heizplatz/router';
import { STAFF_DEALERS_PATH } from '@heizplatz/routes';
import { SelectField } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { getOwnCountryId } from '../../../../shared/start/own-countries';
import { useCountryChoices } from '../../../../shared/staff-form/use-choices';
import { StaffPage } from '../../../../shared/staff-page/staff-page';
import { staffDealerPath } from '../dealer-paths';
import styles from '../dealers.module.css';
import { MasterForm } from './master-form';

const SITE_LIST = Object.values(SITES);

/** /support/haendler/neu: the dealer; branches, payment kinds and prices come on its pages. */
export function NewDealerView() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [countryId, setCountryId] = useState(getOwnCountryId(useUser(), useSite().countryId));
  return (
    <StaffPage
      title={t`Neuer Händler`}
      lead={t`Angebote entstehen, sobald Filialen, Zahlungsarten und Preise angelegt sind.`}
      crumbs={[{ id: 'dealers', text: t`Händler`, href: STAFF_DEALERS_PATH }]}
    >
      <div className={styles.stack}>
        <div className={styles.grid}>
          <SelectField
            label={t`Land`}
            size="small"
            value={String(countryId)}
            options={useCountryChoices()}
            onChange={({ currentTarget }) =>
              setCountryId(SITE_LIST.find((site) => String(site.countryId) === currentTarget.value)?.countryId ?? 1)
            }
          />
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
