import { ProblemError } from '@heizplatz/api-client';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { buildList } from '../testing/dealer-answers';
import { renderDealers } from '../testing/render-dealers';

const heading = () => screen.findByRole('heading', { level: 1 });
const plain = (element: HTMLElement) => element.textContent.replaceAll('\u00A0', ' ');

describe('/holzpellethaendler', () => {
  it('lists dealers with rating, goods and the way to their page', async () => {
    const { container } = renderDealers('/holzpellethaendler');
    expect(await heading()).toHaveTextContent('Pellethändler in Deutschland');
    expect(screen.getByText(/^25 Händler liefern in Deutschland/)).toBeVisible();
    const [first, second] = within(screen.getByRole('region', { name: 'Händler' })).getAllByRole('listitem');
    expect(first).toHaveTextContent('4,6 von 5 Sternen aus 312 Bewertungen');
    expect(first).toHaveTextContent('ENplus A1');
    expect(first).toHaveTextContent('Liefert hier in 1.204 Postleitzahlen');
    expect(second).toHaveTextContent('noch keine Bewertung');
    expect(screen.getByRole('link', { name: 'Waldfeuer Pellets' })).toHaveAttribute(
      'href',
      '/holzpellethaendler/bayern/89231/waldfeuer-pellets',
    );
    expect(document.querySelector('link[rel=canonical]')).toHaveAttribute(
      'href',
      'http://localhost:4200/holzpellethaendler',
    );
    const { violations } = await axe.run(container, { rules: { region: { enabled: false } } });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  it('counts every state, and leads to it', async () => {
    renderDealers('/holzpellethaendler/bayern');
    expect(await heading()).toHaveTextContent('Pellethändler für Bayern');
    const states = screen.getByRole('navigation', { name: 'Händler nach Bundesland' });
    const links = within(states).getAllByRole('link');
    expect(links.map(plain)).toEqual(['Bayern83', 'Berlin36']);
    expect(links[0]).toHaveAttribute('aria-current', 'true');
    expect(links[1]).toHaveAttribute('href', '/holzpellethaendler/berlin');
  });

  it('bears articles, and names the country with its preposition', async () => {
    const State = { Name: 'Saarland', FriendlyName: 'bayern' };
    renderDealers('/holzpellethaendler/bayern', { dealers: () => buildList({ State }) });
    expect(await heading()).toHaveTextContent('Pellethändler für das Saarland');
    expect(screen.getByText(/Händler liefern ins Saarland/)).toBeVisible();
  });

  it('speaks of cantons and of deliveries into Switzerland there', async () => {
    renderDealers('/holzpellethaendler', {}, 3);
    await heading();
    expect(screen.getByRole('navigation', { name: 'Händler nach Kanton' })).toBeVisible();
    expect(screen.getByLabelText('Kanton')).toBeVisible();
    expect(document.querySelector('meta[name=description]')).toHaveAttribute(
      'content',
      expect.stringContaining('liefern in die Schweiz'),
    );
  });

  it('of a postcode says how far the stores are, and can be sorted by it', async () => {
    const { calls, address } = renderDealers('/holzpellethaendler/bayern/80331');
    expect(await heading()).toHaveTextContent('Pellethändler für 80331 München');
    expect(screen.getByText('Nächstes Lager: Freising, 12 km entfernt')).toBeVisible();
    expect(screen.getByText('Lager am Ort')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Entfernung' }));
    await waitFor(() => expect(address()).toBe('/holzpellethaendler/bayern/80331?sortierung=entfernung'));
    expect(calls.findLast(({ id }) => id === 'dealers')?.input).toMatchObject({
      query: { zipCode: '80331', stateName: '', sort: 'distance' },
    });
  });

  it('has pages with addresses of their own, which keep the order', async () => {
    renderDealers('/holzpellethaendler?sortierung=name', { dealers: () => buildList() });
    const pages = await screen.findByRole('navigation', { name: 'Seiten der Händlerliste' });
    expect(
      within(pages)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual([
      '/holzpellethaendler?sortierung=name',
      '/holzpellethaendler?sortierung=name&seite=2',
      '/holzpellethaendler?sortierung=name&seite=3',
      '/holzpellethaendler?sortierung=name&seite=2',
    ]);
  });

  it('finds a place by its form', async () => {
    const { address } = renderDealers('/holzpellethaendler');
    const form = await screen.findByRole('search', { name: 'Händler finden' });
    await userEvent.type(within(form).getByLabelText('Postleitzahl oder Ort'), '80331');
    await userEvent.click(within(form).getByRole('button', { name: 'Händler anzeigen' }));
    await waitFor(() => expect(address()).toBe('/holzpellethaendler/bayern/80331'));
    expect(await screen.findByText(/^2 Händler liefern nach 80331 München/)).toBeVisible();
  });

  it('finds a state by its form', async () => {
    const { address } = renderDealers('/holzpellethaendler?sortierung=name');
    const form = await screen.findByRole('search', { name: 'Händler finden' });
    await userEvent.selectOptions(within(form).getByLabelText('Bundesland'), 'bayern');
    await userEvent.click(within(form).getByRole('button', { name: 'Händler anzeigen' }));
    await waitFor(() => expect(address()).toBe('/holzpellethaendler/bayern?sortierung=name'));
  });

  it.each([
    ['8033', 'Bitte geben Sie eine Postleitzahl mit 5 Ziffern an.'],
    ['99999', 'Diese Postleitzahl gibt es hier nicht.'],
    ['Atlantis', 'Diesen Ort kennen wir nicht. Bitte versuchen Sie es mit der Postleitzahl.'],
  ])('says what is wrong with %s, and keeps it', async (input, message) => {
    renderDealers(`/holzpellethaendler?plz=${input}`);
    const field = await screen.findByLabelText('Postleitzahl oder Ort');
    expect(field).toHaveValue(input);
    expect(field).toBeInvalid();
    expect(screen.getByText(message)).toBeVisible();
  });

  it('offers every place of a name, with its own list', async () => {
    renderDealers('/holzpellethaendler?plz=Halle');
    const choices = await screen.findByRole('navigation', { name: 'Welchen Ort meinen Sie?' });
    expect(within(choices).getByRole('link', { name: 'Halle (Saale)' })).toHaveAttribute(
      'href',
      '/holzpellethaendler/bayern/06108',
    );
  });

  it('says that a check failed, and not that the postcode is unknown', async () => {
    renderDealers('/holzpellethaendler?plz=80331', {
      searchPlaces: () => {
        throw new ProblemError({ type: 'about:blank', title: 'down', status: 503, code: 'UNAVAILABLE' });
      },
    });
    expect(await screen.findByText(/Die Suche ist gerade nicht erreichbar/)).toBeVisible();
  });

  it('leads to the list of a suggested place', async () => {
    const { address } = renderDealers('/holzpellethaendler?sortierung=name');
    await userEvent.type(await screen.findByLabelText('Postleitzahl oder Ort'), 'Halle');
    await userEvent.click(await screen.findByRole('option', { name: /Saale/ }));
    await waitFor(() => expect(address()).toBe('/holzpellethaendler/bayern/06108?sortierung=name'));
  });

  it('says so where nobody delivers, with the special rule of the place', async () => {
    renderDealers('/holzpellethaendler/bayern/80331', {
      dealers: () =>
        buildList({
          ...{ Total: 0, PageCount: 1, Items: [], State: { Name: 'Bayern', FriendlyName: 'bayern' } },
          Place: { ZipCode: '80331', Name: 'Insel', DeliveryRule: 'Hierher fährt kein Lkw.' },
        }),
    });
    expect(await screen.findByRole('heading', { name: 'Hierher liefert zurzeit kein Händler' })).toBeVisible();
    expect(screen.getByText('Hierher fährt kein Lkw.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Alle Händler ansehen' })).toHaveAttribute('href', '/holzpellethaendler');
  });

  it.each([
    ['/holzpellethaendler/80331', '/holzpellethaendler/bayern/80331'],
    ['/holzpellethaendler/berlin/80331', '/holzpellethaendler/bayern/80331'],
    ['/holzpellethaendler/Bayern?seite=2', '/holzpellethaendler/bayern?seite=2'],
    ['/holzpellethaendler/', '/holzpellethaendler'],
  ])('%s leads to %s', async (path, canonical) => {
    const { address } = renderDealers(path);
    await heading();
    expect(address()).toBe(canonical);
  });

  it.each([
    '/holzpellethaendler/atlantis/80331',
    '/holzpellethaendler/8033',
    '/holzpellethaendler?seite=4',
    '/holzpellethaendler/bayern/99999',
    '/holzpellethaendler/bayern/80331/a/b/c',
  ])('%s is not found', async (path) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { router } = renderDealers(path);
    await waitFor(() =>
      expect(Object.values(router.state.errors ?? {})).toEqual([
        expect.objectContaining({ status: 404, data: 'This page could not be found' }),
      ]),
    );
  });
});
