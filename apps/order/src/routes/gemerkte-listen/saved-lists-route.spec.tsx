import { fakeApi, buildOffer, openWithoutScript, buildPalletOffer, renderRoute } from '@heizplatz/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { saveList } from '../../shared/offer/saved-lists';
import { buildCalculation } from '../../testing/build-calculation';
import { addLinks } from '../../testing/add-links';
import { savedListsRoute } from './saved-lists-route';

const plain = (text: string | null) => (text ?? '').replaceAll('\u00A0', ' ');

function store(query: string, storedAt: string, totalPrice = 2287.23, group: 3 | 4 = 3) {
  saveList(
    1,
    group,
    { query, placeName: 'Berlin', keptAt: storedAt, totalPrice, dealer: 'Pellethof Uckermark' },
    localStorage,
  );
}
function renderPage(calculateOffers: (input: { body: { Amount: number } }) => unknown = () => buildCalculation()) {
  const { api } = fakeApi({ calculateOffers });
  return renderRoute(addLinks([savedListsRoute]), '/gemerkte-listen', { api });
}

describe('kept lists', () => {
  beforeEach(() => localStorage.clear());

  it('need script, and say what helps without', async () => {
    const { api } = fakeApi({});
    await openWithoutScript(addLinks([savedListsRoute]), '/gemerkte-listen', { api });
    expect(screen.getByText(/Ohne hilft ein Lesezeichen/)).toBeInTheDocument();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('have their date, the price then and the price now, newest first over all groups', async () => {
    store('zipCode=10115&amount=6000', '2026-11-18T23:30:00.000Z', 2300);
    store('zipCode=10115&amount=2', '2026-11-20T10:00:00.000Z', 900, 4);
    renderPage();
    await screen.findAllByText(/Heute ab/);
    const texts = screen.getAllByRole('listitem').map(({ textContent }) => plain(textContent));
    expect(texts[0]).toMatch(/^2 Paletten Holzpellets Sackware nach 10115 Berlin/);
    expect(texts[1]).toMatch(/Gemerkt am 19\.11\.2026, damals ab 2\.300,00 € bei Pellethof Uckermark/);
    expect(texts[1]).toContain('Heute ab 2.287,23 €, 12,77 € weniger');
    expect(screen.getByRole('link', { name: /6\.000.kg Holzpellets lose/ })).toHaveAttribute(
      'href',
      '/holzpellets-lose/angebotsliste?zipCode=10115&amount=6000',
    );
  });

  it.each([
    [2287.23, 'unverändert'],
    [2200, '87,23 € mehr'],
  ])('that cost %d say %s', async (then, text) => {
    store('zipCode=10115&amount=6000', '2026-11-20T10:00:00.000Z', then);
    renderPage();
    expect(plain((await screen.findByText(/Heute ab/)).textContent)).toContain(text);
  });

  it('say what the cheapest offer of today is', async () => {
    store('zipCode=10115&amount=2', '2026-11-20T10:00:00.000Z', 931, 4);
    renderPage(() => buildCalculation({ Items: [buildPalletOffer({ Markers: ['cheapest'] })] }));
    await screen.findByText(/Heute ab/);
    expect(screen.getByText('Holzpellets Sackware, ENplus A1')).toBeVisible();
    expect(screen.getByText(/^975 kg je Palette, 65 Säcke zu 15 kg je Palette, 130 Säcke/)).toBeVisible();
  });

  it('of pallets compare the cheapest per kg, as the list itself does', async () => {
    store('zipCode=10115&amount=2', '2026-11-20T10:00:00.000Z', 900, 4);
    const perKg = buildOffer({ Id: '1', TotalPrice: 900, Markers: ['cheapest'] });
    const lighter = buildOffer({ Id: '2', TotalPrice: 700, Markers: [] });
    renderPage(() => buildCalculation({ Items: [perKg, lighter] }));
    expect(plain((await screen.findByText(/Heute ab/)).textContent)).toBe('Heute ab 900,00 €, unverändert');
  });

  it('say so where nobody delivers any more, and where the price cannot be had', async () => {
    store('zipCode=10115&amount=6000', '2026-11-20T10:00:00.000Z');
    store('zipCode=10115&amount=8000', '2026-11-19T10:00:00.000Z');
    renderPage(({ body }) => (body.Amount === 6000 ? buildCalculation({ Items: [] }) : { broken: true }));
    expect(await screen.findByText('Heute liefert das niemand dorthin.')).toBeVisible();
    expect(await screen.findByText('Der heutige Preis ließ sich nicht laden.')).toBeVisible();
  });

  it('can be dropped', async () => {
    store('zipCode=10115&amount=6000', '2026-11-20T10:00:00.000Z');
    renderPage(() => buildCalculation({ Items: [buildOffer()] }));
    const [list] = await screen.findAllByRole('listitem');
    await userEvent.click(within(list as HTMLElement).getByRole('button', { name: /^Entfernen/ }));
    expect(await screen.findByRole('heading', { name: 'Noch nichts gemerkt' })).toBeVisible();
    expect(localStorage.getItem('hp_kept_1_3')).toBe('[]');
  });

  it('are none when what is stored is broken', async () => {
    localStorage.setItem('hp_kept_1_3', '{"old":1}');
    renderPage();
    expect(await screen.findByRole('heading', { name: 'Noch nichts gemerkt' })).toBeVisible();
  });
});
