import { fromNewerApi, INVOICE, buildOrderProcess, stepsAt } from '@heizplatz/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal, renderOrderPage } from '../../../testing/render-order-page';

const PATH = '/holzpellets-lose/bestellung/bezahlung';
const SUMMARY = '/holzpellets-lose/bestellung/bestellung-abschliessen';
const IBAN = 'DE89 3704 0044 0532 0130 00';

const field = (name: string) => screen.getByRole('textbox', { name });
const mandate = () => screen.getByRole('checkbox', { name: /Ich ermächtige/ });
const next = () => userEvent.click(screen.getByRole('button', { name: 'Weiter zur Zusammenfassung' }));

/** Once the payment is saved, the server reports that the summary can be reached. */
function renderPayment(kind: string, savePayment: () => { success: boolean } = () => ({ success: true })) {
  let process = buildOrderProcess('bezahlung');
  return renderOrderPage(`${PATH}/${kind}`, {
    process,
    responses: {
      orderProcess: () => process,
      savePayment: () => {
        const response = savePayment();
        process = buildOrderProcess('bestellung-abschliessen');
        return response;
      },
    },
  });
}

describe('/{productGroup}/bestellung/bezahlung/{kind}', () => {
  it('names a kind that is newer than this release, which cannot be chosen here', async () => {
    const process = buildOrderProcess('bezahlung');
    const newer = { ...INVOICE, Id: 99, Kind: 'twint', Name: 'TWINT', IsDefault: false };
    const PaymentData = { ...process.PaymentData, Choices: [...process.PaymentData.Choices, newer] };
    renderOrderPage(`${PATH}/rechnung`, {
      process,
      responses: { orderProcess: () => fromNewerApi({ ...process, PaymentData }) },
    });
    const twint = await screen.findByRole('radio', { name: /^TWINT/ });
    expect(twint).toBeDisabled();
    expect(screen.getByText(/Diese Zahlungsart ist neu/)).toBeVisible();
    expect(screen.getByRole('radio', { name: /^Rechnung/ })).toBeChecked();
  });

  it('has a path for each kind; another choice replaces the path', async () => {
    const { getPath } = renderPayment('rechnung');
    expect(await screen.findByRole('radio', { name: /^Rechnung/ })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: /^SEPA-Lastschrift/ }));
    expect(await screen.findByRole('form', { name: 'SEPA-Lastschrift' })).toBeVisible();
    expect(getPath()).toBe(`${PATH}/sepa`);
    expect(screen.getByRole('radio', { name: /^SEPA-Lastschrift/ })).toBeChecked();
  });

  it('says when and to whom an invoice is paid, keeps it and goes on to the summary', async () => {
    const { sent, getPath } = renderPayment('rechnung');
    expect(await screen.findByRole('form', { name: 'Rechnung' })).toHaveTextContent(
      /innerhalb von 14 Tagen nach der Lieferung per Überweisung an Pellethof Uckermark GmbH/,
    );
    await next();
    await waitFor(() => expect(getPath()).toBe(SUMMARY));
    expect(sent('savePayment')).toEqual([{ ProductGroupId: 3, IsRatePayPayment: false, PaymentId: 1 }]);
  });

  it('asks nothing where there is one kind', async () => {
    renderOrderPage(`${PATH}/rechnung`, {
      process: buildOrderProcess('bezahlung', {
        PaymentData: { Choices: [INVOICE], Selected: null },
        ...stepsAt('bezahlung', ['rechnung']),
      }),
    });
    expect(await screen.findByRole('form', { name: 'Rechnung' })).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it("keeps a debit with IBAN, holder and the dealer's mandate", async () => {
    const { sent, getPath } = renderPayment('sepa');
    await screen.findByRole('form', { name: 'SEPA-Lastschrift' });
    expect(field('Kontoinhaber')).toHaveValue('Annegret Köster');
    expect(mandate()).toHaveAccessibleName(/Pellethof Uckermark GmbH \(Gläubiger-ID DE00ZZZ00000000417\)/);
    expect(mandate()).toHaveAccessibleName(/weise ich mein Kreditinstitut an, diese Lastschrift einzulösen/);
    expect(screen.getByText(/^Die Mandatsreferenz steht im nächsten Schritt/)).toBeVisible();
    await userEvent.type(field('IBAN'), IBAN);
    await userEvent.click(mandate());
    await next();
    await waitFor(() => expect(getPath()).toBe(SUMMARY));
    expect(sent('savePayment')).toEqual([
      {
        ProductGroupId: 3,
        IsRatePayPayment: false,
        PaymentId: 2,
        Iban: IBAN,
        AccountHolder: 'Annegret Köster',
        MandateAccepted: true,
      },
    ]);
  });

  it.each([
    ['', 'Diese Angabe fehlt noch.'],
    ['DE89', 'Diese IBAN stimmt nicht. Bitte prüfen Sie die Ziffern.'],
    ['3704 0044 0532 0130 00', 'Diese IBAN stimmt nicht. Bitte prüfen Sie die Ziffern.'],
  ])('refuses the IBAN %j before anything is sent', async (iban, message) => {
    const { sent } = renderPayment('sepa');
    await screen.findByRole('form', { name: 'SEPA-Lastschrift' });
    if (iban) await userEvent.type(field('IBAN'), iban);
    await userEvent.click(mandate());
    await next();
    expect(screen.getByRole('group', { name: /Eine Angabe/ })).toHaveFocus();
    expect(screen.getByRole('link', { name: `IBAN: ${message}` })).toHaveAttribute('href', '#Iban');
    expect(field('IBAN')).toBeInvalid();
    expect(sent('savePayment')).toEqual([]);
  });

  it('asks for holder and mandate', async () => {
    renderPayment('sepa');
    await screen.findByRole('form', { name: 'SEPA-Lastschrift' });
    await userEvent.clear(field('Kontoinhaber'));
    await next();
    expect(field('Kontoinhaber')).toBeInvalid();
    expect(mandate()).toBeInvalid();
  });

  it('marks the IBAN whose check digits the server refuses, and keeps what was typed', async () => {
    const { getPath } = renderPayment('sepa', () => {
      throw refusal(400, 'VALIDATION', { errors: [{ path: 'body.Iban', code: 'IBAN_INV' }] });
    });
    await screen.findByRole('form', { name: 'SEPA-Lastschrift' });
    await userEvent.type(field('IBAN'), 'DE88 3704 0044 0532 0130 00');
    await userEvent.click(mandate());
    await next();
    await waitFor(() => expect(field('IBAN')).toBeInvalid());
    expect(field('IBAN')).toHaveValue('DE88 3704 0044 0532 0130 00');
    expect(getPath()).toBe(`${PATH}/sepa`);
  });

  it('says so when the API is down', async () => {
    renderPayment('rechnung', () => {
      throw refusal(0, 'UNAVAILABLE');
    });
    await screen.findByRole('form', { name: 'Rechnung' });
    await next();
    expect(await screen.findByRole('alert')).toHaveTextContent(/konnte nicht gespeichert werden/);
  });

  it.each(['kreditkarte', 'ratenzahlung'])(
    'leads %s, which the dealer does not take, to one that it takes',
    async (kind) => {
      const { getPath } = renderPayment(kind);
      await screen.findByRole('heading', { level: 1, name: 'Bezahlung' });
      expect(getPath()).toBe(`${PATH}/rechnung`);
    },
  );
});
