import { type OrderProcess, OTHER_CODE, type PaymentChoice } from '@heizplatz/contract';
import {
  INSTALMENTS,
  INVOICE,
  buildOrderProcess,
  RATEPAY_DEBIT,
  RATEPAY_INVOICE,
  SEPA,
  stepsAt,
} from '@heizplatz/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal, renderOrderPage } from '../../../testing/render-order-page';

const PATH = '/holzpellets-lose/bestellung/bezahlung';
const SUMMARY = '/holzpellets-lose/bestellung/bestellung-abschliessen';
const ALL = [INVOICE, SEPA, INSTALMENTS, RATEPAY_INVOICE, RATEPAY_DEBIT];
const next = () => userEvent.click(screen.getByRole('button', { name: 'Weiter zur Zusammenfassung' }));
const consent = () => screen.getByRole('checkbox', { name: /Bonitätsprüfung durch die RatePay GmbH/ });
const birth = () => screen.getByLabelText(/^Geburtsdatum/);
const plain = (element: HTMLElement) => element.textContent.replaceAll('\u00A0', ' ');

const offering = (Choices: PaymentChoice[], Selected: OrderProcess['PaymentData']['Selected'] = null) =>
  buildOrderProcess('bezahlung', {
    PaymentData: { Choices, Selected },
    ...stepsAt(
      'bezahlung',
      Choices.map(({ Kind }) => Kind)
        .filter((kind) => kind !== OTHER_CODE)
        .toReversed(),
    ),
  });

function renderPayment(kind: string, process = offering(ALL), savePayment = () => ({ success: true })) {
  let now = process;
  return renderOrderPage(`${PATH}/${kind}`, {
    process,
    responses: {
      orderProcess: () => now,
      savePayment: () => {
        const response = savePayment();
        now = buildOrderProcess('bestellung-abschliessen');
        return response;
      },
    },
  });
}

describe('/{productGroup}/bestellung/bezahlung/{kind} for credit', () => {
  it('offers six months first, each plan with its rate, interest and total, and all as a table', async () => {
    renderPayment('ratenzahlung');
    const plans = within(await screen.findByRole('group', { name: 'Laufzeit' }));
    expect(plans.getByRole('radio', { name: /^6 Monatsraten/ })).toBeChecked();
    expect(plain(plans.getByText(/^je 391,87/))).toBe('je 391,87 €');
    expect(plans.getByRole('radio', { name: /^12 Monatsraten/ })).toHaveAccessibleDescription(
      /9,90\s% effektiver Jahreszins, 118,52\s€ Zinsen, zusammen 2\.405,75\s€/,
    );
    const table = screen.getByRole('table', { name: 'Raten und Kosten nach Laufzeit', hidden: true });
    expect(within(table).getAllByRole('row', { hidden: true })).toHaveLength(4);
    expect(plain(table)).toContain('3768,62 €768,60 €9,90 %18,61 €2.305,84 €');
  });

  it('warns, says who lends and the standard information, before anything is agreed to', async () => {
    renderPayment('ratepay-rechnung');
    const credit = within(await screen.findByRole('region', { name: 'Standardinformationen zum Kredit' }));
    expect(credit.getByText('Achtung! Kreditaufnahme kostet Geld.')).toBeVisible();
    expect(credit.getByText('RatePay GmbH, Franklinstraße 28, 10587 Berlin')).toBeVisible();
    expect(credit.getByText('Effektiver Jahreszins').nextElementSibling).toHaveTextContent('9,90 %');
    expect(consent()).not.toBeChecked();
    expect(screen.queryByRole('textbox', { name: 'IBAN' })).toBeNull();
  });

  it('keeps the chosen plan with date of birth and consent', async () => {
    const { sent, getPath } = renderPayment('ratenzahlung');
    await userEvent.click(await screen.findByRole('radio', { name: /^12 Monatsraten/ }));
    await userEvent.type(birth(), '1980-05-17');
    await userEvent.click(consent());
    await next();
    await waitFor(() => expect(getPath()).toBe(SUMMARY));
    expect(sent('savePayment')).toEqual([
      {
        ProductGroupId: 3,
        IsRatePayPayment: true,
        PaymentId: 3,
        PaymentModifier: 12,
        CreditConsent: true,
        DateOfBirth: '1980-05-17',
      },
    ]);
  });

  it('keeps a debit by the lender with account, mandate, date of birth and consent', async () => {
    const { sent, getPath } = renderPayment('ratepay-sepa');
    await userEvent.type(await screen.findByRole('textbox', { name: 'IBAN' }), 'DE89370400440532013000');
    const mandate = screen.getByRole('checkbox', { name: /Ich ermächtige RatePay GmbH/ });
    expect(mandate).toHaveAccessibleName(/weise ich mein Kreditinstitut an, diese Lastschriften einzulösen/);
    await userEvent.click(mandate);
    await userEvent.type(birth(), '1980-05-17');
    await userEvent.click(consent());
    await next();
    await waitFor(() => expect(getPath()).toBe(SUMMARY));
    expect(sent('savePayment')).toEqual([
      {
        ProductGroupId: 3,
        IsRatePayPayment: true,
        PaymentId: 5,
        Iban: 'DE89370400440532013000',
        AccountHolder: 'Annegret Köster',
        MandateAccepted: true,
        CreditConsent: true,
        DateOfBirth: '1980-05-17',
      },
    ]);
  });

  it('sends nothing without consent and date of birth', async () => {
    const { sent } = renderPayment('ratepay-rechnung');
    await screen.findByRole('form', { name: 'RatePay-Rechnung' });
    await next();
    const names = within(screen.getByRole('group', { name: /2 Angaben/ })).getAllByRole('link');
    expect(names.map((link) => link.getAttribute('href'))).toEqual(['#DateOfBirth', '#CreditConsent']);
    expect(consent()).toBeInvalid();
    expect(sent('savePayment')).toEqual([]);
  });

  it('shows a kind that cannot be had with the reason, and leaves the others', async () => {
    renderPayment('rechnung', offering([INVOICE, { ...RATEPAY_INVOICE, IsAvailable: false }]));
    const gone = await screen.findByRole('radio', { name: /^RatePay-Rechnung/ });
    expect(gone).toBeDisabled();
    expect(gone).toHaveAccessibleDescription(/Der Anbieter antwortet nicht/);
    expect(screen.getByRole('radio', { name: /^Rechnung/ })).toBeEnabled();
  });

  it('asks nothing on the page of a kind that cannot be had', async () => {
    renderPayment('ratepay-rechnung', offering([INVOICE, { ...RATEPAY_INVOICE, IsAvailable: false }]));
    expect(await screen.findByText('RatePay-Rechnung ist zurzeit nicht möglich.')).toBeVisible();
    expect(screen.queryByRole('form')).toBeNull();
  });

  it('says so when the provider fails at the save, and keeps what was typed', async () => {
    renderPayment('ratepay-rechnung', offering(ALL), () => {
      throw refusal(503, 'PAYMENT_UNAVAILABLE', { detail: 'Der Anbieter antwortet gerade nicht.' });
    });
    await userEvent.type(await screen.findByLabelText(/^Geburtsdatum/), '1980-05-17');
    await userEvent.click(consent());
    await next();
    expect(await screen.findByRole('alert')).toHaveTextContent('Der Anbieter antwortet gerade nicht.');
    expect(birth()).toHaveValue('1980-05-17');
    expect(consent()).toBeChecked();
  });

  it('shows a kept account by its ends, keeps it by leaving it out, and takes another one', async () => {
    const Selected = {
      IsRatePayPayment: false,
      PaymentId: 2,
      PaymentModifier: null,
      Kind: 'sepa',
      Name: 'SEPA-Lastschrift',
      MaskedIban: 'DE89 •••• 3000',
      MandateReference: 'HP-4711',
      Plan: null,
    } as const;
    const { sent } = renderPayment('sepa', offering([INVOICE, SEPA], Selected));
    expect(await screen.findByText('DE89 •••• 3000')).toBeVisible();
    expect(screen.getByText('Mandatsreferenz HP-4711')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'IBAN' })).toBeNull();
    await next();
    await waitFor(() => expect(sent('savePayment')).toHaveLength(1));
    expect(sent('savePayment')[0]).toEqual({
      ProductGroupId: 3,
      IsRatePayPayment: false,
      PaymentId: 2,
      MandateAccepted: true,
    });
  });

  it('asks for another account and its mandate once that is wished', async () => {
    const stored = offering([INVOICE, SEPA], {
      IsRatePayPayment: false,
      PaymentId: 2,
      PaymentModifier: null,
      Kind: 'sepa',
      Name: 'SEPA-Lastschrift',
      MaskedIban: 'DE89 •••• 3000',
      Plan: null,
    });
    renderPayment('sepa', stored);
    await userEvent.click(await screen.findByRole('link', { name: 'Anderes Konto angeben' }));
    expect(screen.getByRole('textbox', { name: 'IBAN' })).toHaveValue('');
    expect(screen.getByRole('checkbox', { name: /Ich ermächtige/ })).not.toBeChecked();
  });
});
