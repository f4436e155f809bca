import { SITES, toLocalDay } from '@heizplatz/country';
import { useNavigate, useSite, useUser } from '@heizplatz/router';
import { CAMPAIGNS_PATH } from '@heizplatz/routes';
import { Card, SelectField, useToast } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { campaignPath } from '../../../shared/advert-statistics/advert-paths';
import { getOwnCountryId } from '../../../shared/start/own-countries';
import { StaffPage } from '../../../shared/staff-page/staff-page';
import { useCountryChoices } from '../../../shared/staff-form/use-choices';
import { CampaignForm } from './campaign-form';
import layout from '../../../shared/staff-page/layout.module.css';
import styles from './campaigns.module.css';

const SITE_LIST = Object.values(SITES);

/** /support/campaigns/create */
export function NewCampaignView() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { show } = useToast();
  const countries = useCountryChoices();
  const [countryId, setCountryId] = useState(getOwnCountryId(useUser(), useSite().countryId));
  const [today] = useState(() => toLocalDay(new Date()));
  return (
    <StaffPage
      title={t`Neue Kampagne`}
      lead={t`Gezeigt wird sie, sobald ein Werbeplatz mit einer ihrer Anzeigen belegt ist.`}
      crumbs={[{ id: 'campaigns', text: t`Kampagnen`, href: CAMPAIGNS_PATH }]}
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
