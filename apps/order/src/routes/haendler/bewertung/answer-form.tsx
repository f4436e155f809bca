import { useApi } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { toBody } from '@heizplatz/form-ui';
import { TextArea } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ActionForm } from '../../../shared/order-form/action-form';
import type { ReviewAnswerPage } from './review-answer-input';

const MAX_LENGTH = 1500;

interface AnswerFormProps {
  readonly page: ReviewAnswerPage;
  /** What stands under the review by now; empty: nothing. */
  readonly answer: string;
  readonly reload: () => Promise<unknown>;
}

/** The dealer's public answer; if submitted again, the newer counts. */
export function AnswerForm({ page, answer, reload }: AnswerFormProps) {
  const { t } = useLingui();
  const api = useApi();
  return (
    <ActionForm
      id="antwort"
      label={t`Ihre Antwort`}
      values={{ Text: answer }}
      read={({ Text }) => ({ ReviewId: Number(page.reviewId), Token: page.token, Text })}
      schema={toBody(CALLS.answerReview)}
      fieldNames={{ Text: t`Ihre Antwort` }}
      send={async (body) => {
        await api(CALLS.answerReview, { body });
        await reload();
      }}
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
        />
      )}
    </ActionForm>
  );
}
