import { buildOffer } from '@heizplatz/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildCalculation } from '../../../testing/build-calculation';
import { teachDialogs } from '../../../testing/jsdom-dialog';
import { BERLIN, renderOfferList } from '../../../testing/render-offer-list';

const COUNT = 31;

const buildOffers = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    buildOffer({ Id: `${index + 1}-20-1-103`, DealerId: index + 1, DealerName: `Händler ${index + 1}` }),
  );

const renderList = (path = BERLIN, count = COUNT) =>
  renderOfferList(path, { calculateOffers: () => buildCalculation({ Items: buildOffers(count) }) });

const cards = () => screen.getAllByRole('article');
const card = (nth: number) => screen.findByRole('article', { name: `Händler ${nth}` });
const moreLink = () => screen.findByRole('link', { name: 'Weitere 21 Angebote zeigen' });

/** All cards are there; opening them is a transition. */
async function showAll(): Promise<void> {
  await userEvent.click(await moreLink());
  await card(COUNT);
}

describe('a long list', () => {
  beforeAll(teachDialogs);

  it('starts with ten cards, says how many there are, and leads to all of them by a link', async () => {
    renderList();
    const link = await moreLink();
    expect(cards()).toHaveLength(10);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^31 Angebote für/);
    expect(screen.getByText('31 Angebote in der Liste, die ersten 10 gezeigt')).toHaveAttribute('role', 'status');
    expect(screen.getByText('10 von 31 Angeboten')).toBeVisible();
    expect(link).toHaveAttribute('href', `${BERLIN}&alle=1#weitere-angebote`);
  });

  it('shows the others in place: nothing is requested again, the first of them has the focus, choices stay', async () => {
    const { calls, address, router } = renderList();
    await userEvent.click(within(await card(2)).getByRole('checkbox'));
    const requests = calls.length;
    await showAll();
    expect(cards()).toHaveLength(COUNT);
    expect(await card(11)).toHaveFocus();
    expect(await card(11)).toHaveAttribute('id', 'weitere-angebote');
    expect(screen.getByText('31 Angebote in der Liste')).toHaveAttribute('role', 'status');
    expect(screen.queryByRole('link', { name: /^Weitere/ })).toBeNull();
    expect(within(await card(2)).getByRole('checkbox')).toBeChecked();
    expect(calls).toHaveLength(requests);
    expect(address()).toBe(`${BERLIN}&alle=1`);
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('is followed by the browser where the visitor wants another tab', async () => {
    const { address } = renderList();
    const link = await moreLink();
    // The environment cannot open one.
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link, { ctrlKey: true });
    expect(cards()).toHaveLength(10);
    expect(address()).toBe(BERLIN);
  });

  it('keeps what else its address holds', async () => {
    renderList(`${BERLIN}&sort=date&wunschpreis=abc`);
    expect(await moreLink()).toHaveAttribute('href', `${BERLIN}&sort=date&wunschpreis=abc&alle=1#weitere-angebote`);
  });

  it.each([
    ['the order', () => screen.getByRole('link', { name: 'Bewertung' }), `${BERLIN}&sort=rating&alle=1`],
    ['other amounts', () => screen.getByRole('link', { name: 'Andere Mengen' }), `${BERLIN}&alle=1#andere-mengen`],
    [
      'goods',
      () => within(cards()[30]!).getByRole('link', { name: /^Ware und Hersteller/ }),
      `${BERLIN}&ware=31-20-1-103&alle=1`,
    ],
    ['the settings', () => screen.getByRole('link', { name: 'Filter' }), `${BERLIN}&openSettings=1&alle=1`],
  ])('stays whole by the link to %s', async (_, link, href) => {
    renderList(`${BERLIN}&alle=1`);
    await card(COUNT);
    expect(link()).toHaveAttribute('href', href);
  });

  it('compares offers from both parts, and stays whole when the comparison is closed', async () => {
    const { address } = renderList();
    await userEvent.click(within(await card(1)).getByRole('checkbox'));
    await showAll();
    await userEvent.click(within(await card(30)).getByRole('checkbox'));
    await userEvent.click(screen.getByRole('link', { name: '2 Angebote vergleichen' }));
    const dialog = await screen.findByRole('dialog', { name: 'Angebote im Vergleich' });
    expect(within(dialog).getAllByRole('columnheader')).toHaveLength(2);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Schließen' }));
    expect(address()).toBe(`${BERLIN}&alle=1`);
    expect(cards()).toHaveLength(COUNT);
  });

  it.each([
    ['in the second part', '25-20-1-103', COUNT, `${BERLIN}&alle=1`],
    ['in the first part', '3-20-1-103', 10, BERLIN],
  ])('has the card of an offer %s that its address opens, then and when that is closed', async (_, id, count, left) => {
    const { address } = renderList(`${BERLIN}&ware=${id}`);
    const dialog = await screen.findByRole('dialog');
    expect(screen.getAllByRole('article', { hidden: true })).toHaveLength(count);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Schließen' }));
    expect(address()).toBe(left);
    expect(cards()).toHaveLength(count);
  });

  it('is printed whole', async () => {
    renderList();
    await moreLink();
    // The browser takes the page when the event has been handled: no waiting.
    act(() => {
      window.dispatchEvent(new Event('beforeprint'));
      expect(cards()).toHaveLength(COUNT);
    });
  });
});

describe('a list that is a little longer than ten', () => {
  it.each([
    [12, 12],
    [13, 10],
  ])('of %i offers starts with %i', async (count, shown) => {
    renderList(BERLIN, count);
    await card(1);
    expect(cards()).toHaveLength(shown);
    expect(screen.queryAllByRole('link', { name: /^Weitere/ })).toHaveLength(shown < count ? 1 : 0);
  });
});
