import type { CALLS, CallAnswer } from '@heizplatz/contract';

export type MailedRequest = CallAnswer<typeof CALLS.readRequest>;
