import { fakeApi, getFields, openWithoutScript, buildProblem } from '@heizplatz/testing';
import { screen } from '@testing-library/react';
import { withdrawalRoute } from './withdrawal-route';

const PATH = '/vertrag-widerrufen';

function visitor(submitWithdrawal: () => unknown = () => ({ ReceivedAt: '2026-11-22T18:05:00.000Z' })) {
  const { api, calls } = fakeApi({ contentPage: () => null, submitWithdrawal });
  const open = (fields?: Record<string, string>) =>
    openWithoutScript([withdrawalRoute], PATH, { api, ...(fields && { fields }) });
  const sent = () => calls.filter(({ id }) => id === 'submitWithdrawal').map(({ input }) => input);
  return { open, sent };
}
const heading = (name: string) => screen.getByRole('heading', { level: 1, name });
const click = (name: string) => {
  const button = screen.getByRole('button', { name });
  const form = button.closest('form');
  if (!form) throw new Error(`${name} is in no form`);
  return getFields(form, button);
};

/** The first step as rendered, filled in. */
async function readInput(open: ReturnType<typeof visitor>['open'], email = 'anna@example.com') {
  await open();
  return { ...click('Weiter'), name: 'Anna "Anni" Berger', vertrag: 'DE-26-000017', plz: '50667', email };
}

describe('a withdrawal without script', () => {
  it('is typed, reviewed and declared in two forms', async () => {
    const { open, sent } = visitor();
    expect((await open(await readInput(open))).status).toBe(200);
    heading('Widerruf bestätigen');
    expect(screen.getByText('Anna "Anni" Berger')).toBeVisible();
    expect(sent()).toEqual([]);
    await open(click('Widerruf bestätigen'));
    heading('Ihr Widerruf ist eingegangen');
    expect(screen.getByText(/^Am 22\.11\.2026, 19:05 Uhr\..* an anna@example\.com\.$/)).toBeVisible();
    const fieldsInput = { Name: 'Anna "Anni" Berger', Contract: 'DE-26-000017', ZipCode: '50667' };
    const body = { ...fieldsInput, EmailAddress: 'anna@example.com', Part: '' };
    expect(sent()).toEqual([{ body: { ...body, OrderId: null, Token: null } }]);
  });

  it('names what is missing and keeps what was typed', async () => {
    const { open, sent } = visitor();
    expect((await open(await readInput(open, 'anna@'))).status).toBe(422);
    heading('Vertrag widerrufen');
    expect(screen.getByRole('link', { name: 'E-Mail: Das ist keine E-Mail-Adresse.' })).toBeVisible();
    expect(screen.getByLabelText(/^Ihr Name/)).toHaveValue('Anna "Anni" Berger');
    expect(screen.getByLabelText('E-Mail')).toHaveValue('anna@');
    expect(sent()).toEqual([]);
  });

  it('goes back from the review with what was typed', async () => {
    const { open } = visitor();
    await open(await readInput(open));
    await open(click('Angaben ändern'));
    heading('Vertrag widerrufen');
    expect(screen.getByLabelText(/^Welcher Vertrag/)).toHaveValue('DE-26-000017');
  });

  it('that does not get through stays in its review and says so', async () => {
    const { open } = visitor(() => Promise.reject(buildProblem(503, 'UNAVAILABLE')));
    await open(await readInput(open));
    expect((await open(click('Widerruf bestätigen'))).status).toBe(503);
    heading('Widerruf bestätigen');
    expect(screen.getByRole('alert')).toHaveTextContent(/Der Widerruf ist nicht angekommen/);
    expect(click('Widerruf bestätigen')).toMatchObject({ email: 'anna@example.com' });
  });
});
