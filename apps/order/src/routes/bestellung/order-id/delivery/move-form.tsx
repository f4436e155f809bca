import { useApi } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { formatLongDate } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { SelectField, TextArea } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useTypedAction } from '../../../../shared/action-posts/use-typed-action';
import { ActionForm } from '../../../../shared/order-form/action-form';
import { useCustomerOrder } from '../order-page/customer-order-context';

/** Asks the dealer for another day; it answers with a date of its own. */
export function MoveForm() {
  const { t } = useLingui();
  const api = useApi();
  const site = useSite();
  const { order, orderKey, reload } = useCustomerOrder();
  const typed = useTypedAction('termin');
  const [DesiredDate, setDesiredDate] = useState(typed('DesiredDate'));
  const [Note, setNote] = useState(typed('Note'));
  const days = [
    { value: '', label: t`Bitte wählen` },
    ...order.MoveDates.map((day) => ({ value: day, label: formatLongDate(day, site) })),
  ];
  const body = { ...orderKey, DesiredDate, Note };
  return (
    <ActionForm
      id="termin"
      label={t`Anderen Termin wünschen`}
      body={body}
      schema={CALLS.requestOrderMove.body}
      fieldNames={{ DesiredDate: t`Wunschtag`, Note: t`Nachricht` }}
      send={async () => {
        await api(CALLS.requestOrderMove, { body });
        await reload();
      }}
      doneText={t`Ihr Wunsch ist beim Händler. Er antwortet mit einem Termin.`}
      submitLabel={<Trans>Termin wünschen</Trans>}
      look="secondary"
    >
      {({ field }) => (
        <>
          <SelectField
            {...field('DesiredDate')}
            label={t`Wunschtag`}
            hint={t`Die Tage, an denen der Händler liefert`}
            options={days}
            value={DesiredDate}
            onChange={(event) => setDesiredDate(event.currentTarget.value)}
          />
          <TextArea
            {...field('Note')}
            label={t`Nachricht an den Händler`}
            optional
            maxLength={500}
            value={Note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
        </>
      )}
    </ActionForm>
  );
}
