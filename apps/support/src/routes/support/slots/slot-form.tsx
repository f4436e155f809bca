import { useApi } from '@heizplatz/api-client';
import { CALLS, type CountryId, type StaffSlot } from '@heizplatz/contract';
import { Checkbox, SelectField, TextField } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { useAdvertLabels } from '../../../shared/advert-statistics/advert-labels';
import { toOptions } from '../../../shared/labels/to-options';
import { toBody } from '@heizplatz/form-ui';
import { StaffForm } from '../../../shared/staff-form/staff-form';
import { useStaffForm } from '../../../shared/staff-form/use-staff-form';
import { ItemRows } from './item-rows';
import { getItems, itemsText, type ItemInput, toValues, getCurrentValues } from './slot-values';
import styles from './slots.module.css';

interface SlotFormProps {
  /** Null: a new one. */
  readonly slot: StaffSlot | null;
  readonly countryId: CountryId;
  readonly onSaved: (saved: StaffSlot) => void;
}

/** Key, page, size, filtering, and what stands there with which weight. */
export function SlotForm({ slot, countryId, onSaved }: SlotFormProps) {
  const { t } = useLingui();
  const api = useApi();
  const { sizes } = useAdvertLabels();
  const labels = {
    ...{ Name: t`Name des Werbeplatzes`, Key: t`Schlüssel`, Page: t`Seite`, SlotTypeId: t`Größe` },
    ...{ AppliesZipFiltering: t`Nach der Postleitzahl des Besuchers filtern`, Items: t`Belegung` },
  };
  const form = useStaffForm({
    name: 'slot',
    schema: toBody(CALLS.saveSlot),
    values: toValues(slot),
    version: slot?.Version ?? 0,
    toValues: getCurrentValues,
    read: (values, Version) => ({
      ...values,
      ...{ SlotId: slot?.Id ?? null, Version, CountryId: countryId, SlotTypeId: Number(values['SlotTypeId']) },
      AppliesZipFiltering: values['AppliesZipFiltering'] === 'on',
      Items: getItems(values['Items'] ?? ''),
    }),
    save: async (body) => onSaved(await api(CALLS.saveSlot, { body })),
  });
  const display = (name: string, value: string) => {
    if (name === 'AppliesZipFiltering') return value === 'on' ? t`ja` : t`nein`;
    return name === 'SlotTypeId' ? sizes[value === '2' ? 2 : 1] : value;
  };
  const setItems = (items: readonly ItemInput[]) => form.setValue('Items', itemsText(items));
  const text = (name: 'Name' | 'Key' | 'Page', hint?: string) => (
    <TextField {...form.field(name)} size="small" label={labels[name]} hint={hint} />
  );
  return (
    <StaffForm form={form} labels={labels} view={display}>
      <div className={styles.grid}>
        {text('Name')}
        {text('Key', t`unter ihm fragt die Seite nach dem Platz`)}
        {text('Page', t`wo man ihn sieht`)}
        <SelectField {...form.field('SlotTypeId')} size="small" label={labels.SlotTypeId} options={toOptions(sizes)} />
      </div>
      <Checkbox {...form.box('AppliesZipFiltering')} variant="compact" label={labels.AppliesZipFiltering} />
      {slot && (
        <ItemRows
          slotId={slot.Id}
          known={slot.Items}
          items={getItems(form.watch('Items'))}
          error={form.field('Items').error}
          errorId={form.field('Items').id}
          onChange={setItems}
        />
      )}
    </StaffForm>
  );
}
