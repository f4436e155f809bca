import type { OfferVariant } from '@heizplatz/contract';
import { fakeApi, getFields, buildOffer, openWithoutScript, buildPalletOffer } from '@heizplatz/testing';
import { screen } from '@testing-library/react';
import { refusal } from '../testing/refusal';
import { buildCalculation, getOrderCalculation } from '../testing/build-calculation';
import { buildInitConfiguration } from '../testing/build-init-configuration';
import { offerListRoute } from '../routes/angebotsliste/offer-list-route';
import { offerChoiceRoute } from '../routes/angebotsliste/auswahl/offer-choice-route';

const LIST = '/holzpellets-lose/angebotsliste';
const PATH = `${LIST}/auswahl`;
const QUERY = 'zipCode=10115&amount=6000&angebot=11%3A11-20-1-103';
const text = (element: HTMLElement) => element.textContent.replaceAll('\u00A0', ' ');

function shopper(responses: Parameters<typeof fakeApi>[0] = {}) {
  const { api, sent } = fakeApi({
    calculateOffers: () => buildCalculation(),
    initCalculation: () => buildInitConfiguration(),
    calculateOrder: ({ body }: { body: { DealerId: number | null } }) => getOrderCalculation(body.DealerId),
    startOrder: () => ({ ProductGroupId: 3 }),
    ...responses,
  });
  const open = (path: string, fields?: Record<string, string>) =>
    openWithoutScript([offerListRoute, offerChoiceRoute], path, { api, ...(fields && { fields }) });
  return { open, sent };
}
const getResponse = (offer: OfferVariant) => () => ({
  Item: { ...buildOffer(), ...offer },
  Items: [],
  ValidUntil: '2026-12-01T23:00:00.000Z',
});
const form = () => getFields(screen.getByRole('form', { name: 'Auswahl' }));

describe('choosing an offer without script', () => {
  it('leads from the list’s button to a page with the offer, and from there into the order', async () => {
    const { open, sent } = shopper();
    await open(`${LIST}?zipCode=10115&amount=6000`);
    expect(document.querySelector('[name="_csrf"]')).toBeNull();
    const [button] = screen.getAllByRole<HTMLButtonElement>('button', { name: /^Auswählen/ });
    const leading = button?.form as HTMLFormElement;
    const address = `${leading.getAttribute('action')}?${new URLSearchParams(getFields(leading, button)).toString()}`;
    expect((await open(address)).status).toBe(200);
    expect(await open(address, form())).toEqual({
      status: 303,
      location: '/holzpellets-lose/bestellung',
    });
    expect(sent('startOrder')).toEqual([
      {
        OfferId: button?.value.split(':')[1],
        Configuration: expect.objectContaining({ ZipCode: '10115', Amount: 6000, ProductGroupId: 3 }),
      },
    ]);
  });

  it('leads from a variant to that variant, and hides what needs a script', async () => {
    const variant = buildOffer({ Id: '11-20-2-103', CertificationId: 2, Certification: 'DINplus', TotalPrice: 2301.5 });
    const offer = buildOffer({ Children: [variant] });
    const { open } = shopper({
      calculateOffers: () => buildCalculation({ Items: [offer] }),
      calculateOrder: () => ({ Item: offer, Items: [], ValidUntil: '2026-12-01T23:00:00.000Z' }),
    });
    await open(`${LIST}?zipCode=10115&amount=6000`);
    for (const name of ['Liste merken', 'Teilen', 'Liste drucken'])
      expect(screen.getByRole('button', { name })).toHaveClass('script-only');
    const [button] = screen.getAllByRole<HTMLButtonElement>('button', { name: /DINplus/, hidden: true });
    const leading = button?.form as HTMLFormElement;
    await open(`${leading.getAttribute('action')}?${new URLSearchParams(getFields(leading, button)).toString()}`);
    expect(form()['TotalPrice']).toBe('2301.5');
  });

  it('leads back to the list as it was, and so does a page without an offer', async () => {
    const { open } = shopper();
    const kept = 'haendler=2&wunschpreis=7.1795294083493.abc&alle=1';
    await open(`${LIST}?zipCode=10115&amount=6000&${kept}`);
    const [button] = screen.getAllByRole<HTMLButtonElement>('button', { name: /^Auswählen/ });
    const fields = new URLSearchParams(getFields(button?.form as HTMLFormElement, button));
    await open(`${PATH}?${fields.toString()}`);
    const back = () => screen.getByRole('link', { name: 'Andere Angebote ansehen' });
    expect(back()).toHaveAttribute('href', `${LIST}?zipCode=10115&amount=6000&${kept}`);
    fields.delete('angebot');
    expect(await open(`${PATH}?${fields.toString()}`)).toMatchObject({
      location: `${LIST}?zipCode=10115&amount=6000&${kept}`,
    });
  });

  it('shows goods, total and delivery', async () => {
    const { open } = shopper({ calculateOrder: getResponse(buildOffer()) });
    await open(`${PATH}?${QUERY}`);
    const chosen = text(screen.getByRole('region', { name: 'Ihre Auswahl' }));
    for (const part of ['6.000 kg nach 10115', 'Gesamt2.287,23 €', '381,21 €/t', 'Lieferung bis Do, 10.12.2026'])
      expect(chosen).toContain(part);
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute(
      'content',
      expect.stringContaining('noindex'),
    );
  });

  it('shows bags and the pallets’ deposit', async () => {
    const offer = buildPalletOffer();
    const { open } = shopper({
      calculateOrder: () => ({ Item: offer, Items: [], ValidUntil: '2026-12-01T23:00:00.000Z' }),
    });
    await open(`/holzpellets-sackware/angebotsliste/auswahl?zipCode=10115&amount=2&angebot=11%3A${offer.Id}`);
    expect(text(screen.getByRole('region', { name: 'Ihre Auswahl' }))).toMatch(/Pfand/);
  });

  it('brings the promise of a Wunschpreis', async () => {
    const { open, sent } = shopper({ calculateOrder: getResponse(buildOffer()) });
    await open(`${PATH}?${QUERY}&wunschpreis=abc`);
    await open(`${PATH}?${QUERY}&wunschpreis=abc`, form());
    expect(sent('startOrder')).toEqual([expect.objectContaining({ HeldPriceToken: 'abc' })]);
  });

  it('shows an offer once more that has changed, and starts nothing', async () => {
    const { open, sent } = shopper({ calculateOrder: getResponse(buildOffer({ TotalPrice: 2301.5 })) });
    await open(`${PATH}?${QUERY}`);
    expect((await open(`${PATH}?${QUERY}`, { ...form(), TotalPrice: '2287.23' })).status).toBe(422);
    expect(screen.getByText('Dieses Angebot hat sich geändert.')).toBeVisible();
    expect(form()['TotalPrice']).toBe('2301.5');
    expect(sent('startOrder')).toEqual([]);
  });

  it('says that an offer is no more, and why an order could not be started', async () => {
    const { open } = shopper({
      calculateOrder: getResponse(buildOffer()),
      startOrder: () => Promise.reject(refusal(409, 'CONFLICT', { detail: 'Bitte wählen Sie noch einmal.' })),
    });
    expect((await open(`${PATH}?zipCode=10115&amount=6000&angebot=11%3Aold`)).status).toBe(404);
    expect(screen.getByRole('heading', { name: 'Dieses Angebot gibt es nicht mehr' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Andere Angebote ansehen' })).toHaveAttribute(
      'href',
      expect.stringContaining(`${LIST}?`),
    );
    await open(`${PATH}?${QUERY}`);
    expect((await open(`${PATH}?${QUERY}`, form())).status).toBe(409);
    expect(screen.getByRole('alert')).toHaveTextContent('Bitte wählen Sie noch einmal.');
  });

  it('leads an address without place or offer to the list', async () => {
    const { open } = shopper();
    expect((await open(PATH)).location).toMatch(/\/angebotsliste\?/);
    expect((await open(`${PATH}?zipCode=10115&amount=6000`)).location).toMatch(/\/angebotsliste\?zipCode=10115/);
  });
});
