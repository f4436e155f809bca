import { ADVERT_SLOT_KEYS } from '@heizplatz/contract';
import { useNavigate } from '@heizplatz/router';
import { SLOTS_PATH } from '@heizplatz/routes';
import { Card, useToast } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { slotPath } from '../../../shared/advert-statistics/advert-paths';
import { CountryField } from '../../../shared/start/country-field';
import { useOwnCountryId } from '../../../shared/start/use-own-country-id';
import { StaffPage } from '../../../shared/staff-page/staff-page';
import { SlotForm } from './slot-form';
import layout from '../../../shared/staff-page/layout.module.css';
import styles from './slots.module.css';

const KEYS = Object.values(ADVERT_SLOT_KEYS).join(', ');

/** /support/slots/create */
export function NewSlotView() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { show } = useToast();
  const [countryId, setCountryId] = useOwnCountryId();
  return (
    <StaffPage
      title={t`Neuer Werbeplatz`}
      lead={t`Seiten fragen nach diesen Schlüsseln: ${KEYS}. Belegt wird der Platz auf seiner Seite.`}
      crumbs={[{ id: 'slots', text: t`Werbeplätze`, href: SLOTS_PATH }]}
    >
      <div className={layout.stack}>
        <div className={styles.grid}>
          <CountryField countryId={countryId} onChange={setCountryId} />
        </div>
        <Card as="section" aria-label={t`Werbeplatz anlegen`}>
          <SlotForm
            slot={null}
            countryId={countryId}
            onSaved={({ Id }) => {
              show({ tone: 'good', text: t`Werbeplatz angelegt` });
              void navigate(slotPath(Id));
            }}
          />
        </Card>
      </div>
    </StaffPage>
  );
}
