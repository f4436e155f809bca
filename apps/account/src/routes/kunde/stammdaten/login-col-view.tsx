import { useCall } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { useLingui } from '@lingui/react/macro';
import { LoginCard } from './login-card';
import { PartialPage } from './partial-page';

export function LoginColView() {
  const { t } = useLingui();
  const { data: customer, mutate } = useCall(CALLS.customerData, {});
  if (!customer) return null;
  return (
    <PartialPage title={t`Ihre Anmeldung`}>
      <LoginCard customer={customer} onChanged={() => void mutate()} />
    </PartialPage>
  );
}
