import { buildFuelStorage } from '@heizplatz/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '../../../testing/expect-accessible';
import { refusal, renderAccountPage } from '../../../testing/render-account-page';
import { buildUser } from '../../../testing/build-user';
import { fuelStorageRoute } from './fuel-storage-route';

type FuelStorage = ReturnType<typeof buildFuelStorage>;
const UNKNOWN: Partial<FuelStorage> = {
  CapacityKg: null,
  StockKg: null,
  FilledAt: null,
  YearlyUseKg: null,
  StockTodayKg: null,
  RunsOutOn: null,
};

const open = (
  fuelStorages: readonly FuelStorage[],
  save: () => unknown = () => ({ Items: fuelStorages }),
  countryId: 1 | 3 = 1,
) =>
  renderAccountPage(
    fuelStorageRoute,
    '/kunde/lager',
    { customerStores: () => ({ Items: fuelStorages }), saveCustomerStore: save },
    buildUser(),
    { countryId },
  );
const text = async () => {
  await screen.findByRole('heading', { level: 1, name: 'Mein Lager' });
  return document.body.textContent.replaceAll('\u00A0', ' ');
};
const fill = async (name: RegExp, value: string) => {
  await userEvent.clear(screen.getByLabelText(name));
  await userEvent.type(screen.getByLabelText(name), value);
};
const save = () => userEvent.click(screen.getByRole('button', { name: 'Speichern' }));

describe('/kunde/lager', () => {
  it('shows the level as a meter, the run-out day, and of each figure what it rests on', async () => {
    const { container } = open([buildFuelStorage()]);
    const view = await text();
    for (const part of [
      'Reicht bis etwa Fr, 14.05.2027',
      'Heute noch etwaGeschätzt aus Ihrer Angabe, 5.200 kg am 01.09.2026.',
      'bei 5.000 kg im Jahr verbraucht',
      'Aus dem heutigen Bestand, wenn der Verbrauch so bleibt.',
      'Was heute hineinpasst, auf 100 kg abgerundet',
      '2.200 kg',
    ])
      expect(view).toContain(part);
    const meter = screen.getByRole('meter', { name: 'Füllstand' });
    expect(meter).toHaveAttribute(
      'aria-valuetext',
      'etwa 4.230 kg von 6.500 kg, 65 Prozent'.replaceAll(' kg', '\u00A0kg'),
    );
    await expectAccessible(container);
  });

  it.each([
    [
      { StockKg: null, FilledAt: null },
      'Lieferung von 4.850 kg am 02.06.2026, in ein Lager, das wir als leer annehmen.',
    ],
    [{ FilledAt: '2026-05-01' }, 'und den Lieferungen seitdem, zuletzt 4.850 kg am 02.06.2026.'],
  ])('says from what it counts: %j', async (input, sentence) => {
    open([buildFuelStorage(input)]);
    expect(await text()).toContain(sentence);
  });

  it('asks first about a store that nobody described', async () => {
    const { container } = open([buildFuelStorage(UNKNOWN)]);
    expect(await text()).toContain('Mit Ihrem Jahresverbrauch rechnen wir aus');
    expect(screen.queryByRole('meter')).not.toBeInTheDocument();
    expect(screen.getByLabelText(/^Größe des Lagers/)).toBeVisible();
    await expectAccessible(container);
  });

  it('saves whole kilograms, and shows the new estimate', async () => {
    const saved = { Items: [buildFuelStorage({ StockTodayKg: 1300 })] };
    const { calls } = open([buildFuelStorage(UNKNOWN)], () => saved, 3);
    await text();
    await fill(/^Größe des Lagers/, '6500');
    await fill(/^Verbrauch im Jahr/, '5000');
    await save();
    const status = await screen.findByText('Gespeichert. Die Schätzung ist neu gerechnet.');
    expect(document.activeElement).toContainElement(status);
    await waitFor(() => expect(screen.getByRole('meter')).toHaveAttribute('aria-valuenow', '20'));
    expect(calls.at(-1)).toEqual({
      id: 'saveCustomerStore',
      input: { body: { AddressId: 41, CapacityKg: 6500, YearlyUseKg: 5000, StockKg: null, FilledAt: null } },
    });
  });

  it('refuses more than fits in, before anything is sent, and says it at the field', async () => {
    const { calls } = open([buildFuelStorage(UNKNOWN)]);
    await text();
    await fill(/^Größe des Lagers/, '1000');
    await fill(/^Füllstand/, '2000');
    await save();
    expect(screen.getByRole('link', { name: 'Füllstand: Das ist mehr, als in das Lager passt.' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Füllstand' })).toBeInvalid();
    expect(calls.map(({ id }) => id)).toEqual(['customerStores']);
  });

  it.each([
    [
      'what the API found wrong',
      refusal(400, 'VALIDATION', { errors: [{ path: 'body.FilledAt', code: 'DATE_INV' }] }),
      /höchstens fünf Jahre her/,
    ],
    ['that it did not get there', refusal(0, 'UNAVAILABLE'), /Ihre Angaben sind noch da/],
  ])('says %s and keeps what was typed', async (_, problem, sentence) => {
    open([buildFuelStorage(UNKNOWN)], () => Promise.reject(problem));
    await text();
    await fill(/^Größe des Lagers/, '6500');
    await save();
    expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0);
    expect(screen.getByLabelText(/^Größe des Lagers/)).toHaveValue('6.500');
  });

  it('says without a delivery address what comes first', async () => {
    const { container } = open([]);
    expect(await screen.findByRole('heading', { name: 'Noch kein Lager' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Lieferadresse anlegen' })).toHaveAttribute('href', '/kunde/stammdaten');
    await expectAccessible(container);
  });
});
