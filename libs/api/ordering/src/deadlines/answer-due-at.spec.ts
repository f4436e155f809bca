import { withOrderMarket } from '../checkout/testing/order-market';
import { answerDueDay, answerDueFrom } from './answer-due-at';

const market = withOrderMarket();
/** A Monday. */
const NOW = new Date('2026-11-23T09:00:00Z');

describe('the dealer’s time to answer', () => {
  it.each([
    ['two working days before a late delivery', '2026-12-10', '2026-11-25'],
    ['the day before an express delivery', '2026-11-25', '2026-11-24'],
    ['today, where delivery is due tomorrow', '2026-11-24', '2026-11-23'],
    ['today at the earliest', '2026-11-23', '2026-11-23'],
  ])('is %s', (_, deliveryDate, day) => {
    const book = market().api.services.priceBook.current();
    const dueAt = answerDueFrom(book, { CountryId: 1, ZipCode: '80001' }, NOW, deliveryDate);
    expect(answerDueDay(dueAt)).toBe(day);
  });
});
