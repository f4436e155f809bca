import { useApi } from '@heizplatz/api-client';
import { CALLS, type CallResponse, type FuelStorage } from '@heizplatz/contract';
import { toBody, useContractForm } from '@heizplatz/form-ui';
import { PostForm, useSite } from '@heizplatz/router';
import { Button, ErrorSummary, FieldRow, NumberField, TextField } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { SubmissionErrorNotice } from '../../../shared/form-messages/submission-error-notice';
import { isDescribed } from './is-described';
import { sentFuelStorage, fuelStorageFormName, fuelStorageValues } from './sent-fuel-storage';
import { fuelStorageIssues } from './fuel-storage-issues';
import styles from './store.module.css';
import { useFuelStorageIssueText } from './use-fuel-storage-issue-text';

interface FuelStorageFormProps {
  readonly fuelStorage: FuelStorage;
  readonly today: string;
  readonly onSaved: (fuelStorages: CallResponse<typeof CALLS.customerStores>) => void;
}

/** What the customer knows of the store; each field may stay empty. */
export function FuelStorageForm({ fuelStorage, today, onSaved }: FuelStorageFormProps) {
  const { t } = useLingui();
  const api = useApi();
  const { numberSigns } = useSite();
  const issueText = useFuelStorageIssueText();
  const names: Readonly<Record<string, string>> = {
    CapacityKg: t`Größe des Lagers`,
    YearlyUseKg: t`Verbrauch im Jahr`,
    StockKg: t`Füllstand`,
    FilledAt: t`Abgelesen am`,
  };
  const form = useContractForm({
    name: fuelStorageFormName(fuelStorage),
    id: `lager-${fuelStorage.AddressId}`,
    schema: toBody(CALLS.saveCustomerStore),
    values: fuelStorageValues(fuelStorage, today),
    read: (values) => sentFuelStorage(values, fuelStorage),
    furtherIssues: (values) => fuelStorageIssues(sentFuelStorage(values, fuelStorage), today),
    issueText,
    fieldNames: names,
    save: async (body) => onSaved(await api(CALLS.saveCustomerStore, { body })),
  });
  const kilograms = { groupSign: numberSigns.group, suffix: 'kg', maxLength: 6 };
  return (
    <PostForm
      name={form.name}
      noValidate
      className={styles.form}
      aria-label={t`Lager ${fuelStorage.Place}`}
      onSubmit={(event) => void form.submit(event)}
    >
      <ErrorSummary errors={form.errors} />
      <SubmissionErrorNotice problem={form.errors.length > 0 ? null : form.problem} />
      <FieldRow>
        <NumberField
          {...kilograms}
          {...form.number('CapacityKg')}
          label={names['CapacityKg']}
          hint={t`So viel passt hinein, wenn es voll ist`}
        />
        <NumberField
          {...kilograms}
          {...form.number('YearlyUseKg')}
          label={names['YearlyUseKg']}
          hint={t`Ein Einfamilienhaus braucht oft 4 bis 6 t`}
        />
      </FieldRow>
      <FieldRow>
        <NumberField
          {...kilograms}
          {...form.number('StockKg')}
          label={names['StockKg']}
          hint={t`Leer lassen, wenn es seit der letzten Lieferung rechnen soll`}
        />
        <TextField
          type="date"
          {...form.field('FilledAt')}
          label={names['FilledAt']}
          hint={t`Der Tag, an dem der Füllstand stimmte`}
          max={today}
        />
      </FieldRow>
      <div>
        <Button
          type="submit"
          variant={isDescribed(fuelStorage) ? 'secondary' : 'primary'}
          busy={form.isBusy}
          busyText={t`Wird gespeichert …`}
        >
          <Trans>Speichern</Trans>
        </Button>
      </div>
    </PostForm>
  );
}
