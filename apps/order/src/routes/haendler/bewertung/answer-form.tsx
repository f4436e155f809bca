import { useApi } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { TextArea } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useTypedAction } from '../../../shared/action-posts/use-typed-action';
import { ActionForm } from '../../../shared/order-form/action-form';
import type { ReviewAnswerPage } from './review-answer-input';

const MAX_LENGTH = 1500;

interface AnswerFormProps {
  readonly page: ReviewAnswerPage;
  /** What stands under the review by now; empty: nothing. */
  readonly answer: string;
  readonly reload: () => Promise<unknown>;
}

/** The dealer's public answer; said again, the newer counts. */
export function AnswerForm({ page, answer, reload }: AnswerFormProps) {
  const { t } = useLingui();
  const api = useApi();
  const typed = useTypedAction('antwort');
  const [Text, setText] = useState(typed('Text', answer));
  const body = { ReviewId: Number(page.reviewId), Token: page.token, Text };
  async function send() {
    await api(CALLS.answerReview, { body });
    await reload();
  }
  return (
    <ActionForm
      id="antwort"
      label={t`Ihre Antwort`}
      body={body}
      schema={CALLS.answerReview.body}
      fieldNames={{ Text: t`Ihre Antwort` }}
      send={send}
      doneText={t`Ihre Antwort steht jetzt unter der Bewertung.`}
      submitLabel={<Trans>Antwort veröffentlichen</Trans>}
    >
      {({ field }) => (
        <TextArea
          {...field('Text')}
          label={t`Ihre Antwort`}
          hint={t`Alle lesen sie. Bitte nennen Sie keine Namen, Anschriften oder Bestellnummern.`}
          rows={6}
          maxLength={MAX_LENGTH}
          value={Text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      )}
    </ActionForm>
  );
}
