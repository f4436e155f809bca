import { CALLS } from '@heizplatz/contract';
import { defineHandler } from '../http/define-handler';
import { ReadyAnswer } from '../http/ready-answer';
import { rememberedAnswer } from './answer-cache';
import { localDay } from './calendar-days';
import { vatBasisPoints } from './offer-query';
import { presentInit } from './present-init';

/** GET /api/kalkulation/init/{countryId}/{productGroupId}. */
export const initCalculation = defineHandler(CALLS.initCalculation, ({ params }, { services, clock }) => {
  const { countryId, productGroupId } = params;
  const book = services.priceBook.current();
  const now = clock();
  return rememberedAnswer(book, now, `init ${countryId} ${productGroupId}`, () => {
    const where = { ...params, vatBasisPoints: vatBasisPoints(book, countryId, productGroupId, localDay(now)) };
    return new ReadyAnswer(JSON.stringify(presentInit(book, where)));
  });
});
