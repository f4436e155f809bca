import type { OrderProcess } from '@heizplatz/contract';
import { BY_INVOICE, INSTALMENTS, buildOrderProcess, buildPalletOffer, stepsAt } from '@heizplatz/testing';
import { screen, within } from '@testing-library/react';
import { buildDealerOrder } from '../../testing/build-dealer-order';
import { buildDelivered } from '../../testing/build-delivered';
import { NO_ACTIONS, buildPlacedOrder } from '../../testing/build-placed-order';
import { renderOrderLife } from '../../testing/render-order-life';
import { renderOrderPage } from '../../testing/render-order-page';

type Stage = Parameters<typeof buildOrderProcess>[0];

const GROUP = '/holzpellets-sackware';
const Offer = buildPalletOffer();
const PALLETS = { ProductGroupId: 4, Amount: 2, Offer } as const;

function processAt(stage: Stage): OrderProcess {
  const { Configuration, ...process } = buildOrderProcess(stage, { ProductGroupId: 4, Offer });
  return { ...process, Configuration: { ...Configuration, ProductGroupId: 4, Amount: 2 } };
}

/** The same, paid in rates. */
const addRates = (stage: Stage): OrderProcess => ({
  ...processAt(stage),
  ...stepsAt(stage, ['ratenzahlung']),
  PaymentData: {
    Choices: [INSTALMENTS],
    Selected: {
      ...BY_INVOICE,
      ...{
        PaymentId: INSTALMENTS.Id,
        Kind: 'ratenzahlung',
        Name: INSTALMENTS.Name,
        Plan: INSTALMENTS.Plans[0] ?? null,
      },
    },
  },
});

const pageText = () => document.body.textContent.replaceAll('\u00A0', ' ');
const findTitle = () => screen.findByRole('heading', { level: 1 });

describe("the pallets' deposit", () => {
  it.each<[string, Stage]>([
    ['bestellparameter-bestaetigen', 'access'],
    ['bestellung/adresse', 'adresse'],
    ['bestellung/bezahlung/rechnung', 'bezahlung'],
    ['bestellung/bestellung-abschliessen', 'bestellung-abschliessen'],
  ])('stands beside the total of %s', async (path, stage) => {
    renderOrderPage(`${GROUP}/${path}`, { process: processAt(stage) });
    await findTitle();
    expect(pageText()).toContain('Pfand für Paletten, zusätzlich30,00 €');
    expect(pageText()).toMatch(/Gesamt931,00 €/);
  });

  it('stands beside the sum of the rates where they are chosen', async () => {
    renderOrderPage(`${GROUP}/bestellung/bezahlung/ratenzahlung`, { process: addRates('bezahlung') });
    const plans = within(await screen.findByRole('group', { name: 'Laufzeit' }));
    expect(plans.getByRole('radio', { name: /^3 Monatsraten/ })).toHaveAccessibleDescription(
      /zusammen 2\.305,84\s€ zuzüglich 30,00\s€ Pfand/,
    );
  });

  it("stands beside the sum of the rates above the order's button", async () => {
    renderOrderPage(`${GROUP}/bestellung/bestellung-abschliessen`, { process: addRates('bestellung-abschliessen') });
    await findTitle();
    expect(pageText()).toMatch(/Summe aller Raten2\.305,84 €Pfand für Paletten, zusätzlich30,00 €/);
  });

  it('stands beside the total on the success page', async () => {
    const responses = { placedOrder: () => buildPlacedOrder(PALLETS) };
    renderOrderPage(`${GROUP}/bestellung-erfolgreich/0193-5f2c`, { process: null, responses });
    await findTitle();
    expect(pageText()).toContain('Pfand für Paletten, zusätzlich30,00 €');
  });

  it("stands beside ordered and delivered total on the order's page, and beside what the surplus would cost", async () => {
    const Delivered = buildDelivered({
      ...{ OrderedAmount: 2, DeliveredAmount: 3, UnitPrice: 445.5, TotalPrice: 931, Deposit: 30 },
      ...{ NeedsConsent: true, TotalWithConsent: 1376.5 },
    });
    const order = buildPlacedOrder({
      ...PALLETS,
      State: 'delivered',
      Delivered,
      May: { ...NO_ACTIONS, AnswerWeight: true },
    });
    renderOrderLife('/bestellung/0193-5f2c?token=signed', { placedOrder: () => order });
    await findTitle();
    expect(pageText()).toContain('Pfand für Paletten, zusätzlich30,00 €');
    expect(pageText()).toContain('zuzüglich 30,00 € Pfand');
    expect(screen.getByRole('row', { name: /Pfand, zusätzlich/ })).toHaveTextContent(/30,00.€30,00.€/);
    expect(screen.getByRole('button', { name: /Ja, 1\.376,50.€ zuzüglich 45,00.€ Pfand bezahlen/ })).toBeVisible();
  });

  it("stands beside the total on the dealer's page", async () => {
    const Delivered = buildDelivered({ OrderedAmount: 2, DeliveredAmount: 1, TotalPrice: 485.5, Deposit: 15 });
    const order = buildDealerOrder({ ...PALLETS, State: 'delivered', Delivered });
    renderOrderLife('/haendler/bestellung/0193-5f2c?token=signed', { dealerOrder: () => order });
    await findTitle();
    expect(pageText()).toContain('Pfand für Paletten, zusätzlich30,00 €');
    expect(pageText()).toContain('zuzüglich 15,00 € Pfand');
  });

  it('is not spoken of where there is none', async () => {
    renderOrderPage('/holzpellets-lose/bestellung/adresse', { process: buildOrderProcess('adresse') });
    await findTitle();
    expect(pageText()).not.toContain('Pfand');
  });
});
