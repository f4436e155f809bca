import type { StaffSlotItem } from '@heizplatz/contract';
import { formatPercent } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { Card, CardHeader, Chip, PlainLink, TextField } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { advertPath } from '../../../shared/advert-statistics/advert-paths';
import { useAdvertLabels } from '../../../shared/advert-statistics/advert-labels';
import { useVerdictLabels } from '../../../shared/staff-form/use-verdict-labels';
import layout from '../../../shared/staff-page/layout.module.css';
import styles from './slots.module.css';
import type { SlotTrial } from './use-slot-trial';

function Tried({ item }: { readonly item: StaffSlotItem }) {
  const { t } = useLingui();
  const site = useSite();
  const verdicts = useVerdictLabels();
  const { types } = useAdvertLabels();
  const chance = formatPercent(item.ChancePercent, site, 1);
  return (
    <li>
      <PlainLink href={advertPath(item.AdvertId)}>{item.AdvertName}</PlainLink>{' '}
      <Chip tone={item.Verdict === 'shown' ? 'good' : 'sunk'}>
        {item.Verdict === 'shown' ? t`Chance ${chance}` : verdicts[item.Verdict]}
      </Chip>
      <span className={styles.about}>
        {types[item.CampaignTypeId]} · {item.AdvertiserName}: {item.CampaignName}
      </span>
    </li>
  );
}

/** Which adverts a visitor with a postcode would see on a day, how likely, and why the others are not displayed. */
export function SlotTry({ trial }: { readonly trial: SlotTrial }) {
  const { t } = useLingui();
  const { entered: input, setInput: setInput, day, setDay, items } = trial;
  return (
    <Card as="section" aria-labelledby="probe">
      <CardHeader titleId="probe" title={<Trans>Postleitzahl ausprobieren</Trans>} />
      <div className={layout.stack}>
        <div className={styles.grid}>
          <TextField
            size="small"
            label={t`Postleitzahl`}
            optional
            inputMode="numeric"
            maxLength={5}
            value={input}
            onChange={({ currentTarget }) => setInput(currentTarget.value.trim())}
          />
          <TextField
            size="small"
            type="date"
            label={t`Tag`}
            optional
            hint={t`leer: heute`}
            value={day}
            onChange={({ currentTarget }) => setDay(currentTarget.value)}
          />
        </div>
        <div role="status">
          {items && (
            <ul className={styles.tried} aria-label={t`Ergebnis`}>
              {items.map((item) => (
                <Tried key={`${item.CampaignId}-${item.AdvertId}`} item={item} />
              ))}
            </ul>
          )}
          {items?.length === 0 && (
            <p>
              <Trans>Dieser Platz ist nicht belegt.</Trans>
            </p>
          )}
        </div>
      </div>
    </Card>
  );
}
