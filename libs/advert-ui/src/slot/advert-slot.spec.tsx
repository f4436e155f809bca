import { ADVERT_SLOT_KEYS } from '@heizplatz/contract';
import { pageLoader, useSite } from '@heizplatz/router';
import { fakeApi, buildProblem, renderRoute } from '@heizplatz/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { getContent, buildItem, SLOT, getSlot } from '../testing/slot-answers';
import { watchViews } from '../testing/view-double';
import { AdvertSlot } from './advert-slot';
import { usedSlots } from './used-slots';

type Responses = Parameters<typeof fakeApi>[0];
interface Query {
  readonly params: { readonly slotKey: string; readonly advertId: string };
  readonly query: { readonly zipCode: string };
}

/** A page with a slot and a postcode that changes. */
function Page() {
  const [zipCode, setZipCode] = useState('');
  const { countryId } = useSite();
  return (
    <main data-country={countryId}>
      <AdvertSlot slotKey={ADVERT_SLOT_KEYS.home} zipCode={zipCode} random={() => 0.6} />
      <button onClick={() => setZipCode('80331')}>München</button>
      <button onClick={() => setZipCode('')}>Keine</button>
    </main>
  );
}
const route = {
  path: '/',
  Component: Page,
  loader: pageLoader(async ({ api, site }) => {
    const { call, input } = usedSlots(site.countryId);
    await api(call, input);
    return null;
  }),
};

const NAMES: Readonly<Record<string, string>> = { '1': 'Ofenhaus', '2': 'Silofix', '3': 'Kesselwart' };
const ANSWERS: Responses = {
  advertSlots: () => [SLOT],
  advertSlot: ({ query }: Query) =>
    getSlot(query.zipCode === '80331' ? [buildItem(3, { IsLocal: true })] : [buildItem(1), buildItem(2)]),
  advertContent: ({ params }: Query) => getContent(NAMES[params.advertId] ?? ''),
};

function renderSlot(responses: Responses = {}) {
  const { api, calls } = fakeApi({ ...ANSWERS, ...responses });
  return { ...renderRoute([route], '/', { api }), calls };
}
const getShadow = (region: HTMLElement): ShadowRoot => {
  const root = [...region.querySelectorAll('div')].find((element) => element.shadowRoot)?.shadowRoot;
  if (!root) throw new Error('no shadow root');
  return root;
};
const advert = (name: string) => screen.findByRole('region', { name: `Anzeige: ${name}` });

describe('an advert slot', () => {
  let sent: { url: string; options: RequestInit }[] = [];
  let views = watchViews(true);
  beforeEach(() => {
    sent = [];
    views = watchViews(true);
    globalThis.fetch = jest.fn(async (url, options = {}) => {
      sent.push({ url: String(url), options });
      return new Response('{}');
    });
  });

  it('shows the one of the contracts that the drawn number falls on, in a shadow root', async () => {
    renderSlot();
    const region = await advert('Silofix');
    expect(getShadow(region).querySelector('p')).toHaveTextContent('Silofix ist da');
    expect(screen.queryByText('Silofix ist da')).toBeNull();
  });

  it('ends a sentence once, though a name brings a full stop', async () => {
    renderSlot({ advertContent: () => getContent('Silofix', { PaidBy: 'Ofenhaus Lindwurm e. K.' }) });
    const region = await advert('Silofix');
    await userEvent.click(within(region).getByText('Warum?'));
    expect(within(region).getByText('Bezahlt von Ofenhaus Lindwurm e. K.')).toBeVisible();
  });

  it('says that it is an advert, on whose behalf and why', async () => {
    renderSlot({ advertContent: () => getContent('Silofix', { PaidBy: 'Werbehaus AG' }) });
    const region = await advert('Silofix');
    expect(within(region).getByText('Anzeige')).toBeVisible();
    expect(within(region).getByText('im Auftrag von Silofix GmbH')).toBeVisible();
    await userEvent.click(within(region).getByText('Warum?'));
    expect(within(region).getByText('Silofix hat diesen Platz gebucht.')).toBeVisible();
    expect(within(region).getByText('Bezahlt von Werbehaus AG.')).toBeVisible();
    expect(within(region).getByText(/hängt nicht davon ab, wer Sie sind/)).toBeVisible();
  });

  it('shows the first to fill where there is no contract', async () => {
    const fill = { CampaignTypeId: 2 } as const;
    renderSlot({ advertSlot: () => getSlot([buildItem(3, fill), buildItem(1, fill)]) });
    expect(await advert('Kesselwart')).toBeVisible();
  });

  it('loads anew for another postcode, says that it is why, and forgets the answer that is out of use', async () => {
    const { calls } = renderSlot();
    await advert('Silofix');
    await userEvent.click(screen.getByRole('button', { name: 'München' }));
    const region = await advert('Kesselwart');
    expect(region).toHaveTextContent('weil Ihre Postleitzahl 80331 im gebuchten Gebiet liegt');
    await userEvent.click(screen.getByRole('button', { name: 'Keine' }));
    await advert('Silofix');
    const zipCodes = calls.filter(({ id }) => id === 'advertSlot').map(({ input }) => (input as Query).query.zipCode);
    expect(zipCodes).toEqual(['', '80331', '']);
  });

  it('stays as it is where it does not filter by postcode', async () => {
    const { calls } = renderSlot({ advertSlots: () => [{ ...SLOT, AppliesZipFiltering: false }] });
    await advert('Silofix');
    await userEvent.click(screen.getByRole('button', { name: 'München' }));
    expect(calls.filter(({ id }) => id === 'advertSlot')).toHaveLength(1);
  });

  it('takes no space and asks nothing more when it is not in use', async () => {
    const { calls, container } = renderSlot({ advertSlots: () => [] });
    await screen.findByRole('button', { name: 'München' });
    expect(container.querySelector('main')?.firstElementChild?.tagName).toBe('BUTTON');
    expect(calls.map(({ id }) => id)).toEqual(['advertSlots']);
  });

  it.each<[string, Responses]>([
    ['there is nothing for this visitor', { advertSlot: () => getSlot([]) }],
    ['it was switched off meanwhile', { advertSlot: () => null }],
    ['its advert is gone', { advertContent: () => null }],
    [
      'the API is down',
      {
        advertSlot: () => {
          throw buildProblem(503, 'UNAVAILABLE');
        },
      },
    ],
  ])('gives its space back unseen where %s', async (_, responses) => {
    const { container } = renderSlot(responses);
    await screen.findByRole('button', { name: 'München' });
    const space = () => container.querySelector('main')?.firstElementChild;
    await waitFor(() => expect(space()).toHaveClass('space'));
    expect(space()).not.toHaveClass('collapsed');
    await act(async () => views.show(false));
    await waitFor(() => {
      act(() => views.show(false));
      expect(space()).toHaveClass('collapsed');
    });
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('is not shown without its style sheet', async () => {
    renderSlot({ advertContent: () => getContent('Silofix', { StylesFileName: 'silo.0123456789abcdef.css' }) });
    const root = getShadow(await advert('Silofix'));
    const link = root.querySelector('link');
    expect(link).toHaveAttribute('href', '/api/iam/content/css/silo.0123456789abcdef.css');
    expect(root.querySelector('p')).toBeNull();
    fireEvent.error(link as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
  });

  it('shows its markup once its style sheet is there', async () => {
    renderSlot({ advertContent: () => getContent('Silofix', { StylesFileName: 'silo.0123456789abcdef.css' }) });
    const root = getShadow(await advert('Silofix'));
    fireEvent.load(root.querySelector('link') as HTMLElement);
    expect(root.querySelector('p')).toHaveTextContent('Silofix ist da');
  });

  describe('counts', () => {
    const counted = () => sent.map(({ url }) => url);
    beforeEach(() => jest.useFakeTimers());
    afterEach(() => jest.useRealTimers());

    async function display() {
      renderSlot();
      return getShadow(await advert('Silofix'));
    }

    it('an impression, once, after a second in view, without a cookie', async () => {
      await display();
      await act(() => jest.advanceTimersByTimeAsync(900));
      expect(counted()).toEqual([]);
      await act(() => jest.advanceTimersByTimeAsync(200));
      expect(counted()).toEqual(['/api/iam/impression']);
      expect(sent[0]?.options).toMatchObject({ credentials: 'omit', keepalive: true, method: 'POST' });
      expect(JSON.parse(String(sent[0]?.options.body))).toEqual({ SlotId: 7, CampaignId: 42, AdvertId: 2 });
      await act(() => jest.advanceTimersByTimeAsync(5000));
      expect(counted()).toHaveLength(1);
    });

    it('nothing that left the view too soon', async () => {
      await display();
      await act(() => jest.advanceTimersByTimeAsync(900));
      views.show(false);
      await act(() => jest.advanceTimersByTimeAsync(5000));
      expect(counted()).toEqual([]);
    });

    it('a followed link, also by the middle button, and no other click', async () => {
      const root = await display();
      fireEvent.click(root.querySelector('p') as HTMLElement);
      expect(counted()).toEqual([]);
      fireEvent.click(root.querySelector('a') as HTMLElement);
      root.querySelector('a')?.dispatchEvent(new MouseEvent('auxclick', { bubbles: true, composed: true, button: 1 }));
      root.querySelector('a')?.dispatchEvent(new MouseEvent('auxclick', { bubbles: true, composed: true, button: 2 }));
      expect(counted()).toEqual(['/api/iam/click', '/api/iam/click']);
    });
  });
});
