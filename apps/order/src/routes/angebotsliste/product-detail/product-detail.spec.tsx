import { buildOffer, buildPalletOffer } from '@heizplatz/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildCalculation } from '../../../testing/build-calculation';
import { buildInitConfiguration } from '../../../testing/build-init-configuration';
import { teachDialogs } from '../../../testing/jsdom-dialog';
import { BERLIN, renderOfferList } from '../../../testing/render-offer-list';

const OIL = {
  Id: 1,
  Name: 'Heizöl EL schwefelarm',
  Description: 'Heizöl nach DIN 51603-1.',
  SignalWord: 'Gefahr',
  HazardStatements: ['H226: Flüssigkeit und Dampf entzündbar.', 'H304: Kann bei Verschlucken tödlich sein.'],
  Pictograms: ['GHS02', 'GHS08', 'GHS99'],
  Warnings: ['Von Zündquellen fernhalten.'],
};
const oilList = (countryId: 1 | 3 = 1) =>
  renderOfferList(
    `/heizoel/angebotsliste?zipCode=${countryId === 1 ? '10115' : '8001'}&amount=3000`,
    {
      calculateOffers: () => buildCalculation({ Items: [buildOffer({ ProductId: 1, ProductName: OIL.Name })] }),
      initCalculation: () => buildInitConfiguration({ ProductGroupId: 1, Products: [OIL] }),
    },
    countryId,
  );
const open = async () => {
  await userEvent.click(await screen.findByRole('link', { name: /^Ware und Hersteller/ }));
  return within(await screen.findByRole('dialog'));
};

describe('goods of an offer', () => {
  beforeAll(teachDialogs);

  it('shows hazards of oil on the card, before anything is ordered', async () => {
    oilList();
    const card = within(await screen.findByRole('article'));
    expect(card.getByText('Gefahr:')).toBeVisible();
    expect(card.getByText('H226, H304.')).toBeVisible();
    expect(card.getByRole('img', { name: 'GHS02 Flamme' })).toBeVisible();
    expect(card.getByText('GHS99')).toBeVisible();
    await userEvent.click(card.getByRole('link', { name: /^Alle Gefahrenhinweise/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Heizöl EL schwefelarm, Pellethof Uckermark' }));
    expect(dialog.getByText('Signalwort: Gefahr')).toBeVisible();
    expect(dialog.getByText('H304: Kann bei Verschlucken tödlich sein.')).toBeVisible();
    expect(dialog.getByText('Von Zündquellen fernhalten.')).toBeVisible();
  });

  it('shows no hazards where there are none', async () => {
    renderOfferList();
    expect((await screen.findAllByRole('article'))[0]).not.toHaveTextContent('Gefahr');
  });

  it('names the maker with its contact, and what is paid per unit', async () => {
    const { address } = renderOfferList(BERLIN, { calculateOffers: () => buildCalculation({ Items: [buildOffer()] }) });
    const dialog = await open();
    expect(address()).toBe(`${BERLIN}&ware=11-20-1-103`);
    for (const text of [/Presswerk Müritz GmbH/, /Am Sägewerk 4, 17192 Waren/, /Zertifikat DE990/])
      expect(dialog.getByText(text)).toBeVisible();
    expect(dialog.getByRole('link', { name: 'werk@presswerk-mueritz.example.com' })).toHaveAttribute(
      'href',
      'mailto:werk@presswerk-mueritz.example.com',
    );
    expect(dialog.getByText(/^381,21/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Schließen' }));
    await waitFor(() => expect(address()).toBe(BERLIN));
  });

  it('describes each characteristic of the goods', async () => {
    renderOfferList('/holzpellets-sackware/angebotsliste?zipCode=10115&amount=2&ware=11-23-1-103', {
      calculateOffers: () => buildCalculation({ Items: [buildPalletOffer()] }),
      initCalculation: () => buildInitConfiguration({ ProductGroupId: 4 }),
    });
    const dialog = within(await screen.findByRole('dialog', { name: /^Holzpellets Sackware/ }));
    expect(dialog.getByRole('heading', { name: 'Eigenschaften' })).toBeVisible();
    for (const [label, value] of [
      ['Zertifikat', 'ENplus A1'],
      ['Gewicht', '975 kg je Palette'],
      ['Säcke', '65 Säcke zu 15 kg je Palette'],
      ['Insgesamt', '130 Säcke, 1.950 kg'],
    ] as const)
      expect(dialog.getByText(label).closest('div')).toHaveTextContent(`${label}${value}`);
  });

  it('says so where a dealer named no maker', async () => {
    renderOfferList(`${BERLIN}&ware=11-20-1-103`, {
      calculateOffers: () => buildCalculation({ Items: [buildOffer({ MakerId: null })] }),
    });
    expect(await screen.findByText(/noch keinen Hersteller genannt/)).toBeVisible();
  });

  it('tells of the legal guarantee in the EU and not in Switzerland', async () => {
    oilList();
    expect((await open()).getByRole('region', { name: 'Gesetzliche Gewährleistung' })).toBeVisible();
    document.body.innerHTML = '';
    oilList(3);
    expect((await open()).queryByRole('region', { name: 'Gesetzliche Gewährleistung' })).toBeNull();
  });

  it('opens nothing for an offer that is no more', async () => {
    renderOfferList(`${BERLIN}&ware=gone`);
    expect(await screen.findAllByRole('article')).toHaveLength(3);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
