import { CALLS } from '@heizplatz/contract';
import { render, screen } from '@testing-library/react';
import { ApiProvider } from './api-provider';
import { browserApi } from './browser-api';
import { sendBeacon } from './send-beacon';
import { useCall } from './use-call';

const FAQ = { high3YDate: '2024-01-02', low3YDate: '2025-06-01', high3Y: 400, low3Y: 250 };
const INPUT = { params: { countryId: '1' } };

function Faq() {
  const { data } = useCall(CALLS.priceFaq, INPUT);
  return <p>{data ? data.high3Y : 'nothing'}</p>;
}

it('is one, and what a loader fetched by it no hook fetches again', async () => {
  const requests: string[] = [];
  Object.assign(globalThis, {
    fetch: async (url: string) => {
      requests.push(url);
      return Response.json(FAQ);
    },
  });
  expect(browserApi()).toBe(browserApi());
  await browserApi()(CALLS.priceFaq, INPUT);
  render(
    <ApiProvider api={browserApi()}>
      <Faq />
    </ApiProvider>,
  );
  expect(screen.getByText('400')).toBeTruthy();
  expect(requests).toEqual(['/api/site/1/price-faq']);
});

it('sendBeacon hands the body over as JSON', async () => {
  const sent: { url: string; body: Blob }[] = [];
  Object.assign(navigator, { sendBeacon: (url: string, body: Blob) => sent.push({ url, body }) > 0 });
  const body = { userAgent: 'x', timeStart: 0, timeEnd: 1, href: '/', errors: [] };
  expect(sendBeacon(CALLS.reportScriptError, { body })).toBe(true);
  expect(sent[0]).toMatchObject({ url: '/api/error-trace/js-error' });
  expect(sent[0]?.body).toMatchObject({ type: 'application/json', size: JSON.stringify(body).length });
});
