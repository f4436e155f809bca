import { useCall } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { Form, useSearchParams } from '@heizplatz/router';
import { CUSTOMER_PATH } from '@heizplatz/routes';
import { Button, Card, CardHeader, Disclosure, FailedState, Skeleton } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useStaffCustomer } from './customer-context';
import { customerInput } from './customer-input';
import styles from './customer-view.module.css';
import { DeletionForm } from './deletion-form';

function Preview() {
  const { t } = useLingui();
  const { customer } = useStaffCustomer();
  const { data, error, mutate } = useCall(CALLS.customerDeletion, customerInput(customer.Id));
  if (data) return <DeletionForm key={data.Version} preview={data} />;
  return error ? (
    <FailedState title={t`Die Vorschau konnte nicht geladen werden.`} onRetry={() => void mutate()} level={3} />
  ) : (
    <Skeleton shape="figure" />
  );
}

/** Deletion on the customer's request: first what it removes and what must stay, then the action. */
export function DeletionCard() {
  const { t } = useLingui();
  const { customer } = useStaffCustomer();
  const [params] = useSearchParams();
  const isRequested = params.get('loeschen') === '1';
  return (
    <Card as="section" aria-labelledby="loeschen">
      <CardHeader titleId="loeschen" title={<Trans>Löschen</Trans>} />
      <Disclosure summary={t`Auf Wunsch des Kunden löschen`} open={isRequested || undefined}>
        <div className={styles.form}>
          {isRequested ? (
            <Preview />
          ) : (
            <Form action={CUSTOMER_PATH} preventScrollReset>
              <input type="hidden" name="id" value={customer.Id} />
              <input type="hidden" name="loeschen" value="1" />
              <Button type="submit" variant="secondary" size="small">
                <Trans>Prüfen, was gelöscht wird</Trans>
              </Button>
            </Form>
          )}
        </div>
      </Disclosure>
    </Card>
  );
}
