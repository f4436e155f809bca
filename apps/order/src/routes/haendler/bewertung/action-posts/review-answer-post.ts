import { CALLS } from '@heizplatz/contract';
import type { SentForm } from '@heizplatz/router';
import { type ActionPost, sendAction } from '../../../../shared/action-posts/send-action';

/** A dealer's answer to a review, without JavaScript. */
export const sendReviewAnswer = (sent: SentForm): Promise<Response> =>
  sendAction(
    sent,
    { ReviewId: Number(sent.params['reviewId']), Token: sent.url.searchParams.get('token') ?? '' },
    new Map([['antwort', respond]]),
  );

const respond: ActionPost<{ readonly ReviewId: number; readonly Token: string }> = ({ api, orderKey, getText }) =>
  api(CALLS.answerReview, { body: { ...orderKey, Text: getText('Text') } });
