import { renderRoute, fakeApi } from '@heizplatz/testing';
import { screen } from '@testing-library/react';
import { PlannedVatNote, VatNote } from './vat-note';

const CHANGED = { Rate: 19, FormerRate: 7, Amount: 319.33, IsNetAgreed: false };
const show = (changed: typeof CHANGED | undefined, countryId: 1 | 2 | 3) =>
  renderRoute([{ path: '/', element: changed ? <VatNote ChangedVat={changed} /> : <VatNote /> }], '/', {
    api: fakeApi({}).api,
    countryId,
  });

describe('a rate of VAT that changed before the delivery', () => {
  it.each([
    [1, /enthalten sind 319,33\s€ MwSt/],
    [3, /enthalten sind CHF\s319\.33 MwSt/],
  ] as const)('is told within the agreed price, in country %d', async (countryId, amount) => {
    show(CHANGED, countryId);
    expect(await screen.findByText(/galten 19\s% MwSt\. statt 7\s%/)).toHaveTextContent(amount);
  });

  it('is told on top of a business’s net price', async () => {
    show({ ...CHANGED, IsNetAgreed: true }, 1);
    expect(
      await screen.findByText(/Der vereinbarte Nettopreis bleibt gleich; dazu kommen 319,33\s€/),
    ).toBeInTheDocument();
  });
});

describe('a rate of VAT of a planned day', () => {
  const PLANNED = { Date: '2027-01-04', Rate: 19, FormerRate: 7, Amount: 319.33, TotalPrice: 2000, IsNetAgreed: false };
  const showPlanned = (planned: typeof PLANNED | null) =>
    renderRoute([{ path: '/', element: <PlannedVatNote planned={planned} /> }], '/', {
      api: fakeApi({}).api,
      countryId: 1,
    });

  it.each([
    [false, /bleibt davon gleich; enthalten sind dann 319,33\s€ MwSt/],
    [true, /Nettopreis bleibt gleich; mit 319,33\s€ MwSt\. sind es dann 2\.000,00\s€/],
  ])('is told with its day; of a business: %s', async (IsNetAgreed, text) => {
    showPlanned({ ...PLANNED, IsNetAgreed });
    const note = await screen.findByText(/Am Mo, 04\.01\.2027 gelten 19\s% MwSt\. statt 7\s%/);
    expect(note).toHaveTextContent(text);
  });
});
