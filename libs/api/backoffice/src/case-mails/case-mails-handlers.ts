import type { Handler } from '@heizplatz/api-platform';
import { sendCaseMail } from './send-case-mail';
import { staffCaseMail } from './staff-case-mail';
import { undoCaseMail } from './undo-case-mail';

/** What staff write to customers from a case. */
export const caseMailsHandlers: readonly Handler[] = [staffCaseMail, sendCaseMail, undoCaseMail];
