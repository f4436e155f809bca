import { CALLS } from '@heizplatz/contract';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { ApiProvider } from './api-provider';
import { callKey } from './call-key';
import { createApiClient } from './create-api-client';
import { useApi } from './use-api';
import { useCall } from './use-call';

const INPUT = { query: { v: '1' } };

/** A client that responds to every call of the session with `status`, and the number of requests. */
function answering(status: number) {
  const query = { times: 0 };
  const api = createApiClient({
    baseUrl: '',
    fetch: async () => {
      query.times += 1;
      return Response.json({ success: true }, { status });
    },
  });
  return { api, query: query };
}

function Session({ waits }: { waits?: boolean }) {
  const { data, error, mutate } = useCall(CALLS.renewSession, waits ? null : INPUT);
  return (
    <button onClick={() => void mutate()}>{error ? error.code : data ? `success ${data.success}` : 'nothing'}</button>
  );
}

describe('useCall', () => {
  it('fetches what nobody has fetched', async () => {
    const { api, query: query } = answering(200);
    render(
      <ApiProvider api={api} cache={new Map()}>
        <Session />
      </ApiProvider>,
    );
    expect(await screen.findByText('success true')).toBeTruthy();
    expect(query.times).toBe(1);
  });

  it('takes what a loader recorded, in the server’s render and the browser’s, and fetches again only when asked', async () => {
    const { api, query: query } = answering(200);
    const page = (
      <ApiProvider api={api} cache={new Map()} fallback={{ [callKey(CALLS.renewSession, INPUT)]: { success: false } }}>
        <Session />
      </ApiProvider>
    );
    expect(renderToString(page)).toContain('success false');
    render(page);
    const button = await screen.findByText('success false');
    expect(query.times).toBe(0);
    await userEvent.click(button);
    expect(await screen.findByText('success true')).toBeTruthy();
    expect(query.times).toBe(1);
  });

  it('waits while the input is null', () => {
    const { api, query: query } = answering(200);
    render(
      <ApiProvider api={api} cache={new Map()}>
        <Session waits />
      </ApiProvider>,
    );
    expect(screen.getByText('nothing')).toBeTruthy();
    expect(query.times).toBe(0);
  });

  it('drops an answer that is out of use, and asks anew for whoever comes next', async () => {
    const { api, query: query } = answering(200);
    const Dropping = ({ v }: { v: string }) => {
      const { data } = useCall(CALLS.renewSession, { query: { v } }, { dropsWhenUnused: true });
      return <p>{data ? `success of ${v}` : 'nothing'}</p>;
    };
    const page = (v: string) => (
      <ApiProvider api={api} cache={cache}>
        <Dropping v={v} />
      </ApiProvider>
    );
    const cache = new Map();
    const { rerender } = render(page('1'));
    expect(await screen.findByText('success of 1')).toBeTruthy();
    rerender(page('2'));
    expect(await screen.findByText('success of 2')).toBeTruthy();
    rerender(page('1'));
    expect(await screen.findByText('success of 1')).toBeTruthy();
    expect(query.times).toBe(3);
  });

  it('gives the problem of a failed call', async () => {
    const { api } = answering(403);
    render(
      <ApiProvider api={api} cache={new Map()}>
        <Session />
      </ApiProvider>,
    );
    expect(await screen.findByText('FORBIDDEN')).toBeTruthy();
  });
});

it('useApi names what is missing above it', () => {
  const Orphan = () => (useApi(), null);
  expect(() => renderToString(<Orphan />)).toThrow('ApiProvider');
});
