import { type CallContext, defineEvent } from '@heizplatz/api-platform';

interface CorrectedEmail {
  readonly userId: number;
  readonly from: string;
  readonly to: string;
  readonly context: Pick<CallContext, 'services' | 'clock'>;
}

/** A mistyped e-mail was corrected by staff and confirmed in the new mailbox: what was sent to the old one went to a stranger. */
export const emailCorrected = defineEvent<CorrectedEmail>('EmailCorrected');
