import { answerDealerAnswerComplaint } from './answer-complaint';
import { answerCloseComplaint } from './close-complaint';
import { answerComplainAboutOrder } from './complain-about-order';
import { answerReplyToComplaint } from './reply-to-complaint';

export const complaintsHandlers = [
  answerComplainAboutOrder,
  answerReplyToComplaint,
  answerCloseComplaint,
  answerDealerAnswerComplaint,
];
