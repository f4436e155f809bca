import { buildOffer, buildOrderProcess } from '@heizplatz/testing';
import { screen } from '@testing-library/react';
import { buildCalculation } from '../../testing/build-calculation';
import { buildDealerOrder } from '../../testing/build-dealer-order';
import { buildInitConfiguration } from '../../testing/build-init-configuration';
import { buildPlacedOrder } from '../../testing/build-placed-order';
import { renderOfferList } from '../../testing/render-offer-list';
import { renderOrderLife } from '../../testing/render-order-life';
import { renderOrderPage } from '../../testing/render-order-page';

const VOLUME = 'rund 3,0 Schüttraummeter (2,2 Raummeter)';
const LOGS = buildOffer({
  ProductId: 29,
  ProductName: 'Kaminholz',
  CertificationId: null,
  Certification: null,
  Characteristics: [
    { Key: 'Species', Label: 'Holzart', Value: 'Buche' },
    { Key: 'LogLength', Label: 'Scheitlänge', Value: '33 cm' },
    { Key: 'Stacking', Label: 'Lieferform', Value: 'geschüttet' },
    { Key: 'Volume', Label: 'Volumen', Value: VOLUME },
  ],
});
const ORDER = { ProductGroupId: 7, Amount: 1000, Offer: LOGS } as const;

async function expectLogs() {
  await screen.findByRole('heading', { level: 1 });
  const text = document.body.textContent.replaceAll('\u00A0', ' ');
  expect(text).toContain('Kaminholz, Buche');
  expect(text).toContain(`33 cm, geschüttet, ${VOLUME}`);
}

describe('what is bought', () => {
  it.each([
    ['bestellung/adresse', 'adresse'],
    ['bestellung/bestellung-abschliessen', 'bestellung-abschliessen'],
  ] as const)('stands beside the total of %s', async (path, stage) => {
    const { Configuration, ...process } = buildOrderProcess(stage, { ProductGroupId: 7, Offer: LOGS });
    renderOrderPage(`/kaminholz/${path}`, {
      process: { ...process, Configuration: { ...Configuration, ProductGroupId: 7, Amount: 1000 } },
    });
    await expectLogs();
  });

  it('stands on the card of an offer', async () => {
    renderOfferList('/kaminholz/angebotsliste?zipCode=10115&amount=1000', {
      calculateOffers: () => buildCalculation({ Items: [LOGS] }),
      initCalculation: () => buildInitConfiguration({ ProductGroupId: 7 }),
    });
    await screen.findByRole('article');
    await expectLogs();
  });

  it('stands on the success page', async () => {
    const responses = { placedOrder: () => buildPlacedOrder(ORDER) };
    renderOrderPage('/kaminholz/bestellung-erfolgreich/0193-5f2c', { process: null, responses });
    await expectLogs();
  });

  it("stands on the order's page", async () => {
    renderOrderLife('/bestellung/0193-5f2c?token=signed', { placedOrder: () => buildPlacedOrder(ORDER) });
    await expectLogs();
  });

  it("stands on the dealer's page", async () => {
    renderOrderLife('/haendler/bestellung/0193-5f2c?token=signed', { dealerOrder: () => buildDealerOrder(ORDER) });
    await expectLogs();
  });
});
