import { ProblemError } from '@heizplatz/api-client';
import { ROLES, type User } from '@heizplatz/identity';
import { fakeApi, renderRoute } from '@heizplatz/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { priceAlertRoute } from './price-alert-route';

type Responses = Parameters<typeof fakeApi>[0];
const CUSTOMER: User = {
  id: 7,
  title1: '',
  title2: '',
  roles: [ROLES.customer],
  isImpersonatedS: false,
  isGuest: false,
  hasAnyOrder: false,
  firstName: 'Anna',
  lastName: 'Huber',
};

function renderPriceAlert(
  path: string,
  { responses = {}, user = null }: { responses?: Responses; user?: User | null } = {},
) {
  const { api, calls } = fakeApi({ addNotification: () => ({ success: true }), ...responses });
  return { ...renderRoute([priceAlertRoute], path, { api, user }), calls };
}
const field = (name: string) => screen.getByRole('textbox', { name });
const click = () => userEvent.click(screen.getByRole('button', { name: 'Wunschpreis merken' }));

describe('/wunschpreis', () => {
  it('asks a visitor for a mailbox, and says that it must be confirmed', async () => {
    const { calls } = renderPriceAlert('/wunschpreis?plz=80331');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Mein Preis, höchstens' }), '389,50');
    await userEvent.type(field('Ihre E-Mail'), 'anna@example.com');
    await click();
    expect(await screen.findByText('Bitte bestätigen Sie noch.')).toBeVisible();
    expect(screen.getByText('Wir haben an anna@example.com geschrieben.')).toBeVisible();
    expect(calls).toEqual([
      {
        id: 'addNotification',
        input: {
          body: {
            Kind: 'price',
            CountryId: 1,
            EmailAddress: 'anna@example.com',
            ZipCode: '80331',
            ProductId: 20,
            Amount: 6000,
            Threshold: 389.5,
          },
        },
      },
    ]);
  });

  it('needs no mailbox of a customer', async () => {
    const { calls } = renderPriceAlert('/wunschpreis?plz=80331', { user: CUSTOMER });
    await userEvent.type(await screen.findByRole('textbox', { name: 'Mein Preis, höchstens' }), '389');
    expect(screen.queryByRole('textbox', { name: 'Ihre E-Mail' })).toBeNull();
    await click();
    expect(await screen.findByText('Ihr Wunschpreis ist gemerkt.')).toBeVisible();
    expect(calls[0]?.input).toMatchObject({ body: { EmailAddress: null } });
  });

  it('says what is missing at its field, and sends nothing', async () => {
    const { calls } = renderPriceAlert('/wunschpreis');
    await screen.findByRole('heading', { level: 1 });
    await click();
    expect(field('Mein Preis, höchstens')).toHaveAccessibleDescription(expect.stringContaining('fehlt noch'));
    expect(field('Ihre E-Mail')).toBeInvalid();
    expect(field('Postleitzahl')).toHaveAccessibleDescription(
      expect.stringContaining('Bitte geben Sie eine Postleitzahl ein.'),
    );
    expect(calls).toEqual([]);
  });

  it("shows the API's word at the field it is about, and keeps what was typed", async () => {
    const refuse = () => {
      throw new ProblemError({
        type: 'about:blank',
        title: 'Unprocessable',
        status: 422,
        code: 'VALIDATION',
        errors: [{ path: 'body.ZipCode', code: 'ZIPCODE_NXT' }],
      });
    };
    renderPriceAlert('/wunschpreis?plz=99999', { responses: { addNotification: refuse } });
    await userEvent.type(await screen.findByRole('textbox', { name: 'Mein Preis, höchstens' }), '389');
    await userEvent.type(field('Ihre E-Mail'), 'anna@example.com');
    await click();
    expect(await screen.findByText('Diese Postleitzahl gibt es nicht.')).toBeVisible();
    expect(field('Mein Preis, höchstens')).toHaveValue('389');
  });

  it('says what comes next after a form that was sent without script', async () => {
    renderPriceAlert('/wunschpreis?gemerkt=1');
    expect(await screen.findByText('Bitte bestätigen Sie noch.')).toBeVisible();
  });
});
