import { useCall } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { Form, useSearchParams } from '@heizplatz/router';
import { CUSTOMER_PATH } from '@heizplatz/routes';
import { Button, Card, CardHeader, Disclosure, FailedState, Skeleton, TextField } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useStaffCustomer } from './customer-context';
import styles from './customer-view.module.css';
import { MergePreview } from './merge-preview';

function Preview({ other }: { readonly other: number }) {
  const { t } = useLingui();
  const { customer } = useStaffCustomer();
  const input = { params: { customerId: String(customer.Id) }, query: { other: String(other) } };
  const { data, error, mutate } = useCall(CALLS.mergePreview, input);
  if (data) return <MergePreview key={`${data.Stays.Version} ${data.Goes.Version}`} preview={data} />;
  if (error?.status === 404)
    return (
      <p role="status">
        <Trans>Einen Kunden mit dieser Nummer gibt es nicht.</Trans>
      </p>
    );
  return error ? (
    <FailedState title={t`Die Vorschau konnte nicht geladen werden.`} onRetry={() => void mutate()} />
  ) : (
    <Skeleton shape="figure" />
  );
}

/**
 * Merges two accounts of one person: first the number of the other, then the preview, then the action with its
 * reason.
 */
export function MergeCard() {
  const { t } = useLingui();
  const { customer } = useStaffCustomer();
  const [params] = useSearchParams();
  const other = params.get('mit') ?? '';
  const isRequested = /^\d{1,9}$/.test(other);
  return (
    <Card as="section" aria-labelledby="zusammenfuehren">
      <CardHeader titleId="zusammenfuehren" title={<Trans>Zusammenführen</Trans>} />
      <Disclosure key={other} summary={t`Ein zweites Konto hierher holen`} open={isRequested || undefined}>
        <Form action={CUSTOMER_PATH} className={styles.form} preventScrollReset>
          <input type="hidden" name="id" value={customer.Id} />
          <TextField
            name="mit"
            size="small"
            label={t`Kundennummer des anderen Kontos`}
            hint={t`Dieses hier bleibt, das andere geht darin auf.`}
            inputMode="numeric"
            maxLength={9}
            defaultValue={other}
          />
          <Button type="submit" variant="secondary" size="small">
            <Trans>Vorschau</Trans>
          </Button>
        </Form>
        {isRequested && <Preview other={Number(other)} />}
      </Disclosure>
    </Card>
  );
}
