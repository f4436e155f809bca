import { SITES } from '@heizplatz/country';
import { useNavigate, useSite, useUser } from '@heizplatz/router';
import { ADVERTS_PATH } from '@heizplatz/routes';
import { SelectField, useToast } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { advertPath } from '../../../shared/advert-statistics/advert-paths';
import { getOwnCountryId } from '../../../shared/start/own-countries';
import { StaffPage } from '../../../shared/staff-page/staff-page';
import { useCountryChoices } from '../../../shared/staff-form/use-choices';
import { AdvertForm } from './advert-form';
import layout from '../../../shared/staff-page/layout.module.css';
import styles from './adverts.module.css';

const SITE_LIST = Object.values(SITES);

/** /support/adverts/create */
export function NewAdvertView() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { show } = useToast();
  const countries = useCountryChoices();
  const [countryId, setCountryId] = useState(getOwnCountryId(useUser(), useSite().countryId));
  return (
    <StaffPage
      title={t`Neue Anzeige`}
      lead={t`Sie entsteht als Entwurf; Besucher sehen sie erst nach der Freigabe und in einem Werbeplatz.`}
      crumbs={[{ id: 'adverts', text: t`Anzeigen`, href: ADVERTS_PATH }]}
    >
      <div className={layout.stack}>
        <div className={styles.grid}>
          <SelectField
            label={t`Land`}
            size="small"
            value={String(countryId)}
            options={countries}
            onChange={({ currentTarget }) =>
              setCountryId(SITE_LIST.find((site) => String(site.countryId) === currentTarget.value)?.countryId ?? 1)
            }
          />
        </div>
        <AdvertForm
          advert={null}
          countryId={countryId}
          onSaved={({ Id }) => {
            show({ tone: 'good', text: t`Entwurf gespeichert` });
            void navigate(advertPath(Id));
          }}
        />
      </div>
    </StaffPage>
  );
}
