import { useCall } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { useLoaderData } from '@heizplatz/router';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { TokenHeader } from '../../shared/token-page/token-head';
import { ConfirmRequest } from './confirm-request';
import { RequestConfirmed } from './request-confirmed';
import { RequestExpired } from './request-expired';
import { requestInput } from './request-input';

export function RequestConfirmationView() {
  const { t } = useLingui();
  const { token } = useLoaderData<{ token: string }>();
  const { data: request, mutate } = useCall(CALLS.readRequest, requestInput(token));
  const [isJustConfirmed, setIsJustConfirmed] = useState(false);
  if (!request) return null;
  const become = (State: typeof request.State) => mutate({ ...request, State }, { revalidate: false });
  return (
    <>
      <TokenHeader title={t`Anfrage bestätigen`} />
      {request.State === 'open' && (
        <ConfirmRequest
          request={request}
          token={token}
          onConsumed={() => {
            setIsJustConfirmed(true);
            void become('confirmed');
          }}
          onClosed={() => void become('expired')}
        />
      )}
      {request.State === 'confirmed' && <RequestConfirmed request={request} takesFocus={isJustConfirmed} />}
      {request.State === 'expired' && <RequestExpired request={request} />}
    </>
  );
}
