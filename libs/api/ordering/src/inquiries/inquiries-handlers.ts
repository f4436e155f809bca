import { confirmRequest } from './confirm-request';
import { readRequest } from './read-request';
import { sendRequest } from './send-request';
import { staffInquiry } from './staff-inquiry';

export const inquiriesHandlers = [sendRequest, readRequest, confirmRequest, staffInquiry];
