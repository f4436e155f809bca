import { ACCESS, buildOffer, buildOrderProcess } from '@heizplatz/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal, renderOrderPage } from '../../testing/render-order-page';

const PATH = '/holzpellets-lose/bestellparameter-bestaetigen';
const HEADING = 'Kommt der Lkw zu Ihnen?';
const next = () => userEvent.click(screen.getByRole('button', { name: 'Weiter' }));
const boilerOff = () => screen.getByRole('checkbox', { name: /schalten die Heizung/ });
const hasRoom = () => screen.getByRole('checkbox', { name: /Platz für die bestellte Menge/ });

/** The server's response when a longer hose is required and this dealer has none. */
const NEEDS = {
  Options: [{ Id: 133, Key: 'Hose', Name: 'Schlauch bis 60 m' }],
  Configuration: { ...buildOrderProcess('access').Configuration, Parameters: [{ Id: 133, Key: 'Hose' }] },
  Offer: null,
  Items: [],
};

/** The same order for goods of another group. */
const getOrder = (group: 1 | 4 | 10) => {
  const process = buildOrderProcess('access');
  return { ...process, ProductGroupId: group, Configuration: { ...process.Configuration, ProductGroupId: group } };
};

describe('/{productGroup}/bestellparameter-bestaetigen', () => {
  it('names delivery limits and payment kinds before anything is asked', async () => {
    renderOrderPage(PATH, { process: buildOrderProcess('access') });
    const limits = await screen.findByRole('region', { name: 'Lieferung und Zahlung' });
    expect(within(limits).getByText(/Geliefert wird nach 10115 Berlin/)).toBeVisible();
    expect(within(limits).getByText('Zahlung: Rechnung, SEPA-Lastschrift')).toBeVisible();
  });

  it('shows goods, split and seller at the side', async () => {
    renderOrderPage(PATH, { process: buildOrderProcess('access') });
    const overview = await screen.findByRole('complementary');
    expect(overview).toHaveTextContent('Holzpellets lose, ENplus A1');
    expect(overview).toHaveTextContent('2.287,23');
    expect(overview).toHaveTextContent('Lieferung bis Do, 10.12.2026 durch Pellethof Uckermark GmbH.');
  });

  it('asks for the two confirmations, names both above the form and sends nothing', async () => {
    const { calls, getPath } = renderOrderPage(PATH, { process: buildOrderProcess('access') });
    await screen.findByRole('heading', { name: HEADING });
    await next();
    const summary = screen.getByRole('group', { name: '2 Angaben fehlen noch oder stimmen nicht' });
    expect(summary).toHaveFocus();
    await userEvent.click(within(summary).getAllByRole('link')[1] as HTMLElement);
    expect(hasRoom()).toHaveFocus();
    expect(boilerOff()).toBeInvalid();
    expect(calls.some(({ id }) => id === 'saveOrderParameters')).toBe(false);
    expect(getPath()).toBe(PATH);
  });

  it.each([
    ['', 'Diese Angabe fehlt noch.'],
    ['81', 'Bitte geben Sie 0 bis 80 Meter an.'],
  ])('refuses a hose distance of %j', async (text, message) => {
    renderOrderPage(PATH, { process: buildOrderProcess('access', { AccessConditions: ACCESS }) });
    const distance = await screen.findByRole('textbox', { name: 'Weg vom Lkw bis zum Lager' });
    await userEvent.clear(distance);
    if (text) await userEvent.type(distance, text);
    await next();
    expect(distance).toBeInvalid();
    expect(screen.getByRole('link', { name: `Weg vom Lkw bis zum Lager: ${message}` })).toHaveAttribute(
      'href',
      '#HoseDistanceM',
    );
  });

  it('keeps what was answered and goes on to the address', async () => {
    const { sent, getPath } = renderOrderPage(PATH, { process: buildOrderProcess('access') });
    await screen.findByRole('heading', { name: HEADING });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Durchfahrtshöhe' }), '3.5');
    await userEvent.click(boilerOff());
    await userEvent.click(hasRoom());
    await next();
    await waitFor(() => expect(getPath()).toBe('/holzpellets-lose/bestellung/adresse'));
    expect(sent('saveOrderParameters')).toEqual([
      {
        ProductGroupId: 3,
        AcceptedTotalPrice: null,
        AccessConditions: expect.objectContaining({
          LorryHeightM: 3.5,
          BoilerOffConfirmed: true,
          HasRoomConfirmed: true,
        }),
      },
    ]);
  });

  it('fills in what was given last time, and leads whoever is known to the address', async () => {
    const { getPath, sent } = renderOrderPage(PATH, { process: buildOrderProcess('adresse') });
    await screen.findByRole('heading', { name: HEADING });
    expect(screen.getByRole('combobox', { name: 'Lkw bis zu dieser Länge' })).toHaveValue('10');
    await next();
    await waitFor(() => expect(getPath()).toBe('/holzpellets-lose/bestellung/adresse'));
    expect(sent('saveOrderParameters')).toEqual([
      { ProductGroupId: 3, AccessConditions: ACCESS, AcceptedTotalPrice: null },
    ]);
  });

  it('fills in what was said at an earlier order to this address; promises for a delivery are asked for again', async () => {
    renderOrderPage(PATH, { process: buildOrderProcess('access', { KnownAccessConditions: ACCESS }) });
    expect(await screen.findByText(/Angaben von der letzten Lieferung sind schon eingetragen/)).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Lkw bis zu dieser Länge' })).toHaveValue('10');
    expect(screen.getByRole('textbox', { name: 'Weg vom Lkw bis zum Lager' })).toHaveValue('24');
    expect(boilerOff()).not.toBeChecked();
    expect(hasRoom()).not.toBeChecked();
  });

  it('keeps the answers and says so when the API refuses or is down', async () => {
    const failures = [
      refusal(0, 'UNAVAILABLE'),
      refusal(409, 'CONFLICT', { detail: 'Der Händler liefert hier nicht.' }),
    ];
    renderOrderPage(PATH, {
      process: buildOrderProcess('access', { AccessConditions: ACCESS }),
      responses: {
        saveOrderParameters: () => {
          throw failures.shift();
        },
      },
    });
    await screen.findByRole('heading', { name: HEADING });
    await next();
    expect(await screen.findByText(/konnte nicht gespeichert werden/)).toBeVisible();
    await next();
    expect(await screen.findByText('Der Händler liefert hier nicht.')).toBeVisible();
    expect(boilerOff()).toBeChecked();
  });

  it('asks goods on pallets for no hose, store or boiler', async () => {
    const { getPath } = renderOrderPage('/holzpellets-sackware/bestellparameter-bestaetigen', { process: getOrder(4) });
    await screen.findByRole('heading', { name: HEADING });
    expect(screen.queryByRole('textbox', { name: 'Weg vom Lkw bis zum Lager' })).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
    await next();
    await waitFor(() => expect(getPath()).toBe('/holzpellets-sackware/bestellung/adresse'));
  });

  it('asks businesses whether their boiler may burn industrial pellets', async () => {
    const { calls } = renderOrderPage('/industriepellets/bestellparameter-bestaetigen', { process: getOrder(10) });
    await screen.findByRole('heading', { name: HEADING });
    await next();
    expect(screen.getByRole('checkbox', { name: /darf Industriepellets verbrennen/ })).toBeInvalid();
    expect(calls.some(({ id }) => id === 'saveOrderParameters')).toBe(false);
  });

  it('chooses the option that an answer needs, at its price, before it goes on', async () => {
    const option = { Key: 'Hose', Id: 133, Name: 'Schlauch bis 60 m', Amount: 21.99 };
    const offer = buildOffer({ TotalPrice: 2309.22, Split: { ...buildOffer().Split, Options: [option] } });
    const needs = { ...NEEDS, Offer: offer };
    const { sent, getPath } = renderOrderPage(PATH, {
      process: buildOrderProcess('access', { AccessConditions: ACCESS }),
      responses: {
        saveOrderParameters: ({ body }: { body: { AcceptedTotalPrice?: number | null } }) => {
          if (body.AcceptedTotalPrice !== 2309.22) throw refusal(409, 'ACCESS_OPTIONS', { context: needs });
          return { success: true };
        },
      },
    });
    const distance = await screen.findByRole('textbox', { name: 'Weg vom Lkw bis zum Lager' });
    await userEvent.clear(distance);
    await userEvent.type(distance, '55');
    await next();
    expect(await screen.findByText(/Schlauch bis 60 m: \+ 21,99/)).toBeVisible();
    expect(screen.getByText(/Neuer Gesamtpreis bei/)).toHaveTextContent(/2\.309,22.*statt 2\.287,23/);
    expect(getPath()).toBe(PATH);
    await userEvent.click(screen.getByRole('button', { name: 'Übernehmen und weiter' }));
    await waitFor(() => expect(getPath()).toBe('/holzpellets-lose/bestellung/adresse'));
    expect(sent('saveOrderParameters')).toHaveLength(2);
  });

  it('takes its word back when the answer is changed', async () => {
    renderOrderPage(PATH, {
      process: buildOrderProcess('access', { AccessConditions: ACCESS }),
      responses: {
        saveOrderParameters: () => {
          throw refusal(409, 'ACCESS_OPTIONS', { context: { ...NEEDS, Offer: buildOffer() } });
        },
      },
    });
    await screen.findByRole('heading', { name: HEADING });
    await next();
    expect(await screen.findByRole('button', { name: 'Übernehmen und weiter' })).toBeVisible();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Durchfahrtshöhe' }), '4');
    expect(screen.queryByRole('button', { name: 'Übernehmen und weiter' })).toBeNull();
  });

  it('says that this dealer cannot, and takes over one that can', async () => {
    const other = buildOffer({ Id: '9-20-1-0', DealerId: 9, DealerName: 'Brennstoff Havel GmbH' });
    const refusals = [refusal(409, 'ACCESS_OPTIONS', { context: { ...NEEDS, Items: [{ ...other, Children: [] }] } })];
    const { sent, getPath } = renderOrderPage(PATH, {
      process: buildOrderProcess('access', { AccessConditions: ACCESS }),
      responses: {
        startOrder: () => ({ ProductGroupId: 3 }),
        saveOrderParameters: () => {
          const refused = refusals.shift();
          if (refused) throw refused;
          return { success: true };
        },
      },
    });
    await screen.findByRole('heading', { name: HEADING });
    await next();
    expect(await screen.findByText(/Diese Händler bieten es an/)).toHaveTextContent('Schlauch bis 60 m');
    await userEvent.click(screen.getByRole('button', { name: 'Dieses Angebot auswählen' }));
    await waitFor(() => expect(getPath()).toBe('/holzpellets-lose/bestellung/adresse'));
    expect(sent('startOrder')).toEqual([{ Configuration: NEEDS.Configuration, OfferId: '9-20-1-0' }]);
  });

  it("takes 'weiß ich nicht' for an answer", async () => {
    const { sent, getPath } = renderOrderPage(PATH, {
      process: buildOrderProcess('access', { AccessConditions: ACCESS }),
    });
    await screen.findByRole('heading', { name: HEADING });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Zulässiges Gewicht' }), 'Weiß ich nicht');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Den Weg kenne ich nicht' }));
    await next();
    await waitFor(() => expect(getPath()).not.toBe(PATH));
    expect(sent('saveOrderParameters')).toEqual([
      expect.objectContaining({
        AccessConditions: expect.objectContaining({ UnknownAnswers: ['LorryWeightT', 'HoseDistanceM'] }),
      }),
    ]);
  });

  it('knows the way once a length is typed', async () => {
    renderOrderPage(PATH, { process: buildOrderProcess('access', { AccessConditions: ACCESS }) });
    const unknown = await screen.findByRole('checkbox', { name: 'Den Weg kenne ich nicht' });
    await userEvent.click(unknown);
    await userEvent.type(screen.getByRole('textbox', { name: 'Weg vom Lkw bis zum Lager' }), '24');
    expect(unknown).not.toBeChecked();
    expect(screen.getByRole('textbox', { name: 'Weg vom Lkw bis zum Lager' })).toHaveValue('24');
  });

  it('asks each delivery point apart, and names whose answer is missing', async () => {
    const process = buildOrderProcess('access');
    const Configuration = { ...process.Configuration, Stations: 3 };
    const { sent } = renderOrderPage(PATH, { process: { ...process, Configuration, AccessConditions: null } });
    const third = within(await screen.findByRole('group', { name: 'Lieferstelle 3' }));
    await userEvent.click(third.getByRole('checkbox', { name: /schalten die Heizung/ }));
    await userEvent.selectOptions(third.getByRole('combobox', { name: 'Zulässiges Gewicht' }), '7.5');
    await next();
    expect(screen.getByRole('link', { name: /Lieferstelle 3, Platz im Lager/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: /Lieferstelle 3, Heizung abschalten/ })).toBeNull();
    for (const box of screen.getAllByRole('checkbox', { name: /schalten die Heizung|Platz für/ }))
      if (!(box as HTMLInputElement).checked) await userEvent.click(box);
    await next();
    await waitFor(() => expect(sent('saveOrderParameters')).toHaveLength(1));
    expect(sent('saveOrderParameters')[0]).toMatchObject({
      AccessConditions: { LorryWeightT: 40, OtherStations: [{ LorryWeightT: 40 }, { LorryWeightT: 7.5 }] },
    });
  });

  it('asks liquids for the way to the tank alone', async () => {
    renderOrderPage('/heizoel/bestellparameter-bestaetigen', { process: getOrder(1) });
    expect(await screen.findByRole('textbox', { name: 'Weg vom Lkw bis zum Tank' })).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: /Heizung|Platz/ })).toBeNull();
  });

  it('shows Swiss figures', async () => {
    const Offer = buildOffer({ UnitPrice: 452.1, TotalPrice: 2712.6 });
    renderOrderPage(PATH, { process: buildOrderProcess('access', { CountryId: 3, Offer }), countryId: 3 });
    expect(await screen.findByRole('complementary')).toHaveTextContent(/CHF/);
  });
});
