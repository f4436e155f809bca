import { ProblemError } from '@heizplatz/api-client';
import type { CountryId } from '@heizplatz/country';
import { fakeApi, renderRoute } from '@heizplatz/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addLinks } from '../../testing/add-links';
import { bulkRequestRoute } from './bulk-request-route';

const PAGE = '/holzpellets-lose/grossmenge-anfragen?zipCode=10115&amount=32000';

function renderPage(path = PAGE, respond: () => unknown = () => ({ success: true }), countryId: CountryId = 1) {
  const { api, calls } = fakeApi({ sendRequest: respond });
  return { ...renderRoute(addLinks([bulkRequestRoute]), path, { api, countryId }), calls };
}
const field = (name: RegExp) => screen.findByRole('textbox', { name });
const send = async () => userEvent.click(screen.getByRole('button', { name: 'Anfrage senden' }));

async function setValues() {
  await userEvent.type(await field(/^Name/), 'Anna Köster');
  await userEvent.type(await field(/^E-Mail/), 'a.koester@example.com');
}

describe('request for a large amount', () => {
  it('understands tonnes', async () => {
    renderPage();
    const amount = await field(/^Menge/);
    await userEvent.clear(amount);
    await userEvent.type(amount, '32,5 t');
    await userEvent.tab();
    expect(amount).toHaveValue('32.500');
  });

  it('starts with postcode and amount, is sent, and says to look for the mail', async () => {
    const { calls } = renderPage();
    expect(await field(/^Postleitzahl/)).toHaveValue('10115');
    expect(await field(/^Menge/)).toHaveValue('32.000');
    await setValues();
    await userEvent.type(await field(/^Nachricht/), 'Im März');
    await send();
    expect(await screen.findByText('Fast fertig: bitte sehen Sie in Ihr Postfach.')).toBeVisible();
    expect(screen.getByText('a.koester@example.com')).toBeVisible();
    expect(calls).toEqual([
      {
        id: 'sendRequest',
        input: {
          body: {
            Kind: 'bulk',
            CountryId: 1,
            ProductGroupId: 3,
            ZipCode: '10115',
            Amount: 32_000,
            Name: 'Anna Köster',
            EmailAddress: 'a.koester@example.com',
            Phone: '',
            Message: 'Im März',
          },
        },
      },
    ]);
  });

  it('says at each field what is missing or wrong, and sends nothing', async () => {
    const { calls } = renderPage('/holzpellets-lose/grossmenge-anfragen?amount=0');
    await userEvent.type(await field(/^E-Mail/), 'anna');
    await userEvent.type(await field(/^Postleitzahl/), '101');
    await send();
    expect(await field(/^Postleitzahl/)).toHaveAccessibleDescription('Das ist keine Postleitzahl dieses Landes.');
    expect(await field(/^Menge/)).toHaveAccessibleDescription('Bitte geben Sie eine Menge an.');
    expect(await field(/^Name/)).toHaveAccessibleDescription('Diese Angabe fehlt noch.');
    expect(await field(/^E-Mail/)).toHaveAccessibleDescription('Das ist keine E-Mail-Adresse.');
    await userEvent.click(screen.getByRole('link', { name: 'Name: Diese Angabe fehlt noch.' }));
    expect(await field(/^Name/)).toHaveFocus();
    expect(calls).toEqual([]);
  });

  it('takes a country’s own postcodes', async () => {
    const { calls } = renderPage('/kaminholz/grossmenge-anfragen?zipCode=8001&amount=30000', undefined, 3);
    await setValues();
    await send();
    await screen.findByText(/Fast fertig/);
    expect(calls[0]?.input).toMatchObject({ body: { CountryId: 3, ProductGroupId: 7, ZipCode: '8001' } });
  });

  it('shows what the API refuses at its field, and keeps what was typed', async () => {
    renderPage(PAGE, () => {
      throw new ProblemError({
        type: 'about:blank',
        title: '',
        status: 400,
        code: 'VALIDATION',
        errors: [{ path: 'body.ZipCode', code: 'ZIPCODE_NXT' }],
      });
    });
    await setValues();
    await send();
    await waitFor(async () =>
      expect(await field(/^Postleitzahl/)).toHaveAccessibleDescription('Diese Postleitzahl gibt es nicht.'),
    );
    expect(await field(/^Name/)).toHaveValue('Anna Köster');
  });

  it('keeps what was typed when the API is down', async () => {
    renderPage(PAGE, () => {
      throw new ProblemError({ type: 'about:blank', title: '', status: 0, code: 'UNAVAILABLE' });
    });
    await setValues();
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent(/Ihre Angaben sind noch da/);
    expect(await field(/^E-Mail/)).toHaveValue('a.koester@example.com');
  });

  it('is not found for a product group that does not exist', async () => {
    const { router } = renderPage('/kohle/grossmenge-anfragen');
    await waitFor(() => expect(Object.values(router.state.errors ?? {})).toMatchObject([{ status: 404 }]));
  });
});
