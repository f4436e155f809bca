import { ADVERT_SLOT_KEYS } from '@heizplatz/contract';
import { SITES } from '@heizplatz/country';
import { useNavigate, useSite, useUser } from '@heizplatz/router';
import { SLOTS_PATH } from '@heizplatz/routes';
import { Card, SelectField, useToast } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { slotPath } from '../../../shared/advert-statistics/advert-paths';
import { getOwnCountryId } from '../../../shared/start/own-countries';
import { StaffPage } from '../../../shared/staff-page/staff-page';
import { useCountryChoices } from '../../../shared/staff-form/use-choices';
import { SlotForm } from './slot-form';
import layout from '../../../shared/staff-page/layout.module.css';
import styles from './slots.module.css';

const SITE_LIST = Object.values(SITES);
const KEYS = Object.values(ADVERT_SLOT_KEYS).join(', ');

/** /support/slots/create */
export function NewSlotView() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { show } = useToast();
  const countries = useCountryChoices();
  const [countryId, setCountryId] = useState(getOwnCountryId(useUser(), useSite().countryId));
  return (
    <StaffPage
      title={t`Neuer Werbeplatz`}
      lead={t`Seiten fragen nach diesen Schlüsseln: ${KEYS}. Belegt wird der Platz auf seiner Seite.`}
      crumbs={[{ id: 'slots', text: t`Werbeplätze`, href: SLOTS_PATH }]}
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
