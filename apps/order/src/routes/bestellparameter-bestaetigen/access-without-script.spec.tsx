import {
  ACCESS,
  fakeApi,
  getFields,
  buildOffer,
  openWithoutScript,
  getOrderOfDeliveryPoints,
  buildOrderProcess,
} from '@heizplatz/testing';
import type { OrderProcess } from '@heizplatz/contract';
import { screen } from '@testing-library/react';
import { refusal } from '../../testing/refusal';
import { parametersRoute } from './parameters-route';

const PATH = '/holzpellets-lose/bestellparameter-bestaetigen';
const NEXT = '/holzpellets-lose/bestellung';
const OPEN = buildOrderProcess('access');
const PROMISED = { BoilerOffConfirmed: 'on', HasRoomConfirmed: 'on' };
const NEEDS = {
  Options: [{ Id: 133, Key: 'Hose', Name: 'Schlauch bis 60 m' }],
  Configuration: { ...OPEN.Configuration, Parameters: [{ Id: 133, Key: 'Hose' }] },
  Offer: null,
  Items: [],
};

function shopper(process: OrderProcess = OPEN, answers: Parameters<typeof fakeApi>[0] = {}) {
  const { api, sent } = fakeApi({
    orderProcess: () => process,
    saveOrderParameters: () => ({ success: true }),
    startOrder: () => ({ ProductGroupId: 3 }),
    ...answers,
  });
  const open = (fields?: Record<string, string>) =>
    openWithoutScript([parametersRoute], PATH, { api, ...(fields && { fields }) });
  return { open, sent };
}
const form = (button?: HTMLElement) => getFields(screen.getByRole('form', { name: 'Zufahrt und Lager' }), button);

describe('the access check without script', () => {
  it('takes the length of a hose that was not known before, by the first send', async () => {
    const unknown = { ...ACCESS, UnknownAnswers: ['HoseDistanceM' as const] };
    const { open, sent } = shopper(buildOrderProcess('access', { AccessConditions: unknown }));
    await open();
    const { HoseUnknown: _, ...fields } = form();
    expect(fields).toHaveProperty('HoseDistanceM');
    expect((await open({ ...fields, HoseDistanceM: '24' })).status).toBe(303);
    expect(sent('saveOrderParameters')).toEqual([
      expect.objectContaining({
        AccessConditions: expect.objectContaining({ HoseDistanceM: 24, UnknownAnswers: [] }),
      }),
    ]);
  });

  it('keeps the answers and leads on', async () => {
    const { open, sent } = shopper();
    await open();
    const answers = {
      LorryLengthM: '10',
      LorryWeightT: '',
      HoseDistanceM: '24',
      HasCoupling: 'no',
      HasPower230V: 'unknown',
    };
    expect(await open({ ...form(), ...PROMISED, ...answers, SecondPhone: '0171 99' })).toEqual({
      status: 303,
      location: NEXT,
    });
    expect(sent('saveOrderParameters')).toEqual([
      {
        ProductGroupId: 3,
        AcceptedTotalPrice: null,
        AccessConditions: expect.objectContaining({
          LorryLengthM: 10,
          HoseDistanceM: 24,
          HasCoupling: false,
          BoilerOffConfirmed: true,
          HasRoomConfirmed: true,
          SecondPhone: '0171 99',
          UnknownAnswers: ['LorryWeightT', 'HasPower230V'],
          OtherStations: [],
        }),
      },
    ]);
  });

  it('names what is missing and keeps what was answered', async () => {
    const { open, sent } = shopper();
    await open();
    expect((await open({ ...form(), HoseDistanceM: '', BoilerOffConfirmed: 'on', LorryLengthM: '8' })).status).toBe(
      422,
    );
    expect(screen.getByRole('textbox', { name: 'Weg vom Lkw bis zum Lager' })).toBeInvalid();
    expect(screen.getByRole('checkbox', { name: /Platz für die bestellte Menge/ })).toBeInvalid();
    expect(screen.getByRole('checkbox', { name: /schalten die Heizung/ })).toBeChecked();
    expect(screen.getByRole('combobox', { name: 'Lkw bis zu dieser Länge' })).toHaveValue('8');
    expect(sent('saveOrderParameters')).toEqual([]);
  });

  it('asks each delivery point apart', async () => {
    const { open, sent } = shopper(getOrderOfDeliveryPoints('access', undefined, { Stations: [] }));
    await open();
    const promised = ['', 'Station2-', 'Station3-'].flatMap((prefix) =>
      Object.entries(PROMISED).map(([field, value]) => [prefix + field, value]),
    );
    expect((await open({ ...form(), ...Object.fromEntries(promised), 'Station2-HoseUnknown': 'on' })).status).toBe(303);
    const OtherStations = [
      expect.objectContaining({ HasRoomConfirmed: true, UnknownAnswers: ['HoseDistanceM'] }),
      expect.objectContaining({ HasRoomConfirmed: true, UnknownAnswers: [] }),
    ];
    expect(sent('saveOrderParameters')).toEqual([
      expect.objectContaining({ AccessConditions: expect.objectContaining({ OtherStations }) }),
    ]);
  });

  it('names the option that an answer needs, and takes it at its price', async () => {
    const option = { Key: 'Hose', Id: 133, Name: 'Schlauch bis 60 m', Amount: 21.99 };
    const Offer = buildOffer({ TotalPrice: 2309.22, Split: { ...buildOffer().Split, Options: [option] } });
    const { open, sent } = shopper(buildOrderProcess('access', { AccessConditions: ACCESS }), {
      saveOrderParameters: ({ body }: { body: { AcceptedTotalPrice: number | null } }) =>
        body.AcceptedTotalPrice === 2309.22
          ? { success: true }
          : Promise.reject(refusal(409, 'ACCESS_OPTIONS', { context: { ...NEEDS, Offer } })),
    });
    await open();
    expect((await open({ ...form(), HoseDistanceM: '55' })).status).toBe(409);
    expect(screen.getByText(/Schlauch bis 60 m: \+ 21,99/)).toBeVisible();
    const accept = screen.getByRole('button', { name: 'Übernehmen und weiter' });
    expect(await open(form(accept))).toEqual({ status: 303, location: NEXT });
    const accepted = { HoseDistanceM: 55 };
    expect(sent('saveOrderParameters').at(-1)).toMatchObject({
      AcceptedTotalPrice: 2309.22,
      AccessConditions: accepted,
    });
  });

  it('takes over the offer of a dealer that can', async () => {
    const other = buildOffer({ Id: '9-20-1-0', DealerName: 'Brennstoff Havel GmbH' });
    let isOther = false;
    const { open, sent } = shopper(buildOrderProcess('access', { AccessConditions: ACCESS }), {
      startOrder: () => {
        isOther = true;
        return { ProductGroupId: 3 };
      },
      saveOrderParameters: () =>
        isOther
          ? { success: true }
          : Promise.reject(
              refusal(409, 'ACCESS_OPTIONS', { context: { ...NEEDS, Items: [{ ...other, Children: [] }] } }),
            ),
    });
    await open();
    await open({ ...form(), HoseDistanceM: '55' });
    const take = screen.getByRole('button', { name: 'Dieses Angebot auswählen' });
    expect(await open(form(take))).toEqual({ status: 303, location: NEXT });
    expect(sent('startOrder')).toEqual([{ Configuration: NEEDS.Configuration, OfferId: '9-20-1-0' }]);
  });
});
