import { useApi } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { toBody, useContractForm } from '@heizplatz/form-ui';
import { PostForm } from '@heizplatz/router';
import { Button, Checkbox, Disclosure, TextArea } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import formStyles from '../../shared/form-layout.module.css';
import { SubmissionErrorNotice } from '../../shared/form-messages/submission-error-notice';
import { Message } from '../../shared/token-page/message';
import { RatingFacts, type Rating } from './rating-facts';
import { RATING_FORMS, type RatingPage } from './rating-input';
import { sentRating } from './rating-statement';
import { StarChoice } from './star-choice';
import styles from './rating-form.module.css';

interface RatingFormProps {
  readonly page: RatingPage;
  readonly rating: Rating;
  readonly onRated: () => Promise<void>;
}

/** Only the overall rating is required, the rest is voluntary. Nothing is preselected. */
export function RatingForm({ page, rating, onRated }: RatingFormProps) {
  const { t } = useLingui();
  const api = useApi();
  const form = useContractForm({
    name: RATING_FORMS.rating,
    id: '',
    schema: toBody(CALLS.rateOrder),
    values: { Stars: '', Delivery: '', Goods: '', Service: '', Text: '', IsAnonymous: '' },
    read: (values) => ({ ...sentRating(values), Token: page.token, OrderId: page.orderId }),
    issueText: (code) => (code === 'REQUIRED' ? t`Bitte wählen Sie ein bis fünf Sterne.` : undefined),
    focusesField: true,
    save: async (body) => {
      await api(CALLS.rateOrder, { body });
      await onRated();
    },
  });
  const parts = [
    { name: 'Delivery', legend: t`Lieferung: pünktlich, sauber, freundlich` },
    { name: 'Goods', legend: t`Ware: Qualität und Menge` },
    { name: 'Service', legend: t`Service: erreichbar, hilfsbereit` },
  ] as const;

  return (
    <Message title={<Trans>Wie war es mit {rating.DealerName}?</Trans>}>
      <RatingFacts rating={rating} />
      <PostForm
        name={form.name}
        noValidate
        className={formStyles.form}
        onSubmit={(event) => void form.submit(event)}
        aria-label={t`Bestellung bewerten`}
      >
        <SubmissionErrorNotice problem={form.errors.length > 0 ? null : form.problem} />
        <StarChoice {...form.choice('Stars')} legend={<Trans>Alles in allem</Trans>} />
        <Disclosure variant="boxed" summary={<Trans>Einzelnes bewerten (freiwillig)</Trans>}>
          <div className={styles.parts}>
            {parts.map(({ name, legend }) => (
              <StarChoice key={name} {...form.choice(name)} legend={legend} />
            ))}
          </div>
        </Disclosure>
        <TextArea
          {...form.field('Text')}
          label={t`Ihre Worte dazu`}
          optional
          rows={5}
          maxLength={2000}
          hint={t`Jeder kann sie lesen. Bitte keine Namen, Adressen oder Telefonnummern.`}
        />
        <Checkbox
          {...form.box('IsAnonymous')}
          label={t`Ohne meinen Namen veröffentlichen`}
          hint={t`Sonst steht Ihr Vorname mit dem ersten Buchstaben des Nachnamens dabei.`}
        />
        <Button type="submit" variant="primary" busy={form.isBusy} busyText={t`Wird gesendet …`}>
          <Trans>Bewertung abgeben</Trans>
        </Button>
      </PostForm>
    </Message>
  );
}
