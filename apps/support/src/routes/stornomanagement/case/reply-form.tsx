import { useApi, useCall, useSubmit } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { Button, SelectField, TextArea, useToast } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import type { CaseProps } from './case-props';
import styles from '../cancellations-view.module.css';
import { fillTextModule } from './fill-text-module';
import { mustBePosted } from '../must-be-posted';
import { ProblemText } from '../problem-text';

type Kind = 'customer' | 'dealer';

interface TextModuleFieldProps {
  readonly kind: Kind;
  readonly onInsert: (text: string) => void;
}

/** Stored text modules of the addressee's kind; choosing one inserts it into the answer. */
function TextModuleField({ kind, onInsert }: TextModuleFieldProps) {
  const { t } = useLingui();
  const { data } = useCall(CALLS.textModules, {});
  const modules = (data?.Items ?? []).filter(({ Kind }) => Kind === kind);
  return (
    <SelectField
      label={t`Textbaustein`}
      optional
      size="small"
      value=""
      options={[
        { value: '', label: t`Auswählen …` },
        ...modules.map(({ Id, Title }) => ({ value: String(Id), label: Title })),
      ]}
      onChange={({ currentTarget }) => {
        const chosen = modules.find(({ Id }) => String(Id) === currentTarget.value);
        if (chosen) onInsert(chosen.Text);
      }}
    />
  );
}

/** An answer to one of the two, by mail; the other is not notified of it. */
export function ReplyForm({ row, reload, onInput }: CaseProps & { readonly onInput: (isEntered: boolean) => void }) {
  const { t } = useLingui();
  const api = useApi();
  const { show } = useToast();
  const isForDealer = row.WaitsForAnswer.dealer && !row.WaitsForAnswer.customer;
  const [kind, setKind] = useState<Kind>(isForDealer || !row.May.AnswerCustomer ? 'dealer' : 'customer');
  const [comment, setInput] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const { isBusy, problem, submit } = useSubmit();
  const label = kind === 'customer' ? t`Antwort an den Kunden` : t`Antwort an den Händler`;
  function setComment(text: string) {
    setInput(text);
    onInput(text.trim() !== '');
  }
  const insert = (text: string) => setComment([comment.trim(), fillTextModule(text, row)].filter(Boolean).join('\n\n'));

  async function send(event: FormEvent) {
    event.preventDefault();
    setIsMissing(comment.trim() === '');
    if (comment.trim() === '') return;
    const body = { orderId: row.orderId, userId: kind === 'customer' ? row.userId : null, kind, comment };
    const isSent = await submit(async () => {
      mustBePosted(await api(CALLS.saveCancellationComment, { body }));
      setComment('');
      await reload();
    });
    if (isSent) show({ tone: 'good', text: t`Antwort gesendet.` });
  }
  return (
    <form noValidate aria-label={label} className={styles.part} onSubmit={(event) => void send(event)}>
      <div className={styles.row}>
        <SelectField
          label={t`Antwort an`}
          size="small"
          value={kind}
          options={[
            ...(row.May.AnswerCustomer ? [{ value: 'customer', label: t`Kunde` }] : []),
            ...(row.May.AnswerDealer ? [{ value: 'dealer', label: t`Händler` }] : []),
          ]}
          onChange={(event) => setKind(event.currentTarget.value === 'dealer' ? 'dealer' : 'customer')}
        />
        <TextModuleField kind={kind} onInsert={insert} />
      </div>
      <TextArea
        label={label}
        value={comment}
        maxLength={2000}
        rows={4}
        error={isMissing ? t`Bitte schreiben Sie etwas.` : undefined}
        onChange={(event) => setComment(event.currentTarget.value)}
      />
      <ProblemText problem={problem} />
      <div>
        <Button type="submit" size="small" variant="primary" busy={isBusy} busyText={t`Wird gesendet …`}>
          <Trans>Antwort senden</Trans>
        </Button>
      </div>
    </form>
  );
}
