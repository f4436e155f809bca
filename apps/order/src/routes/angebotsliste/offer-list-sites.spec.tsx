import { buildOffer } from '@heizplatz/testing';
import { screen, within } from '@testing-library/react';
import { buildCalculation } from '../../testing/build-calculation';
import { buildInitConfiguration } from '../../testing/build-init-configuration';
import { renderOfferList } from '../../testing/render-offer-list';

const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00A0', ' ');

describe('offer list of another site', () => {
  it('shows the rounding of Swiss totals as a row, and figures with Swiss signs', async () => {
    const { Split } = buildOffer();
    const Items = [
      buildOffer({
        TotalPrice: 3132.75,
        UnitPrice: 522.12,
        Split: { ...Split, Goods: 3083.5, Delivery: 49.22, Rounding: 0.03, VatRate: 8.1, Vat: 234.74, Total: 3132.75 },
      }),
    ];
    renderOfferList(
      '/holzpellets-lose/angebotsliste?zipCode=8001&amount=6000',
      {
        calculateOffers: () => buildCalculation({ Items, PlaceName: 'Zürich' }),
        initCalculation: () => buildInitConfiguration({ CountryId: 3 }),
      },
      3,
    );
    const text = plain((await screen.findByRole('article')).textContent);
    expect(plain(screen.getByRole('heading', { level: 1 }).textContent)).toBe(
      '1 Angebot für 6’000 kg Holzpellets lose nach 8001 Zürich',
    );
    for (const part of ['CHF 3’132.75', 'CHF 522.12/t', 'RundungCHF 0.03', 'darin 8.1 % MwSt.'])
      expect(text).toContain(part);
  });

  it('shows pallet goods per pallet and per tonne, with the deposit beside', async () => {
    const Items = [
      buildOffer({
        ProductId: 23,
        ProductName: 'Holzpellets Sackware',
        UnitPrice: 465.5,
        TonnePrice: 477.44,
        PalletWeightKg: 975,
        Characteristics: [{ Key: 'PalletWeight', Label: 'Gewicht', Value: '975 kg je Palette' }],
        TotalPrice: 465.5,
        Deposit: 12,
      }),
    ];
    renderOfferList(
      '/holzpellets-sackware/angebotsliste?zipCode=1010&amount=1&stations=1',
      {
        calculateOffers: () => buildCalculation({ Items, PlaceName: 'Wien', Scale: [{ Amount: 2, UnitPrice: 450 }] }),
        initCalculation: () => buildInitConfiguration({ CountryId: 2, ProductGroupId: 4 }),
      },
      2,
    );
    const offer = await screen.findByRole('article');
    const text = plain(offer.textContent);
    for (const part of [
      '€ 465,50',
      '€ 465,50/Palette',
      '€ 477,44/t',
      'zuzüglich € 12,00 Pfand',
      '975 kg je Palette',
      'Günstigster Preis je kg',
    ])
      expect(text).toContain(part);
    expect(text).not.toContain('geliefertem Gewicht');
    expect(plain(screen.getByRole('heading', { level: 1 }).textContent)).toBe(
      '1 Angebot für 1 Palette Holzpellets Sackware nach 1010 Wien',
    );
    expect(screen.getByRole('link', { name: 'Preis je kg' })).toBeVisible();
    expect(
      within(screen.getByRole('region', { name: /Weniger je Palette ab 2.Paletten/ })).getByRole('link'),
    ).toBeVisible();
  });
});
