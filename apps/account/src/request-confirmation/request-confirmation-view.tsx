import { useCall } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { PageHead, useLoaderData } from '@heizplatz/router';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ConfirmRequest } from './confirm-request';
import styles from './request-confirmation-view.module.css';
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
    <div className={styles.page}>
      <PageHead title={t`Anfrage bestätigen`} noindex />
      <meta name="referrer" content="same-origin" />
      {request.State === 'open' && (
        <ConfirmRequest
          request={request}
          token={token}
          onConfirmed={() => {
            setIsJustConfirmed(true);
            void become('confirmed');
          }}
          onExpired={() => void become('expired')}
        />
      )}
      {request.State === 'confirmed' && <RequestConfirmed request={request} takesFocus={isJustConfirmed} />}
      {request.State === 'expired' && <RequestExpired request={request} />}
    </div>
  );
}
