import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { calculationOf } from '../testing/calculation-of';
import { BERLIN, renderOfferList } from '../testing/render-offer-list';

const filter = async () => within(await screen.findByRole('form', { name: 'Angebote filtern' }));

describe('filter', () => {
  it('narrows the list at once, and keeps what else was asked', async () => {
    const { address, calls } = renderOfferList(`${BERLIN}&sort=date`);
    await userEvent.click((await filter()).getByRole('checkbox', { name: 'ENplus A1 (2)' }));
    await waitFor(() => expect(address()).toBe(`${BERLIN}&pc=1&sort=date`));
    await waitFor(() =>
      expect(calls.findLast(({ id }) => id === 'calculate')?.input).toMatchObject({
        body: { ProductCertifications: [1], Ordering: 'date' },
      }),
    );
  });

  it('adds one choice to another, though the first list is still on its way', async () => {
    const { address } = renderOfferList(BERLIN, {
      calculate: ({ body }: { body: { Parameters: { Id: number }[] } }) =>
        body.Parameters.length === 1 ? new Promise(() => undefined) : calculationOf(),
    });
    const form = await filter();
    await userEvent.click(form.getByRole('radio', { name: /nur ohne Anhänger/ }));
    expect(form.getByRole('radio', { name: /nur ohne Anhänger/ })).toBeChecked();
    await userEvent.click(form.getByRole('radio', { name: /Schlauch bis 60 m/ }));
    await waitFor(() => expect(address()).toBe(`${BERLIN}&options=122,133`));
  });

  it('says what a choice adds', async () => {
    renderOfferList();
    const form = await filter();
    expect(form.getByRole('radio', { name: /^nur ohne Anhänger \(\+.15.€\)$/ })).toBeVisible();
    expect(form.getByRole('radio', { name: 'mit Anhänger möglich' })).toBeChecked();
    expect(form.getByRole('radio', { name: 'Termin egal' })).toBeChecked();
  });

  it('takes a wished day once it is one', async () => {
    const { address } = renderOfferList();
    const field = (await filter()).getByLabelText('Wunschtermin');
    expect(field).toHaveAttribute('min', '2026-11-22');
    fireEvent.change(field, { target: { value: '0002-12-10' } });
    expect(address()).toBe(BERLIN);
    fireEvent.change(field, { target: { value: '2026-12-10' } });
    await waitFor(() => expect(address()).toBe(`${BERLIN}&options=115$dt2026-12-10`));
  });

  it('is taken back by a link, and the fields follow', async () => {
    renderOfferList(`${BERLIN}&pc=1&options=122`);
    const form = await filter();
    expect(form.getByRole('checkbox', { name: 'ENplus A1' })).toBeChecked();
    expect(screen.getByRole('button', { name: 'Filter (2)' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Zurücksetzen' }));
    expect(await form.findByRole('checkbox', { name: 'ENplus A1 (2)' })).not.toBeChecked();
    expect(form.getByRole('radio', { name: 'mit Anhänger möglich' })).toBeChecked();
  });

  it('sent without script leads to the same address as with it', async () => {
    const form = '&options.Vehicle=122&options.Hose=&options.DeliveryTime=101&date.115=&pc=1&pc=2';
    const { address } = renderOfferList(BERLIN + form);
    await screen.findAllByRole('article');
    expect(address()).toBe(`${BERLIN}&options=122,101&pc=1,2`);
  });

  it('gets the focus when the calculator’s settings lead to it', async () => {
    renderOfferList(`${BERLIN}&openSettings=1`);
    await filter();
    await waitFor(() => expect(screen.getByRole('complementary', { name: 'Filter' })).toHaveFocus());
    expect(screen.getByText('Weitere Optionen').closest('details')?.open).toBe(true);
  });

  it('keeps the customer group, whose prices are links', async () => {
    renderOfferList(`${BERLIN}&pc=1`);
    const groups = within(await screen.findByRole('list', { name: 'Preise für' }));
    expect(groups.getByRole('link', { name: 'Privat' })).toHaveAttribute('aria-current', 'true');
    await userEvent.click(groups.getByRole('link', { name: 'Gewerbe' }));
    expect(await screen.findAllByText(/^netto 2\.137,60/)).toHaveLength(3);
    expect(screen.getByRole('link', { name: 'Zurücksetzen' })).toHaveAttribute('href', `${BERLIN}&options=2`);
  });
});
