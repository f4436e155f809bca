import { useApi } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { formatTime } from '@heizplatz/country';
import { toBody } from '@heizplatz/form-ui';
import { Card, CardHeader, TextArea } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ActionForm } from '../forms/action-form';
import styles from './mails-card.module.css';
import { useStaffOrder } from '../order-context';

/** Staff's internal notes on the order. */
export function NotesCard() {
  const { order, site } = useStaffOrder();
  return (
    <Card as="section" aria-labelledby="notizen">
      <CardHeader titleId="notizen" title={<Trans>Notizen</Trans>} />
      <p className="quiet">
        <Trans>Nur für uns: Kunde und Händler sehen sie nicht.</Trans>
      </p>
      <ul className={styles.mails}>
        {order.Notes.toReversed().map(({ Id, At, Author, Text }) => (
          <li key={Id} className={styles.mail}>
            <p className={styles.text}>{Text}</p>
            <p className="quiet">
              {Author}, <time dateTime={At}>{formatTime(At, site)}</time>
            </p>
          </li>
        ))}
      </ul>
      {order.May.Note && <NoteForm key={order.Notes.length} />}
    </Card>
  );
}

function NoteForm() {
  const { t } = useLingui();
  const api = useApi();
  const { order } = useStaffOrder();
  return (
    <ActionForm
      id="notiz"
      label={t`Notiz schreiben`}
      schema={toBody(CALLS.staffNoteOrder)}
      values={{ Text: '' }}
      read={(values) => ({ ...values, OrderId: order.OrderId })}
      fieldNames={{ Text: t`Notiz` }}
      send={(body) => api(CALLS.staffNoteOrder, { body })}
      doneText={t`Die Notiz ist gespeichert.`}
      submitLabel={<Trans>Notiz speichern</Trans>}
    >
      {(form) => <TextArea {...form.field('Text')} label={t`Neue Notiz`} maxLength={2000} />}
    </ActionForm>
  );
}
