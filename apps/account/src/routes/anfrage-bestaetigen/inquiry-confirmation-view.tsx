import { useCall } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { useLoaderData } from '@heizplatz/router';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { TokenHeader } from '../../shared/token-page/token-header';
import { ConfirmInquiry } from './confirm-inquiry';
import { InquiryConfirmed } from './inquiry-confirmed';
import { InquiryExpired } from './inquiry-expired';
import { inquiryInput } from './inquiry-input';

export function InquiryConfirmationView() {
  const { t } = useLingui();
  const { token } = useLoaderData<{ token: string }>();
  const { data: request, mutate } = useCall(CALLS.readRequest, inquiryInput(token));
  const [isJustConfirmed, setIsJustConfirmed] = useState(false);
  if (!request) return null;
  const become = (State: typeof request.State) => mutate({ ...request, State }, { revalidate: false });
  return (
    <>
      <TokenHeader title={t`Anfrage bestätigen`} />
      {request.State === 'open' && (
        <ConfirmInquiry
          request={request}
          token={token}
          onConsumed={() => {
            setIsJustConfirmed(true);
            void become('confirmed');
          }}
          onClosed={() => void become('expired')}
        />
      )}
      {request.State === 'confirmed' && <InquiryConfirmed request={request} takesFocus={isJustConfirmed} />}
      {request.State === 'expired' && <InquiryExpired request={request} />}
    </>
  );
}
