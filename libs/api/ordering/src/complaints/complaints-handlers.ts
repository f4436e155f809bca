import { dealerAnswerComplaint } from './dealer-answer-complaint';
import { closeComplaint } from './close-complaint';
import { complainAboutOrder } from './complain-about-order';
import { replyToComplaint } from './reply-to-complaint';

export const complaintsHandlers = [complainAboutOrder, replyToComplaint, closeComplaint, dealerAnswerComplaint];
