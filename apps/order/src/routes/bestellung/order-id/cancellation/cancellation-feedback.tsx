import { useApi } from '@heizplatz/api-client';
import { CALLS, type CustomerCancellation } from '@heizplatz/contract';
import { toBody } from '@heizplatz/form-ui';
import { Disclosure, SelectField, TextArea } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useIsActionRefused } from '../../../../shared/action-posts/use-is-action-refused';
import { ActionForm } from '../../../../shared/order-form/action-form';
import styles from './cancellation-card.module.css';
import { useCustomerOrder } from '../order-page/customer-order-context';
import { mustBePosted } from '../../../../shared/order-form/must-be-posted';

interface CancellationFeedbackProps {
  readonly feedback: CustomerCancellation['Feedback'];
  readonly reload: () => Promise<unknown>;
}

/** The customer's reason for the cancellation: requested once, displayed afterwards, and editable. */
export function CancellationFeedback({ feedback, reload }: CancellationFeedbackProps) {
  const isRefused = useIsActionRefused();
  const form = <FeedbackForm feedback={feedback} reload={reload} />;
  if (feedback.status === 0)
    return (
      <div className={styles.part}>
        <h3>
          <Trans>Warum haben Sie storniert?</Trans>
        </h3>
        {form}
      </div>
    );
  return (
    <div className={styles.part}>
      <p className={styles.text}>
        <Trans>
          Ihr Grund: <strong>{feedback.reason}</strong>
        </Trans>
        {feedback.comment && `\n${feedback.comment}`}
      </p>
      <Disclosure summary={<Trans>Grund ändern</Trans>} open={isRefused('storno-grund')}>
        {form}
      </Disclosure>
    </div>
  );
}

function FeedbackForm({ feedback, reload }: CancellationFeedbackProps) {
  const { t } = useLingui();
  const api = useApi();
  const { OrderId } = useCustomerOrder().orderKey;
  const reasons = useReasons();
  const visible = reasons.includes(feedback.reason) ? reasons : [feedback.reason, ...reasons].filter(Boolean);
  return (
    <ActionForm
      id="storno-grund"
      label={t`Grund der Stornierung`}
      values={{ reason: feedback.reason, comment: feedback.comment }}
      read={({ reason, comment }) => ({ OrderId, reason, comment })}
      schema={toBody(CALLS.saveCancellationFeedback)}
      fieldNames={{ reason: t`Grund`, comment: t`Anmerkung` }}
      send={async (body) => {
        mustBePosted(await api(CALLS.saveCancellationFeedback, { body }));
        await reload();
      }}
      doneText={t`Danke, Ihr Grund ist vermerkt.`}
      submitLabel={<Trans>Grund speichern</Trans>}
      variant="secondary"
    >
      {({ field }) => (
        <>
          <SelectField
            {...field('reason')}
            label={t`Grund`}
            options={[{ value: '', label: t`Bitte wählen` }, ...visible.map((text) => ({ value: text, label: text }))]}
          />
          <TextArea {...field('comment')} label={t`Anmerkung`} optional maxLength={2000} />
        </>
      )}
    </ActionForm>
  );
}

/** Submitted and stored as this text. */
function useReasons(): readonly string[] {
  const { t } = useLingui();
  return [
    t`Preis inzwischen günstiger`,
    t`Liefertermin zu spät`,
    t`Woanders bestellt`,
    t`Versehentlich oder doppelt bestellt`,
    t`Bedarf hat sich geändert`,
    t`Händler nicht erreichbar`,
    t`Anderer Grund`,
  ];
}
