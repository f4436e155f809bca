import type { CALLS, CallResponse } from '@heizplatz/contract';

export type MailedRequest = CallResponse<typeof CALLS.readRequest>;
