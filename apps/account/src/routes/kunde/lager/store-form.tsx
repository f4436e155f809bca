import { useApi, useSubmit } from '@heizplatz/api-client';
import { CALLS, type CallAnswer, type CustomerStore } from '@heizplatz/contract';
import { PostForm, useRefusedForm, useSite } from '@heizplatz/router';
import { Button, ErrorSummary, FieldRow, NumberField, TextField } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { ProblemNotice } from '../../../shared/form/problem-notice';
import { isDescribed } from './is-described';
import { sentStore, storeFormName } from './sent-store';
import { storeIssues } from './store-issues';
import styles from './store.module.css';
import { useStoreIssueText } from './use-store-issue-text';

interface StoreFormProps {
  readonly store: CustomerStore;
  readonly today: string;
  readonly onSaved: (stores: CallAnswer<typeof CALLS.customerStores>) => void;
}

/** What the customer knows of the store; each field may stay empty. */
export function StoreForm({ store, today, onSaved }: StoreFormProps) {
  const { t } = useLingui();
  const api = useApi();
  const { numberSigns } = useSite();
  const issueText = useStoreIssueText();
  const sent = useRefusedForm(storeFormName(store));
  const start = sent ? sentStore(sent.typed, store) : store;
  const { isBusy, problem, submit } = useSubmit(sent?.problem);
  const [CapacityKg, setCapacityKg] = useState(start.CapacityKg);
  const [YearlyUseKg, setYearlyUseKg] = useState(start.YearlyUseKg);
  const [StockKg, setStockKg] = useState(start.StockKg);
  const [FilledAt, setFilledAt] = useState(start.FilledAt ?? today);
  const [issues, setIssues] = useState<Readonly<Record<string, string>>>({});
  const body = {
    AddressId: store.AddressId,
    CapacityKg,
    StockKg,
    FilledAt: StockKg === null ? null : FilledAt,
    YearlyUseKg,
  };

  async function save(event: FormEvent) {
    event.preventDefault();
    const wrong = storeIssues(body, today);
    setIssues(wrong);
    if (Object.keys(wrong).length > 0) return;
    await submit(async () => onSaved(await api(CALLS.saveCustomerStore, { body })));
  }

  const names: Readonly<Record<string, string>> = {
    CapacityKg: t`Größe des Lagers`,
    YearlyUseKg: t`Verbrauch im Jahr`,
    StockKg: t`Füllstand`,
    FilledAt: t`Abgelesen am`,
  };
  const refused = Object.fromEntries(
    (problem?.problem.errors ?? []).map(({ path, code }) => [path.replace(/^body\./, ''), code]),
  );
  const all = { ...issues, ...refused };
  const idOf = (field: string) => `lager-${store.AddressId}-${field}`;
  const textOf = (field: string) => issueText(all[field]);
  const errors = Object.keys(all).map((field) => ({
    fieldId: idOf(field),
    message: `${names[field] ?? field}: ${textOf(field)}`,
  }));
  const kilograms = { groupSign: numberSigns.group, suffix: 'kg', maxLength: 6 };
  return (
    <PostForm
      name={storeFormName(store)}
      noValidate
      className={styles.form}
      aria-label={t`Lager ${store.Place}`}
      onSubmit={(event) => void save(event)}
    >
      <ErrorSummary errors={errors} />
      <ProblemNotice problem={errors.length > 0 ? null : problem} />
      <FieldRow>
        <NumberField
          {...kilograms}
          id={idOf('CapacityKg')}
          name="CapacityKg"
          label={names['CapacityKg']}
          hint={t`So viel passt hinein, wenn es voll ist`}
          value={CapacityKg}
          error={textOf('CapacityKg')}
          onValueChange={setCapacityKg}
        />
        <NumberField
          {...kilograms}
          id={idOf('YearlyUseKg')}
          name="YearlyUseKg"
          label={names['YearlyUseKg']}
          hint={t`Ein Einfamilienhaus braucht oft 4 bis 6 t`}
          value={YearlyUseKg}
          error={textOf('YearlyUseKg')}
          onValueChange={setYearlyUseKg}
        />
      </FieldRow>
      <FieldRow>
        <NumberField
          {...kilograms}
          id={idOf('StockKg')}
          name="StockKg"
          label={names['StockKg']}
          hint={t`Leer lassen, wenn es seit der letzten Lieferung rechnen soll`}
          value={StockKg}
          error={textOf('StockKg')}
          onValueChange={setStockKg}
        />
        <TextField
          type="date"
          id={idOf('FilledAt')}
          name="FilledAt"
          label={names['FilledAt']}
          hint={t`Der Tag, an dem der Füllstand stimmte`}
          max={today}
          value={FilledAt}
          error={textOf('FilledAt')}
          onChange={(event) => setFilledAt(event.currentTarget.value)}
        />
      </FieldRow>
      <div>
        <Button
          type="submit"
          variant={isDescribed(store) ? 'secondary' : 'primary'}
          busy={isBusy}
          busyText={t`Wird gespeichert …`}
        >
          <Trans>Speichern</Trans>
        </Button>
      </div>
    </PostForm>
  );
}
