import { useCall } from '@heizplatz/api-client';
import { CALLS, type StaffSlotItem } from '@heizplatz/contract';
import { formatPercent } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { Button, Fieldset, TextField } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAdvertLabels } from '../../../shared/advert-statistics/advert-labels';
import { useVerdictLabels } from '../../../shared/staff-form/use-verdict-labels';
import { AddItem } from './add-item';
import type { ItemInput } from './slot-values';
import styles from './slots.module.css';

interface ItemRowsProps {
  readonly slotId: number;
  /** As they are saved, with the verdict on each. */
  readonly known: readonly StaffSlotItem[];
  readonly items: readonly ItemInput[];
  readonly error: string | undefined;
  readonly errorId: string;
  readonly onChange: (items: readonly ItemInput[]) => void;
}

const isSame = (one: ItemInput, other: ItemInput): boolean =>
  one.CampaignId === other.CampaignId && one.AdvertId === other.AdvertId;

/** What stands in a slot: weight, chance and verdict of each, in the order in which fillers come. */
export function ItemRows({ slotId, known, items, error, errorId, onChange }: ItemRowsProps) {
  const { t } = useLingui();
  const site = useSite();
  const verdicts = useVerdictLabels();
  const { types } = useAdvertLabels();
  const { data: choices } = useCall(CALLS.slotChoices, { params: { slotId: String(slotId) } });
  const getName = (rows: readonly { Id: number; Name: string }[] | undefined, id: number, saved: string | undefined) =>
    rows?.find(({ Id }) => Id === id)?.Name ?? saved ?? String(id);
  const getState = (saved: StaffSlotItem | undefined): string => {
    if (!saved) return t`noch nicht gespeichert`;
    const chance = formatPercent(saved.ChancePercent, site, 1);
    return saved.Verdict === 'shown' ? t`Chance ${chance}` : verdicts[saved.Verdict];
  };
  const weigh = (at: number, input: string) =>
    onChange(
      items.map((item, index) =>
        index === at ? { ...item, Weight: /^\d+$/.test(input) ? Number(input) : Number.NaN } : item,
      ),
    );
  return (
    <Fieldset legend={t`Belegung`}>
      <ul className={styles.items} id={errorId} tabIndex={-1}>
        {items.map((item, at) => {
          const saved = known.find((one) => isSame(one, item));
          const advert = getName(choices?.Adverts, item.AdvertId, saved?.AdvertName);
          const campaign = getName(choices?.Campaigns, item.CampaignId, saved?.CampaignName);
          return (
            <li key={`${item.CampaignId}-${item.AdvertId}`} className={styles.item}>
              <span>
                <strong>{advert}</strong>
                <span className={styles.about}>
                  {saved && `${types[saved.CampaignTypeId]} · `}
                  {campaign} · {getState(saved)}
                </span>
              </span>
              <TextField
                size="small"
                label={t`Gewicht von ${advert}`}
                labelHidden
                inputMode="numeric"
                value={Number.isNaN(item.Weight) ? '' : String(item.Weight)}
                onChange={({ currentTarget }) => weigh(at, currentTarget.value.trim())}
              />
              <Button variant="quiet" size="small" onClick={() => onChange(items.filter((_, index) => index !== at))}>
                <Trans>Entfernen</Trans> <span className="visually-hidden">{advert}</span>
              </Button>
            </li>
          );
        })}
      </ul>
      {items.length === 0 && (
        <p className="quiet">
          <Trans>Hier steht noch nichts.</Trans>
        </p>
      )}
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      {choices && <AddItem choices={choices} items={items} onAdd={(item) => onChange([...items, item])} />}
    </Fieldset>
  );
}
