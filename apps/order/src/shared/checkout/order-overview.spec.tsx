import { buildOffer, buildOrderProcess } from '@heizplatz/testing';
import { screen } from '@testing-library/react';
import { renderOrderPage } from '../../testing/render-order-page';

const ADDRESS = '/holzpellets-lose/bestellung/adresse';

async function textWith(overrides: Parameters<typeof buildOrderProcess>[1]): Promise<string> {
  renderOrderPage(ADDRESS, { process: buildOrderProcess('adresse', overrides) });
  await screen.findByRole('form', { name: 'Adresse' });
  return document.body.textContent.replaceAll('\u00A0', ' ');
}

describe('the order at the side of a step', () => {
  it('says that a unit price is rounded when it does not explain the total to the cent', async () => {
    expect(await textWith({})).toContain('Ware, 6.000 kg zu rund 373,00 €/t2.238,01 €');
  });

  it('names an exact unit price as it is', async () => {
    const Split = { ...buildOffer().Split, Goods: 2238 };
    expect(await textWith({ Offer: buildOffer({ Split }) })).toContain('Ware, 6.000 kg zu 373,00 €/t2.238,00 €');
  });

  it('ends its sentences with one full stop behind a company that brings its own', async () => {
    const { Seller } = buildOrderProcess('adresse');
    const text = await textWith({ Seller: { ...Seller, Company: 'Holzenergie Oderland e. K.' } });
    expect(text).toContain('durch Holzenergie Oderland e. K.');
    expect(text).toContain('gehen an Holzenergie Oderland e. K.');
    expect(text).not.toContain('..');
  });
});
