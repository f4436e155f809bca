import type { CallResponse, CALLS } from '@heizplatz/contract';
import { Button, SelectField } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ItemInput } from './slot-values';
import styles from './slots.module.css';

interface AddItemProps {
  readonly choices: CallResponse<typeof CALLS.slotChoices>;
  readonly items: readonly ItemInput[];
  readonly onAdd: (item: ItemInput) => void;
}

/** A campaign of the country and one of its advertiser's adverts in the slot's size. */
export function AddItem({ choices, items, onAdd }: AddItemProps) {
  const { t } = useLingui();
  const [campaignId, setCampaignId] = useState('');
  const [advertId, setAdvertId] = useState('');
  const campaign = choices.Campaigns.find(({ Id }) => String(Id) === campaignId);
  const fitting = choices.Adverts.filter(
    ({ Id, AdvertiserId }) =>
      AdvertiserId === campaign?.AdvertiserId &&
      !items.some((item) => item.CampaignId === campaign.Id && item.AdvertId === Id),
  );
  const advert = fitting.find(({ Id }) => String(Id) === advertId);
  const choose = { value: '', label: t`bitte wählen` };
  function add() {
    if (!campaign || !advert) return;
    onAdd({ CampaignId: campaign.Id, AdvertId: advert.Id, Weight: 1 });
    setAdvertId('');
  }
  return (
    <div className={styles.adding}>
      <SelectField
        size="small"
        label={t`Kampagne`}
        value={campaignId}
        options={[
          choose,
          ...choices.Campaigns.map(({ Id, Name, AdvertiserName }) => ({
            value: String(Id),
            label: `${AdvertiserName}: ${Name}`,
          })),
        ]}
        onChange={({ currentTarget }) => setCampaignId(currentTarget.value)}
      />
      <SelectField
        size="small"
        label={t`Anzeige`}
        value={advertId}
        options={[choose, ...fitting.map(({ Id, Name }) => ({ value: String(Id), label: Name }))]}
        onChange={({ currentTarget }) => setAdvertId(currentTarget.value)}
      />
      <Button variant="secondary" size="small" disabled={!advert} onClick={add}>
        <Trans>Belegen</Trans>
      </Button>
    </div>
  );
}
