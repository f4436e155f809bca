import { useCall } from '@heizplatz/api-client';
import { CALLS, type LinkPurpose, OTHER_CODE } from '@heizplatz/contract';
import { useLoaderData } from '@heizplatz/router';
import { type ReactNode, useState } from 'react';
import { linkInput } from './link-input';
import { TokenHeader } from './token-header';
import { useSentLink } from './use-sent-link';
import type { ClosedState, LinkEnds } from './use-consume-token';

export interface OpenLink extends LinkEnds {
  readonly token: string;
  /** 'a…a@example.com' */
  readonly maskedEmail: string | null;
  /** A registration that was requested in another browser. */
  readonly needsPassword: boolean;
}

interface LinkPageProps {
  readonly title: string;
  readonly purpose: LinkPurpose;
  /** The button or form that spends the token. */
  readonly open: (link: OpenLink) => ReactNode;
  /** After it was consumed here. */
  readonly consumed: ReactNode;
  /** A link that is of no use any more, and what to do next. */
  readonly closed: (state: ClosedState) => ReactNode;
}

/** The page of a mailed link in each of its states. */
export function LinkPage({ title, purpose, open, consumed, closed }: LinkPageProps) {
  const { token } = useLoaderData<{ token: string }>();
  const { data: link } = useCall(CALLS.readLink, linkInput(purpose, token));
  const sent = useSentLink();
  const [end, setEnd] = useState<'spent' | ClosedState | null>(sent ? 'spent' : null);
  if (!link) return null;
  const state = end ?? (link.State === OTHER_CODE ? 'unknown' : link.State);
  const ends = { onConsumed: () => setEnd('spent'), onClosed: setEnd };
  return (
    <>
      <TokenHeader title={title} />
      {state === 'open' && open({ token, maskedEmail: link.MaskedEmail, needsPassword: link.NeedsPassword, ...ends })}
      {state === 'spent' && consumed}
      {state !== 'open' && state !== 'spent' && closed(state)}
    </>
  );
}
