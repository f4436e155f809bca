import { metricIn } from './read-metrics';

const TEXT = `# HELP a_bytes something
# TYPE a_bytes gauge
a_bytes 1.5e+6
a_bytes_total 7
`;

it('finds the value of a metric by its whole name', () => {
  expect(metricIn(TEXT, 'a_bytes')).toBe(1_500_000);
  expect(metricIn(TEXT, 'a_bytes_total')).toBe(7);
  expect(() => metricIn(TEXT, 'bytes_total')).toThrow('no bytes_total');
});
