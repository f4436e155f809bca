import { answerConfirmRequest } from './confirm-request';
import { answerReadRequest } from './read-request';
import { answerSendRequest } from './send-request';

export const requestsHandlers = [answerSendRequest, answerReadRequest, answerConfirmRequest];
