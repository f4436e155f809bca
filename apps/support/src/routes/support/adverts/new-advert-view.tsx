import { useNavigate } from '@heizplatz/router';
import { ADVERTS_PATH } from '@heizplatz/routes';
import { useToast } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { advertPath } from '../../../shared/advert-statistics/advert-paths';
import { CountryField } from '../../../shared/start/country-field';
import { useOwnCountryId } from '../../../shared/start/use-own-country-id';
import { StaffPage } from '../../../shared/staff-page/staff-page';
import { AdvertForm } from './advert-form';
import layout from '../../../shared/staff-page/layout.module.css';
import styles from './adverts.module.css';

/** /support/adverts/create */
export function NewAdvertView() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { show } = useToast();
  const [countryId, setCountryId] = useOwnCountryId();
  return (
    <StaffPage
      title={t`Neue Anzeige`}
      lead={t`Sie entsteht als Entwurf; Besucher sehen sie erst nach der Freigabe und in einem Werbeplatz.`}
      crumbs={[{ id: 'adverts', text: t`Anzeigen`, href: ADVERTS_PATH }]}
    >
      <div className={layout.stack}>
        <div className={styles.grid}>
          <CountryField countryId={countryId} onChange={setCountryId} />
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
