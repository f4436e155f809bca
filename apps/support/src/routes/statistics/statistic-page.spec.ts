import { drillDown } from './drill-down';
import { lastMonths, monthEnd, readStatisticPage, statisticInput, statisticPath } from './statistic-page';

const TODAY = '2026-11-21';
const read = (query: string) => readStatisticPage(new URLSearchParams(query), TODAY);

describe('the page of figures', () => {
  it('begins with the last twelve months, whole', () => {
    expect(read('')).toMatchObject({ from: '2025-12-01', to: '2026-11-30', by: 'month', country: '' });
    expect(lastMonths('2026-01-31', 1)).toEqual({ from: '2026-01-01', to: '2026-01-31' });
    expect(monthEnd('2024-02')).toBe('2024-02-29');
  });

  it.each([
    ['from=2026-02-31&to=2026-03-01', { from: '2025-12-01' }],
    ['from=2026-03-01&to=2026-01-01', { from: '2026-01-01', to: '2026-03-01' }],
    ['by=moon&country=9&product=x&zip=1', { by: 'month', country: '', product: '', zip: '' }],
    ['by=order', { by: 'month' }],
    ['by=order&from=2026-05-01&to=2026-05-31', { by: 'order' }],
    ['by=day&from=2020-01-01&to=2026-05-31', { by: 'month' }],
  ])('reads %s', (query, expected) => expect(read(query)).toMatchObject(expected));

  it('stands in its address', () => {
    const page = read('from=2026-01-01&to=2026-12-31&country=3&ratePay=nein&by=zip&dealer=7');
    expect(read(statisticPath(page).split('?')[1] ?? '')).toEqual(page);
    expect(statisticInput(page).body).toMatchObject({ CountryId: 3, RatePay: false, DealerId: 7, StateId: null });
  });
});

describe('a row leads on', () => {
  const page = read('from=2025-01-01&to=2026-12-31');
  it.each([
    ['year', '2026', { from: '2026-01-01', to: '2026-12-31', by: 'month' }],
    ['month', '2026-02', { from: '2026-02-01', to: '2026-02-28', by: 'day' }],
    ['day', '2026-02-03', { from: '2026-02-03', to: '2026-02-03', by: 'order' }],
    ['country', '3', { country: '3', by: 'state' }],
    ['state', '292', { state: '292', by: 'zip' }],
    ['zip', '1-10115', { country: '1', zip: '10115', by: 'month' }],
    ['product', '20', { product: '20', by: 'month' }],
    ['dealer', '7', { dealer: '7', by: 'month' }],
    ['payment', 'rechnung', null],
    ['order', 'DE-26-1', null],
  ] as const)('of a %s', (by, key, expected) => {
    expect(drillDown({ ...page, by }, key)).toEqual(expected);
  });
});
