import { confirmRequest } from './confirm-request';
import { readRequest } from './read-request';
import { sendRequest } from './send-request';

export const inquiriesHandlers = [sendRequest, readRequest, confirmRequest];
