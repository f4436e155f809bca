import { ProblemError } from '@heizplatz/api-client';
import { screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { buildBranch, buildProfile, REVIEWS } from '../testing/dealer-answers';
import { renderDealers } from '../testing/render-dealers';

const DEALER = '/holzpellethaendler/bayern/89231/waldfeuer-pellets';
const BRANCH = '/holzpellethaendler/bayern/89231/ulm-89073/waldfeuer-pellets';
const heading = () => screen.findByRole('heading', { level: 1 });
const region = (name: string) => screen.findByRole('region', { name });
const plain = (element: HTMLElement) => element.textContent.replaceAll('\u00A0', ' ');

describe('a dealer’s page', () => {
  it('says who it is, how to reach it, and that it is a trader', async () => {
    const { container, calls } = renderDealers(DEALER);
    expect(await heading()).toHaveTextContent('Waldfeuer Pellets');
    expect(await region('Über den Händler')).toHaveTextContent('ENplus-Nummer des HändlersDE 912');
    const contact = await region('Impressum und Kontakt');
    for (const text of ['Waldfeuer Pellets GmbH', 'HRB 1234', 'DE123456780', 'gewerblicher Händler (Unternehmer)'])
      expect(contact).toHaveTextContent(text);
    expect(within(contact).getByRole('link', { name: '+49 731 23125 0' })).toHaveAttribute('href', 'tel:+49731231250');
    expect(within(contact).getByRole('link', { name: 'Diesen Händler melden' })).toHaveAttribute(
      'href',
      '/melden?was=haendler&id=waldfeuer-pellets',
    );
    expect(calls.map(({ id }) => id)).toEqual(['countryStates', 'dealerProfile', 'dealerReviews']);
    const { violations } = await axe.run(container, { rules: { region: { enabled: false } } });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  it('spreads its reviews over the stars, drawn and in figures, and says how they are checked', async () => {
    renderDealers(DEALER);
    const reviews = await region('Bewertungen');
    expect(reviews).toHaveTextContent('von 5 Sternen aus 312 Bewertungen');
    const rows = within(within(reviews).getByRole('table', { name: 'Verteilung der Bewertungen' })).getAllByRole('row');
    expect(rows.map(plain)).toEqual([
      'SterneBalkenAnzahlAnteil',
      ...['5 Sterne23475 %', '4 Sterne6220 %', '3 Sterne00 %', '2 Sterne103 %', '1 Stern62 %'],
    ]);
    expect(within(reviews).getByRole('link', { name: '4 Sterne' })).toHaveAttribute(
      'href',
      `${DEALER}?sterne=4#bewertungen`,
    );
    expect(within(reviews).queryByRole('link', { name: '3 Sterne' })).toBeNull();
    expect(within(reviews).getByText('So prüfen wir Bewertungen')).toBeVisible();
  });

  it('shows words, answers, and the way to report each', async () => {
    renderDealers(DEALER);
    const reviews = await region('Bewertungen');
    expect(within(reviews).getByText('Pünktlich und sauber.')).toBeVisible();
    expect(within(reviews).getByText('Vielen Dank!')).toBeVisible();
    expect(within(reviews).getAllByText(/Lieferung 5 · Service 4/)[0]).toBeVisible();
    expect(within(reviews).getByRole('link', { name: /^Melden\s?: Bewertung von Anke V\.$/ })).toHaveAttribute(
      'href',
      '/melden?was=bewertung&id=41',
    );
  });

  it('asks for the page, order and stars of its address', async () => {
    const { calls } = renderDealers(`${DEALER}?sterne=4&sortierung=schlechteste&seite=2`);
    await region('Bewertungen');
    expect(calls.at(-1)?.input).toMatchObject({ query: { stars: '4', sort: 'worst', page: '2' } });
    expect(screen.getByRole('link', { name: 'Alle zeigen' })).toHaveAttribute(
      'href',
      `${DEALER}?sortierung=schlechteste#bewertungen`,
    );
  });

  it('says so when nobody has rated it', async () => {
    renderDealers(DEALER, { dealerProfile: () => buildProfile({ Rating: null, RatingCount: 0 }) });
    expect(await region('Bewertungen')).toHaveTextContent('Diesen Händler hat noch niemand bewertet.');
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('counts ratings from before in words', async () => {
    renderDealers(DEALER, { dealerReviews: () => ({ ...REVIEWS, EarlierCount: 12 }) });
    expect(await region('Bewertungen')).toHaveTextContent('12 ältere Bewertungen zählen im Mittelwert');
  });

  it('leads to the offers of a postcode, and to its branches and states', async () => {
    renderDealers(DEALER);
    const form = within(await region('Angebote für Ihre Postleitzahl'))
      .getByRole('textbox')
      .closest('form');
    expect(form).toHaveAttribute('action', '/holzpellets-lose/angebotsliste');
    expect([...new FormData(form ?? undefined).keys()]).toEqual(['zipCode', 'amount']);
    expect(screen.getByRole('link', { name: '89073 Ulm' })).toHaveAttribute('href', BRANCH);
    expect(within(await region('Liefergebiet')).getByRole('link', { name: 'Bayern' })).toHaveAttribute(
      'href',
      '/holzpellethaendler/bayern',
    );
  });

  it.each([
    '/holzpellethaendler/waldfeuer-pellets',
    '/holzpellethaendler/berlin/waldfeuer-pellets',
    '/holzpellethaendler/haendler-7',
  ])('%s leads to its own address', async (path) => {
    const { address } = renderDealers(path);
    await heading();
    expect(address()).toBe(DEALER);
  });

  it.each([
    ['there is none such', { dealerProfile: () => null }, DEALER],
    ['that page of reviews is none', {}, `${DEALER}?seite=40`],
  ])('is not found where %s', async (_, responses, path) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { router } = renderDealers(path, responses);
    await waitFor(() =>
      expect(Object.values(router.state.errors ?? {})).toEqual([expect.objectContaining({ status: 404 })]),
    );
  });

  it('fails, and is not taken for missing, when the API is down', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const down = new ProblemError({ type: 'about:blank', title: 'down', status: 0, code: 'UNAVAILABLE' });
    const { router } = renderDealers(DEALER, { dealerProfile: () => Promise.reject(down) });
    await waitFor(() => expect(Object.values(router.state.errors ?? {})).toEqual([down]));
  });
});

describe('a branch’s page', () => {
  it('says how far, how soon, on which days, and from which price', async () => {
    const { calls, container } = renderDealers(BRANCH, { dealerProfile: () => buildBranch() });
    expect(await heading()).toHaveTextContent('Waldfeuer Pellets in Ulm');
    expect(calls[1]?.input).toEqual({ params: { countryId: '1', identity: 'ulm-89073~waldfeuer-pellets' } });
    const delivery = await region('Lieferung');
    expect(delivery).toHaveTextContent('204 Postleitzahlen, bis 88 km');
    expect(delivery).toHaveTextContent('spätestens nach 6 Arbeitstagen');
    expect(delivery).toHaveTextContent('Montag, Dienstag, Donnerstag');
    expect(within(delivery).getAllByRole('row').map(plain).slice(1)).toEqual(['10–20 km40', '288 km1']);
    const products = within(await region('Brennstoffe und Preise'));
    expect(products.getAllByRole('row').map(plain).slice(1)).toEqual([
      'Holzpellets loseENplus A16.000 kgab 398,20 €/t',
      'Holzpellets Sackware–1 Paletteab 470,00 €/Palette',
    ]);
    const { violations } = await axe.run(container, { rules: { region: { enabled: false } } });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  it('says until when it takes no orders', async () => {
    renderDealers(BRANCH, { dealerProfile: () => buildBranch({ StoppedUntil: '2026-12-05', Products: [] }) });
    expect(await screen.findByText('Neue Bestellungen nimmt er wieder ab 05.12.2026 an.')).toBeVisible();
    expect(screen.getByText('Von hier gibt es zurzeit keine Angebote.')).toBeVisible();
  });

  it('has one address', async () => {
    const { address } = renderDealers('/holzpellethaendler/ulm-89073/waldfeuer-pellets', {
      dealerProfile: () => buildBranch(),
    });
    await heading();
    expect(address()).toBe(BRANCH);
  });
});
