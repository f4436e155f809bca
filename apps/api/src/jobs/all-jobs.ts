import { sendMail } from '../outbox/send-mail';
import type { JobDefinition } from './define-job';

/** Every job there is; one line an area. */
export const ALL_JOBS: readonly JobDefinition[] = [sendMail];
