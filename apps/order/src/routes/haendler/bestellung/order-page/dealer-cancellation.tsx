import { useApi, useCall } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { toBody } from '@heizplatz/form-ui';
import { BRAND, formatTime } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { Card, CardHeader, classNames, TextArea } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ActionForm } from '../../../../shared/order-form/action-form';
import { mustBePosted } from '../../../../shared/order-form/must-be-posted';
import styles from './dealer-cancellation.module.css';
import { dealerCancellationInput } from '../input/dealer-cancellation-input';
import { useDealerOrder } from './dealer-order-context';

interface CommentFormProps {
  readonly reload: () => Promise<unknown>;
}

function CommentForm({ reload }: CommentFormProps) {
  const { t } = useLingui();
  const api = useApi();
  const { orderKey } = useDealerOrder();
  return (
    <ActionForm
      id="storno-kommentar"
      label={t`Nachricht zur Stornierung`}
      values={{ Comment: '' }}
      read={({ Comment }) => ({ ...orderKey, Comment })}
      schema={toBody(CALLS.dealerCommentCancellation)}
      fieldNames={{ Comment: t`Nachricht` }}
      send={async (body) => {
        mustBePosted(await api(CALLS.dealerCommentCancellation, { body }));
        await reload();
      }}
      clears
      doneText={t`Ihre Nachricht ist bei uns.`}
      submitLabel={<Trans>Nachricht senden</Trans>}
      variant="secondary"
    >
      {({ field }) => (
        <TextArea
          {...field('Comment')}
          label={t`Nachricht an ${BRAND}`}
          hint={t`Der Kunde liest sie nicht.`}
          maxLength={2000}
        />
      )}
    </ActionForm>
  );
}

/** What dealer and marketplace wrote to each other about a cancellation; the customer sees nothing of it. */
export function DealerCancellation() {
  const { t } = useLingui();
  const site = useSite();
  const { order, orderKey } = useDealerOrder();
  const input = order.State === 'cancelled' ? dealerCancellationInput(orderKey) : null;
  const { data, mutate } = useCall(CALLS.dealerCancellation, input);
  if (!data) return null;
  return (
    <Card as="section" aria-labelledby="stornierung" className={classNames(styles.card, 'no-print')}>
      <CardHeader titleId="stornierung" title={<Trans>Stornierung</Trans>} />
      {data.Reason && (
        <p className={styles.text}>
          <Trans>Grund: {data.Reason}</Trans>
        </p>
      )}
      {data.Comments.length > 0 && (
        <ol aria-label={t`Nachrichten`} className={styles.comments}>
          {data.Comments.map(({ Author, Text, At }, index) => (
            <li key={`${At} ${index}`} className={classNames(styles.comment, Author === 'staff' && styles.fromStaff)}>
              <p className="quiet">
                {Author === 'staff' ? BRAND : t`Sie`} · <time dateTime={At}>{formatTime(At, site)}</time>
              </p>
              <p className={styles.text}>{Text}</p>
            </li>
          ))}
        </ol>
      )}
      <CommentForm reload={() => mutate()} />
    </Card>
  );
}
