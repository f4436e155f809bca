import { metricRows, orderRows, requestRows } from './print-run';
import { RequestLog } from './request-log';

it('has a row for each kind of request, by name', () => {
  const log = new RequestLog();
  log.add('staff: list', 12.4);
  log.add('page: home', 3.6);
  log.fail('page: home', 'returned 500');
  expect(requestRows(log)).toEqual([
    { Requests: 'page: home', Count: 1, Failed: 1, 'Median ms': 4, '99th percentile ms': 4 },
    { Requests: 'staff: list', Count: 1, Failed: 0, 'Median ms': 12, '99th percentile ms': 12 },
  ]);
});

it('counts lost orders and all that is wrong with mails', () => {
  const none = { mailsMissing: [], mailsDoubled: [], mailsLost: [], doubled: [], ofOtherTime: [] };
  const rows = orderRows(
    { acknowledged: [], abandoned: [], refused: ['401'], endedByProvider: 0, failures: new Map([[503, 2]]) },
    {
      ...none,
      ...{ acknowledged: 3, stored: 2, lost: ['A'], mailsMissing: ['B'], mailsLost: ['C'] },
      ...{ mailsWaiting: 1, mailsRepeated: 0 },
    },
  );
  expect(rows).toMatchObject({
    'orders lost': 1,
    'orders refused': 1,
    'failed attempts': 2,
    'mails still queued': 1,
  });
  expect(rows['mails missing, sent twice or lost']).toBe(2);
});

it('shows what has no bound', () => {
  const judged = { name: 'API handles', warm: 40, middle: 50.04, last: 61, max: 66, perHour: 60.25, isBounded: false };
  expect(metricRows([judged])).toMatchObject([{ Metric: 'API handles', Middle: 50, Bounded: 'NO' }]);
});
