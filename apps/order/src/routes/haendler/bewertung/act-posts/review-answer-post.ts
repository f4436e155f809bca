import { CALLS } from '@heizplatz/contract';
import type { SentForm } from '@heizplatz/router';
import { type ActPost, sendAct } from '../../../../shared/act-posts/send-act';

/** A dealer's answer to a review, without script. */
export const sendReviewAnswer = (sent: SentForm): Promise<Response> =>
  sendAct(
    sent,
    { ReviewId: Number(sent.params['reviewId']), Token: sent.url.searchParams.get('token') ?? '' },
    new Map([['antwort', answer]]),
  );

const answer: ActPost<{ readonly ReviewId: number; readonly Token: string }> = ({ api, orderKey, textOf }) =>
  api(CALLS.answerReview, { body: { ...orderKey, Text: textOf('Text') } });
