import { useApi } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { formatTime } from '@heizplatz/country';
import { Card, CardHeader, TextArea } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ActionForm } from '../forms/action-form';
import styles from './mails-card.module.css';
import { useStaffOrder } from '../order-context';

/** What staff tell one another about the order. */
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
  const [Text, setText] = useState('');
  const body = { OrderId: order.OrderId, Text };
  return (
    <ActionForm
      id="notiz"
      label={t`Notiz schreiben`}
      body={body}
      schema={CALLS.staffNoteOrder.body}
      fieldNames={{ Text: t`Notiz` }}
      send={() => api(CALLS.staffNoteOrder, { body })}
      doneText={t`Die Notiz ist gespeichert.`}
      submitLabel={<Trans>Notiz speichern</Trans>}
    >
      {({ getId, getError }) => (
        <TextArea
          id={getId('Text')}
          label={t`Neue Notiz`}
          maxLength={2000}
          value={Text}
          error={getError('Text')}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      )}
    </ActionForm>
  );
}
