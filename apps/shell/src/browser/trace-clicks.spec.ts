import { callTraceHeaders } from '@heizplatz/api-client';
import { traceClicks } from './trace-clicks';

it('calls between two clicks have one trace, each a span of its own; nothing is sent before tracing began', () => {
  expect(callTraceHeaders()).toEqual({});
  traceClicks();
  const read = () => callTraceHeaders()['traceparent']?.split('-') ?? [];
  const [first, second] = [read(), read()];
  expect(first.join('-')).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
  expect(second[1]).toBe(first[1]);
  expect(second[2]).not.toBe(first[2]);
  document.body.click();
  expect(read()[1]).not.toBe(first[1]);
});
