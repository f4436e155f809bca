import { ProblemError } from '@heizplatz/api-client';
import type { OfferAlternatives } from '@heizplatz/contract';
import { buildOffer } from '@heizplatz/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildCalculation, SECOND_OFFER } from '../../../testing/build-calculation';
import { teachDialogs } from '../../../testing/jsdom-dialog';
import { BERLIN, renderOfferList } from '../../../testing/render-offer-list';

const LIST = '/holzpellets-lose/angebotsliste';
const CHOICE = `${LIST}/auswahl`;
const PROMISE = '7.1795294083493.abc';
const KEPT = `&wunschpreis=${PROMISE}&alle=1`;

const ALTERNATIVES: OfferAlternatives = {
  OtherGroups: [{ CustomerGroupId: 2, Name: 'Gewerbe', Items: [buildOffer()] }],
  CheaperDate: {
    OptionId: 103,
    OptionName: 'bis 10 Werktage',
    DeliveryDate: '2026-12-17',
    TotalPrice: 2251,
    Deposit: 0,
    Saving: 36,
  },
  PaidPlaces: [],
  DroppedWishes: [{ Field: 'Parameters', Id: 122, OfferCount: 3, BestTotal: 2251 }],
};
const offerSurroundings = () => ALTERNATIVES;
const nobody = () => buildCalculation({ Items: [] });
const withCheaperAmount = () =>
  buildCalculation({ Items: [buildOffer({ CheaperAmount: { Amount: 8000, TotalPrice: 2200 } }), SECOND_OFFER] });

/** Every address in the page that leads to this list, or to the page of an offer of it. */
const getAddresses = (): readonly URL[] =>
  [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
    .map(({ href }) => new URL(href))
    .filter(({ pathname }) => pathname === LIST);

const getForms = () =>
  [...document.querySelectorAll('form')].filter((form) => [LIST, CHOICE].includes(new URL(form.action).pathname));

const toKept = (query: Pick<URLSearchParams, 'getAll'> | FormData) => [
  query.getAll('wunschpreis'),
  query.getAll('alle'),
];

describe('what a list was asked for', () => {
  beforeAll(teachDialogs);

  it.each([
    ['a list', '', { offerSurroundings, calculateOffers: withCheaperAmount }, 12],
    ['a list with a filter', '&options=122&pc=1', { offerSurroundings }, 10],
    ['a list without matches', '&options=122', { offerSurroundings, calculateOffers: nobody }, 5],
    ['a list that comes from a dealer', '&haendler=2', { offerSurroundings }, 12],
    ['a dealer without an offer', '&haendler=9', { offerSurroundings }, 10],
    ['an open comparison', '&vergleich=11-20-1-103', { offerSurroundings }, 10],
    ['open settings', '&openSettings=1', { offerSurroundings }, 10],
  ])('is in every address of %s', async (_, query, responses, least) => {
    renderOfferList(BERLIN + query + KEPT, responses);
    await screen.findAllByRole('link', { name: /Gewerbe/ });
    const addresses = getAddresses();
    expect(addresses.length).toBeGreaterThanOrEqual(least);
    for (const { href, searchParams } of addresses)
      expect({ href, kept: toKept(searchParams) }).toEqual({ href, kept: [[PROMISE], ['1']] });
    for (const form of getForms()) expect(toKept(new FormData(form))).toEqual([[PROMISE], ['1']]);
    expect(getForms().length).toBeGreaterThanOrEqual(2);
  });

  it('is in the addresses of lists without offers', async () => {
    const down = () => {
      throw new ProblemError({ type: 'about:blank', title: '', status: 503, code: 'UNAVAILABLE', requestId: 'r' });
    };
    const failed = renderOfferList(BERLIN + KEPT, { calculateOffers: down });
    expect(await screen.findByRole('link', { name: 'Erneut versuchen' })).toHaveAttribute('href', BERLIN + KEPT);
    failed.unmount();
    const refused = renderOfferList(`${LIST}?zipCode=10115&amount=500${KEPT}`);
    expect(await screen.findByRole('link', { name: /Angebote für 1\.000.kg/ })).toHaveAttribute(
      'href',
      `${LIST}?zipCode=10115&amount=1000${KEPT}`,
    );
    refused.unmount();
    const { address } = renderOfferList(`${LIST}?amount=6000${KEPT}`);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Postleitzahl' }), '10115');
    await userEvent.click(screen.getByRole('button', { name: /^Angebote für/ }));
    await screen.findAllByRole('article');
    expect(toKept(new URLSearchParams(address().split('?')[1]))).toEqual([[PROMISE], ['1']]);
  });

  it('stays when what is opened over the list is closed', async () => {
    const { address } = renderOfferList(BERLIN + KEPT);
    const card = within(await screen.findByRole('article', { name: 'Pellethof Uckermark' }));
    await userEvent.click(card.getByRole('link', { name: /^Ware und Hersteller/ }));
    const goods = within(await screen.findByRole('dialog'));
    expect(address()).toContain(KEPT);
    await userEvent.click(goods.getByRole('button', { name: 'Schließen' }));
    expect(address()).toBe(BERLIN + KEPT);
    await userEvent.click(screen.getByRole('link', { name: 'Filter' }));
    const settings = within(await screen.findByRole('dialog', { name: 'Optionen' }));
    await userEvent.click(settings.getByRole('checkbox', { name: 'Nur zertifizierte Ware' }));
    await userEvent.click(await settings.findByRole('button', { name: /Angebote zeigen/ }));
    await waitFor(() => expect(address()).toBe(`${BERLIN}&cn=1${KEPT}`));
  });

  it('reaches the order of an offer whose goods were read first', async () => {
    const { calls } = renderOfferList(BERLIN + KEPT);
    const card = within(await screen.findByRole('article', { name: 'Pellethof Uckermark' }));
    await userEvent.click(card.getByRole('link', { name: /^Ware und Hersteller/ }));
    const goods = within(await screen.findByRole('dialog'));
    await userEvent.click(goods.getByRole('button', { name: 'Schließen' }));
    await userEvent.click(card.getByRole('button', { name: /^Auswählen/ }));
    expect(await screen.findByRole('heading', { name: 'Bestellung' })).toBeVisible();
    expect(calls.find(({ id }) => id === 'startOrder')?.input).toMatchObject({ body: { HeldPriceToken: PROMISE } });
  });

  it.each([
    ['a form sent without script', `${BERLIN}&options.Vehicle=122${KEPT}`, `${BERLIN}&options=122${KEPT}`],
    ['a value that is refused', `${BERLIN}&options=999${KEPT}`, BERLIN + KEPT],
  ])('survives the redirect from %s', async (_, path, left) => {
    const { address } = renderOfferList(path, {
      calculateOffers: ({ body }: { body: { Parameters: { Id: number }[] } }) => {
        if (!body.Parameters.some(({ Id }) => Id === 999)) return buildCalculation();
        const errors = [{ path: 'body.Parameters.0', code: 'UNKNOWN' }];
        throw new ProblemError({ type: 'about:blank', title: '', status: 400, code: 'VALIDATION', errors });
      },
    });
    await screen.findAllByRole('article');
    expect(address()).toBe(left);
  });
});
