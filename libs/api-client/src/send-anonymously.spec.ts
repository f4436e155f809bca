import { CALLS } from '@heizplatz/contract';
import { sendAnonymously } from './send-anonymously';

const BODY = { SlotId: 1, CampaignId: 2, AdvertId: 3 };

describe('a call without a visitor', () => {
  it('carries neither cookies nor a referrer, and outlives its page', () => {
    const sent = jest.fn(async () => new Response('{}'));
    globalThis.fetch = sent;
    sendAnonymously(CALLS.countClick, { body: BODY });
    expect(sent).toHaveBeenCalledWith('/api/iam/click', {
      method: 'POST',
      credentials: 'omit',
      keepalive: true,
      referrerPolicy: 'no-referrer',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(BODY),
    });
  });

  it('may be lost without anybody noticing', async () => {
    globalThis.fetch = jest.fn(async () => Promise.reject(new TypeError('offline')));
    expect(() => sendAnonymously(CALLS.countClick, { body: BODY })).not.toThrow();
    await Promise.resolve();
  });
});
