import { SCALE_STRIDE } from '@heizplatz/api-pricing';
import { request, madeUpBook } from '@heizplatz/api-pricing/testing';
import { priceBulkOrders } from './price-bulk-orders';

const book = madeUpBook();
/** 4 t, for two households of 2 t, at twice the price of their step. */
const dear = {
  ...book,
  lists: {
    ...book.lists,
    scaleFactors: book.lists.scaleFactors.map((factor, at) => (at % SCALE_STRIDE === 2 ? 2 * factor : factor)),
  },
};

describe('orders of several households together', () => {
  it('leave out the number of households at which each would pay more than alone', () => {
    const query = request(dear, { Amount: 2000 });
    const rows = priceBulkOrders(dear, query);
    const [alone] = rows;
    expect(rows.map(({ Stations }) => Stations)).toEqual([1, 3, 4, 5, 6, 7, 8, 9]);
    for (const { PricePerHousehold } of rows)
      expect(PricePerHousehold).toBeLessThanOrEqual(alone?.PricePerHousehold ?? 0);
  });

  it('compare with a household alone at its own price, which is no collective one', () => {
    const collective = { Stations: 2, Amount: 4000, Parameters: [{ Id: 3, Key: 'CustomerGroup' }] };
    const [alone] = priceBulkOrders(book, request(book, collective));
    const [own] = priceBulkOrders(book, request(book, { Amount: 2000 }));
    expect(alone?.TotalPrice).toBe(own?.TotalPrice);
  });
});
