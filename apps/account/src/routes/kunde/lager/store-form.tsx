import { useApi } from '@heizplatz/api-client';
import { CALLS, type CallResponse, type FuelStorage } from '@heizplatz/contract';
import { toBody, useContractForm } from '@heizplatz/form-ui';
import { PostForm, useSite } from '@heizplatz/router';
import { Button, ErrorSummary, FieldRow, NumberField, TextField } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ProblemNotice } from '../../../shared/form/problem-notice';
import { isDescribed } from './is-described';
import { sentStore, storeFormName, storeValues } from './sent-store';
import { storeIssues } from './store-issues';
import styles from './store.module.css';
import { useStoreIssueText } from './use-store-issue-text';

interface StoreFormProps {
  readonly store: FuelStorage;
  readonly today: string;
  readonly onSaved: (stores: CallResponse<typeof CALLS.customerStores>) => void;
}

/** What the customer knows of the store; each field may stay empty. */
export function StoreForm({ store, today, onSaved }: StoreFormProps) {
  const { t } = useLingui();
  const api = useApi();
  const { numberSigns } = useSite();
  const issueText = useStoreIssueText();
  const names: Readonly<Record<string, string>> = {
    CapacityKg: t`Größe des Lagers`,
    YearlyUseKg: t`Verbrauch im Jahr`,
    StockKg: t`Füllstand`,
    FilledAt: t`Abgelesen am`,
  };
  const form = useContractForm({
    name: storeFormName(store),
    id: `lager-${store.AddressId}`,
    schema: toBody(CALLS.saveCustomerStore),
    values: storeValues(store, today),
    read: (values) => sentStore(values, store),
    furtherIssues: (values) => storeIssues(sentStore(values, store), today),
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
      aria-label={t`Lager ${store.Place}`}
      onSubmit={(event) => void form.submit(event)}
    >
      <ErrorSummary errors={form.errors} />
      <ProblemNotice problem={form.errors.length > 0 ? null : form.problem} />
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
          variant={isDescribed(store) ? 'secondary' : 'primary'}
          busy={form.isBusy}
          busyText={t`Wird gespeichert …`}
        >
          <Trans>Speichern</Trans>
        </Button>
      </div>
    </PostForm>
  );
}
