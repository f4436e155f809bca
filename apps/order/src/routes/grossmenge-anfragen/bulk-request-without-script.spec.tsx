import { buildProblem, fakeApi, getFields, openWithoutScript } from '@heizplatz/testing';
import { screen } from '@testing-library/react';
import { addLinks } from '../../testing/add-links';
import { bulkRequestRoute } from './bulk-request-route';

const PATH = '/holzpellets-lose/grossmenge-anfragen?zipCode=10115&amount=32000';

function visitor(respond: () => unknown = () => ({ success: true }), path = PATH) {
  const { api, sent } = fakeApi({ sendRequest: respond });
  const open = (fields?: Record<string, string>) =>
    openWithoutScript(addLinks([bulkRequestRoute]), path, { api, ...(fields && { fields }) });
  return { open, sent: () => sent('sendRequest') };
}
const form = () => getFields(screen.getByRole('form', { name: 'Großmenge anfragen' }));
const PERSON = { Name: 'Anna Köster', EmailAddress: 'a.koester@example.com' };

describe('a request for a large amount without script', () => {
  it('starts with postcode and amount, is sent, and says to look for the mail', async () => {
    const { open, sent } = visitor();
    await open();
    expect(form()).toMatchObject({ ZipCode: '10115', Amount: '32.000' });
    expect((await open({ ...form(), ...PERSON, Message: 'Im März' })).status).toBe(200);
    expect(screen.getByText('Fast fertig: bitte sehen Sie in Ihr Postfach.')).toBeVisible();
    expect(screen.getByText('a.koester@example.com')).toBeVisible();
    expect(sent()).toEqual([
      expect.objectContaining({
        Kind: 'bulk',
        ProductGroupId: 3,
        ZipCode: '10115',
        Amount: 32_000,
        Message: 'Im März',
      }),
    ]);
  });

  it.each([
    ['32,5 t', 32_500],
    ['32000 kg', 32_000],
  ])('understands %s', async (Amount, amount) => {
    const { open, sent } = visitor();
    await open();
    await open({ ...form(), ...PERSON, Amount });
    expect(sent()).toEqual([expect.objectContaining({ Amount: amount })]);
  });

  it('says at each field what is missing or wrong, keeps the input and sends nothing', async () => {
    const { open, sent } = visitor();
    await open();
    const wrong = { ...form(), ZipCode: '101', Amount: '', EmailAddress: 'anna', Message: 'Im März' };
    expect((await open(wrong)).status).toBe(422);
    const field = (name: RegExp) => screen.getByRole('textbox', { name });
    expect(field(/^Postleitzahl/)).toHaveAccessibleDescription('Das ist keine Postleitzahl dieses Landes.');
    expect(field(/^Menge/)).toHaveAccessibleDescription('Bitte geben Sie eine Menge an.');
    expect(field(/^Name/)).toHaveAccessibleDescription('Diese Angabe fehlt noch.');
    expect(field(/^E-Mail/)).toHaveAccessibleDescription('Das ist keine E-Mail-Adresse.');
    expect(screen.getByRole('link', { name: 'Name: Diese Angabe fehlt noch.' })).toHaveAttribute('href', '#Name');
    expect(form()).toMatchObject({ ZipCode: '101', EmailAddress: 'anna', Message: 'Im März' });
    expect(sent()).toEqual([]);
  });

  it('shows what the API refuses at its field, and keeps the input', async () => {
    const { open } = visitor(() =>
      Promise.reject(buildProblem(400, 'VALIDATION', { errors: [{ path: 'body.ZipCode', code: 'ZIPCODE_NXT' }] })),
    );
    await open();
    expect((await open({ ...form(), ...PERSON })).status).toBe(400);
    expect(screen.getByRole('textbox', { name: /^Postleitzahl/ })).toHaveAccessibleDescription(
      'Diese Postleitzahl gibt es nicht.',
    );
    expect(form()).toMatchObject({ Name: 'Anna Köster', Amount: '32.000' });
  });

  it('stays with its input when the API is down', async () => {
    const { open } = visitor(() => Promise.reject(buildProblem(503, 'UNAVAILABLE')));
    await open();
    expect((await open({ ...form(), ...PERSON })).status).toBe(503);
    expect(screen.getByRole('alert')).toHaveTextContent(/Ihre Angaben sind noch da/);
    expect(form()).toMatchObject(PERSON);
  });
});
