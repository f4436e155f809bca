import { sweepSessions } from '../identity/sweep-sessions';
import { sweepProcesses } from '../order-process/sweep-processes';
import { sendMail } from '../outbox/send-mail';
import { sweepRequests } from '../requests/sweep-requests';
import type { JobDefinition } from './define-job';
import { sweep } from './sweep';

/** Every job there is; one line an area. */
export const ALL_JOBS: readonly JobDefinition[] = [sendMail, sweep, sweepProcesses, sweepRequests, sweepSessions];
