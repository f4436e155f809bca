import { useApi, useSubmit } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { PostForm, useRefusedForm } from '@heizplatz/router';
import { Button, Checkbox, Disclosure, TextArea } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { focusFirst } from '../../shared/form/focus-first';
import formStyles from '../../shared/form/form.module.css';
import { ProblemNotice } from '../../shared/form/problem-notice';
import { Message } from '../../shared/token-page/message';
import { RatingFacts, type Rating } from './rating-facts';
import { RATING_FORMS, type RatingPage } from './rating-input';
import { sentRating } from './said-rating';
import { StarChoice } from './star-choice';
import styles from './rating-form.module.css';

interface RatingFormProps {
  readonly page: RatingPage;
  readonly rating: Rating;
  readonly onRated: () => Promise<void>;
}

/** All in all is asked, the rest is voluntary. Nothing is chosen beforehand. */
export function RatingForm({ page, rating, onRated }: RatingFormProps) {
  const { t } = useLingui();
  const api = useApi();
  const refused = useRefusedForm(RATING_FORMS.rating);
  const { isBusy, problem, submit } = useSubmit(refused?.problem.code === 'VALIDATION' ? null : refused?.problem);
  const [said, setSaid] = useState(() => sentRating(refused?.typed ?? {}));
  const [isMissing, setIsMissing] = useState(refused !== null && said.Stars === null);
  const parts = [
    { name: 'Delivery', legend: t`Lieferung: pünktlich, sauber, freundlich` },
    { name: 'Goods', legend: t`Ware: Qualität und Menge` },
    { name: 'Service', legend: t`Service: erreichbar, hilfsbereit` },
  ] as const;

  async function send(event: FormEvent) {
    event.preventDefault();
    const { Stars } = said;
    setIsMissing(Stars === null);
    if (Stars === null) return void focusFirst(['Stars']);
    const body = { ...said, Stars, Token: page.token, OrderId: page.orderId };
    if (await submit(() => api(CALLS.rateOrder, { body }))) await onRated();
  }

  return (
    <Message title={<Trans>Wie war es mit {rating.DealerName}?</Trans>}>
      <RatingFacts rating={rating} />
      <PostForm
        name={RATING_FORMS.rating}
        noValidate
        className={formStyles.form}
        onSubmit={(event) => void send(event)}
        aria-label={t`Bestellung bewerten`}
      >
        <ProblemNotice problem={problem} />
        <StarChoice
          id="Stars"
          legend={<Trans>Alles in allem</Trans>}
          value={said.Stars}
          error={isMissing ? t`Bitte wählen Sie ein bis fünf Sterne.` : undefined}
          onChange={(Stars) => setSaid({ ...said, Stars })}
        />
        <Disclosure look="boxed" summary={<Trans>Einzelnes bewerten (freiwillig)</Trans>}>
          <div className={styles.parts}>
            {parts.map(({ name, legend }) => (
              <StarChoice
                key={name}
                id={name}
                legend={legend}
                value={said[name]}
                onChange={(stars) => setSaid({ ...said, [name]: stars })}
              />
            ))}
          </div>
        </Disclosure>
        <TextArea
          id="Text"
          name="Text"
          label={t`Ihre Worte dazu`}
          optional
          rows={5}
          maxLength={2000}
          hint={t`Jeder kann sie lesen. Bitte keine Namen, Adressen oder Telefonnummern.`}
          value={said.Text}
          onChange={(event) => setSaid({ ...said, Text: event.currentTarget.value })}
        />
        <Checkbox
          name="IsAnonymous"
          label={t`Ohne meinen Namen veröffentlichen`}
          hint={t`Sonst steht Ihr Vorname mit dem ersten Buchstaben des Nachnamens dabei.`}
          checked={said.IsAnonymous}
          onChange={(event) => setSaid({ ...said, IsAnonymous: event.currentTarget.checked })}
        />
        <Button type="submit" variant="primary" busy={isBusy} busyText={t`Wird gesendet …`}>
          <Trans>Bewertung abgeben</Trans>
        </Button>
      </PostForm>
    </Message>
  );
}
