import type { OrderProcess } from '@heizplatz/contract';
import {
  BY_INVOICE,
  fakeApi,
  getFields,
  INSTALMENTS,
  openWithoutScript,
  buildOrderProcess,
  SEPA,
  stepsAt,
} from '@heizplatz/testing';
import { screen } from '@testing-library/react';
import { refusal } from '../../../testing/refusal';
import { paymentRoute } from './payment-route';

const PATH = '/holzpellets-lose/bestellung/bezahlung';
const SUMMARY = '/holzpellets-lose/bestellung/bestellung-abschliessen';
const OPEN = buildOrderProcess('bezahlung');
const RATES = buildOrderProcess('bezahlung', {
  PaymentData: { Choices: [INSTALMENTS], Selected: null },
  ...stepsAt('bezahlung', ['ratenzahlung']),
});
const IBAN = 'DE89 3704 0044 0532 0130 00';

function shopper(process: OrderProcess = OPEN, savePayment: () => unknown = () => ({ success: true })) {
  const { api, sent } = fakeApi({ orderProcess: () => process, savePayment });
  const open = (path: string, fields?: Record<string, string>) =>
    openWithoutScript([paymentRoute], PATH + path, { api, ...(fields && { fields }) });
  return { open, sent };
}
const form = (name: string) => getFields(screen.getByRole('form', { name }));

describe('the payment step without script', () => {
  it('keeps the invoice and leads to the summary', async () => {
    const { open, sent } = shopper();
    await open('/rechnung');
    expect(await open('/rechnung', form('Rechnung'))).toEqual({ status: 303, location: SUMMARY });
    expect(sent('savePayment')).toEqual([{ ProductGroupId: 3, IsRatePayPayment: false, PaymentId: 1 }]);
  });

  it('leads from the choice to the form of the chosen kind', async () => {
    const { open } = shopper();
    await open('/rechnung');
    const choice = screen.getByRole('radio', { name: /^SEPA/ }).closest('form');
    expect(choice).toHaveAttribute('action', PATH);
    expect(screen.getByRole('button', { name: 'Zahlungsart übernehmen' }).closest('form')).toBe(choice);
    expect((await open('?payment=sepa')).location).toBe(`${PATH}/sepa`);
  });

  it('keeps account and mandate', async () => {
    const { open, sent } = shopper();
    await open('/sepa');
    const fields = { ...form('SEPA-Lastschrift'), Iban: IBAN, MandateAccepted: 'on' };
    expect(await open('/sepa', fields)).toEqual({ status: 303, location: SUMMARY });
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

  it('names what is missing and keeps what was typed', async () => {
    const { open, sent } = shopper();
    await open('/sepa');
    expect((await open('/sepa', { ...form('SEPA-Lastschrift'), Iban: IBAN })).status).toBe(422);
    expect(screen.getByLabelText('IBAN')).toHaveValue(IBAN);
    expect(screen.getByRole('checkbox', { name: /Ich ermächtige/ })).toBeInvalid();
    expect(sent('savePayment')).toEqual([]);
  });

  it('says why the server refuses', async () => {
    const errors = [{ path: 'body.Iban', code: 'IBAN_NOT_SEPA' }];
    const { open } = shopper(OPEN, () => Promise.reject(refusal(400, 'VALIDATION', { errors })));
    await open('/sepa');
    const fields = { ...form('SEPA-Lastschrift'), Iban: IBAN, MandateAccepted: 'on' };
    expect((await open('/sepa', fields)).status).toBe(400);
    expect(screen.getByLabelText('IBAN')).toHaveAccessibleDescription(/kann nicht per SEPA abgebucht werden/);
    expect(screen.getByRole('checkbox', { name: /Ich ermächtige/ })).toBeChecked();
  });

  it('keeps an account that is known, or asks for another one', async () => {
    const Selected = {
      ...BY_INVOICE,
      PaymentId: 2,
      Kind: 'sepa',
      Name: SEPA.Name,
      MaskedIban: 'DE89 •••• 3000',
    } as const;
    const { open, sent } = shopper({ ...OPEN, PaymentData: { ...OPEN.PaymentData, Selected } });
    await open('/sepa');
    expect(screen.getByRole('link', { name: 'Anderes Konto angeben' })).toHaveAttribute('href', '?konto=neu');
    expect((await open('/sepa', form('SEPA-Lastschrift'))).location).toBe(SUMMARY);
    expect(sent('savePayment')).toEqual([
      { ProductGroupId: 3, IsRatePayPayment: false, PaymentId: 2, MandateAccepted: true },
    ]);
    await open('/sepa?konto=neu');
    expect(screen.getByLabelText('IBAN')).toHaveValue('');
    expect((await open('/sepa?konto=neu', form('SEPA-Lastschrift'))).status).toBe(422);
  });

  it('keeps the plan, the date of birth and the yes to the credit', async () => {
    const { open, sent } = shopper(RATES);
    await open('/ratenzahlung');
    const fields = { ...form(INSTALMENTS.Name), PaymentModifier: '12', DateOfBirth: '1970-05-01', CreditConsent: 'on' };
    const account = { Iban: IBAN, AccountHolder: 'Annegret Köster', MandateAccepted: 'on' };
    expect((await open('/ratenzahlung', { ...fields, ...account })).status).toBe(303);
    expect(sent('savePayment')).toEqual([
      expect.objectContaining({ PaymentModifier: 12, DateOfBirth: '1970-05-01', CreditConsent: true }),
    ]);
  });

  it('says that the provider refused the order', async () => {
    const { open } = shopper();
    await open('/rechnung?abgelehnt=PAYMENT_REFUSED');
    expect(screen.getByRole('alert')).toHaveTextContent('Diese Zahlung wurde abgelehnt.');
  });
});
