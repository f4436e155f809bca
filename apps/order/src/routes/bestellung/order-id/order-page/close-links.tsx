import { useApi } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { toBody } from '@heizplatz/form-ui';
import { Disclosure } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useIsActionRefused } from '../../../../shared/action-posts/use-is-action-refused';
import { ActionForm } from '../../../../shared/order-form/action-form';
import { useCustomerOrder } from './customer-order-context';

/** For a mail that was passed on or lost; the page that its link opened is not read again, since that is closed too. */
export function CloseLinks() {
  const { t } = useLingui();
  const api = useApi();
  const isRefused = useIsActionRefused();
  const { order, orderKey } = useCustomerOrder();
  return (
    <Disclosure variant="boxed" summary={<Trans>Links aus unseren Mails schließen</Trans>} open={isRefused('links')}>
      <p>
        <Trans>
          Hat jemand anderes eine Mail zu dieser Bestellung? Dann schließen Sie hier alle Links darin. Einen neuen
          schicken wir an {order.EmailAddress}.
        </Trans>
      </p>
      <ActionForm
        id="links"
        label={t`Links schließen`}
        read={() => orderKey}
        schema={toBody(CALLS.closeOrderLinks)}
        send={(body) => api(CALLS.closeOrderLinks, { body })}
        doneText={t`Frühere Links öffnen nichts mehr. Der neue ist per Mail unterwegs.`}
        submitLabel={<Trans>Links schließen</Trans>}
        variant="secondary"
      />
    </Disclosure>
  );
}
