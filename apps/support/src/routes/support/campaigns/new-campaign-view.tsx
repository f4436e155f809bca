import { toLocalDay } from '@heizplatz/country';
import { useNavigate } from '@heizplatz/router';
import { CAMPAIGNS_PATH } from '@heizplatz/routes';
import { Card, useToast } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { campaignPath } from '../../../shared/advert-statistics/advert-paths';
import { CountryField } from '../../../shared/start/country-field';
import { useOwnCountryId } from '../../../shared/start/use-own-country-id';
import { StaffPage } from '../../../shared/staff-page/staff-page';
import { CampaignForm } from './campaign-form';
import layout from '../../../shared/staff-page/layout.module.css';
import styles from './campaigns.module.css';

/** /support/campaigns/create */
export function NewCampaignView() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { show } = useToast();
  const [countryId, setCountryId] = useOwnCountryId();
  const [today] = useState(() => toLocalDay(new Date()));
  return (
    <StaffPage
      title={t`Neue Kampagne`}
      lead={t`Gezeigt wird sie, sobald ein Werbeplatz mit einer ihrer Anzeigen belegt ist.`}
      crumbs={[{ id: 'campaigns', text: t`Kampagnen`, href: CAMPAIGNS_PATH }]}
    >
      <div className={layout.stack}>
        <div className={styles.grid}>
          <CountryField countryId={countryId} onChange={setCountryId} />
        </div>
        <Card as="section" aria-label={t`Kampagne anlegen`}>
          <CampaignForm
            campaign={null}
            countryId={countryId}
            today={today}
            onSaved={({ Id }) => {
              show({ tone: 'good', text: t`Kampagne angelegt` });
              void navigate(campaignPath(Id));
            }}
          />
        </Card>
      </div>
    </StaffPage>
  );
}
