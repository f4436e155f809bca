import { useApi } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { toBody } from '@heizplatz/form-ui';
import { Disclosure, SelectField } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ActionForm } from './action-form';
import { useStaffOrder } from '../order-context';
import { ReasonField } from './reason-field';

const WHOSE = ['customer', 'dealer', 'dealer-all'] as const;

/** For mails that got into wrong hands: their links open nothing any more. */
export function CloseLinks() {
  const { t } = useLingui();
  const api = useApi();
  const { order } = useStaffOrder();
  const labels = {
    customer: t`Links des Kunden zu dieser Bestellung`,
    dealer: t`Links des Händlers zu dieser Bestellung`,
    'dealer-all': t`alle Links des Händlers`,
  };
  return (
    <Disclosure summary={<Trans>Links schließen</Trans>}>
      <ActionForm
        id="links"
        label={t`Links schließen`}
        schema={toBody(CALLS.staffCloseLinks)}
        values={{ Whose: 'customer', Reason: '' }}
        read={(values) => ({ ...values, OrderId: order.OrderId })}
        fieldNames={{ Whose: t`Welche`, Reason: t`Grund` }}
        send={(body) => api(CALLS.staffCloseLinks, { body })}
        doneText={t`Die Links sind geschlossen, neue gehen per Mail hinaus.`}
        submitLabel={<Trans>Links schließen</Trans>}
      >
        {(form) => (
          <>
            <SelectField
              {...form.field('Whose')}
              label={t`Welche`}
              hint={t`Für Mails, die in falsche Hände kamen. Wer sie braucht, bekommt neue. Auch Links zu Bewertung und Antwort gehören dazu; ältere Mails lassen sich danach nicht noch einmal senden.`}
              options={WHOSE.map((value) => ({ value, label: labels[value] }))}
            />
            <ReasonField form={form} />
          </>
        )}
      </ActionForm>
    </Disclosure>
  );
}
