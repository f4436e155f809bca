import { useApi, useSubmit } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { Button, SelectField, TextArea } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import type { CaseProps } from './case-props';
import styles from '../cancellations-view.module.css';
import { useUndoToast } from '../../../shared/undo/use-undo-toast';
import { fillTextModule } from '../../../shared/text-modules/fill-text-module';
import { TextModuleField } from '../../../shared/text-modules/text-module-field';
import { mustBePosted } from '../must-be-posted';
import { ProblemText } from '../problem-text';

type Kind = 'customer' | 'dealer';

/** An answer to one of the two, by mail; the other is not notified of it. */
export function ReplyForm({ row, reload, onInput }: CaseProps & { readonly onInput: (isEntered: boolean) => void }) {
  const { t } = useLingui();
  const api = useApi();
  const showDone = useUndoToast();
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
  const values = { Nummer: row.OrderNumber, Kunde: row.CustomerName, Händler: row.DealerName };
  const insert = (text: string) =>
    setComment([comment.trim(), fillTextModule(text, values)].filter(Boolean).join('\n\n'));

  async function undo(text: string, to: Kind) {
    mustBePosted(await api(CALLS.undoCancellationAnswer, { body: { orderId: row.orderId, kind: to } }));
    setKind(to);
    setComment(text);
    await reload();
  }
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
    if (isSent) showDone(t`Die Antwort geht gleich hinaus.`, () => undo(comment, kind));
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
