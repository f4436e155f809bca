import { CALLS } from '@heizplatz/contract';
import { act, render, screen } from '@testing-library/react';
import { ApiProvider } from './api-provider';
import type { ApiClient } from './api-client';
import { clearResponses } from './clear-responses';
import { useCall } from './use-call';

function Success() {
  const { data } = useCall(CALLS.renewSession, { query: {} });
  return <p>{data ? `success ${data.success}` : 'waiting'}</p>;
}

it('what a session was answered is dropped; what is shown is asked for anew, what is not waits for its page', async () => {
  let requestCount = 0;
  const api = (async () => ({ success: (requestCount += 1) === 1 })) as ApiClient;
  const page = (isVisible: boolean) => <ApiProvider api={api}>{isVisible && <Success />}</ApiProvider>;
  const { rerender } = render(page(true));
  expect(await screen.findByText('success true')).toBeVisible();
  await act(clearResponses);
  expect(await screen.findByText('success false')).toBeVisible();
  expect(requestCount).toBe(2);
  rerender(page(false));
  await act(clearResponses);
  expect(requestCount).toBe(2);
  rerender(page(true));
  expect(screen.getByText('waiting')).toBeVisible();
  await screen.findByText('success false');
  expect(requestCount).toBe(3);
});
