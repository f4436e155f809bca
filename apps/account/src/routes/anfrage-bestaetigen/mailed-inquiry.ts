import type { CALLS, CallResponse } from '@heizplatz/contract';

export type MailedInquiry = CallResponse<typeof CALLS.readRequest>;
