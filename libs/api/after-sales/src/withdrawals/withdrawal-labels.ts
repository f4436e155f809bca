import type { MailState } from '@heizplatz/api-platform';
import type { WithdrawalOutcome } from './schema';

/** What a declaration did, for files. */
export const OUTCOME_LABELS: Readonly<Record<WithdrawalOutcome, string>> = {
  withdrawn: 'widerrufen',
  part: 'Teil widerrufen',
  unclear: 'zu prüfen',
  waiting: 'wartet auf Bestätigung',
  undone: 'zurückgenommen',
  unknown: 'keiner Bestellung zugeordnet',
};

/** How far its confirmation came. */
export const RECEIPT_LABELS: Readonly<Record<MailState, string>> = {
  queued: 'unterwegs',
  sent: 'gesendet',
  kept: 'aufbewahrt',
  failed: 'gescheitert',
};
