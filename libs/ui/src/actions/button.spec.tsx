import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button';

test('a button presses, and submits nothing unless it is told to', async () => {
  const onClick = jest.fn();
  render(<Button onClick={onClick}>Weiter</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Weiter' }));
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
});

test('a busy button keeps its focus, does nothing when pressed, submits no form, and says what goes on', async () => {
  const onClick = jest.fn();
  const onSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const form = (busy: boolean) => (
    <form onSubmit={onSubmit}>
      <Button type="submit" busy={busy} busyText="Wird geprüft …" onClick={onClick}>
        Prüfen
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  screen.getByRole('button').focus();
  rerender(form(true));
  const button = screen.getByRole('button', { name: 'Wird geprüft …' });
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(screen.getByRole('status')).toHaveTextContent('Wird geprüft …');
});
