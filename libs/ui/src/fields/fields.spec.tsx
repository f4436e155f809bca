import { I18nProvider } from '@lingui/react';
import { setupI18n } from '@lingui/core';
import { render as renderBare, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Checkbox } from './checkbox';
import { ErrorSummary } from './error-summary';
import { RadioGroup } from './radio-group';
import { SelectField } from './select-field';
import { TextArea } from './text-area';
import { TextField } from './text-field';

const i18n = setupI18n({ locale: 'de', messages: { de: {} } });
const wrapper = ({ children }: { children: ReactNode }) => <I18nProvider i18n={i18n}>{children}</I18nProvider>;
const render = (ui: ReactNode) => renderBare(ui, { wrapper });

const MESSAGES = { label: 'Ort', hint: 'wie im Ausweis', error: 'Bitte geben Sie den Ort ein.' };
const OPTIONS = [
  { value: 'de', label: 'Deutschland' },
  { value: 'at', label: 'Österreich' },
];

test.each([
  ['TextField', <TextField key="f" {...MESSAGES} />, 'textbox'],
  ['TextArea', <TextArea key="f" {...MESSAGES} />, 'textbox'],
  ['SelectField', <SelectField key="f" {...MESSAGES} options={OPTIONS} />, 'combobox'],
  ['Checkbox', <Checkbox key="f" {...MESSAGES} />, 'checkbox'],
])('%s is tied to its label, hint and error, which is announced', (_, field, role) => {
  render(field);
  const control = screen.getByRole(role);
  expect(control).toHaveAccessibleName(expect.stringContaining('Ort'));
  expect(control).toHaveAccessibleDescription('wie im Ausweis Bitte geben Sie den Ort ein.');
  expect(control).toBeInvalid();
  expect(screen.getByText(MESSAGES.error).closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
});

test('a field that may stay empty says so, and a hidden label still names it', () => {
  render(
    <>
      <TextField label="Telefon" optional />
      <TextField label="Postleitzahl" labelHidden suffix="PLZ" />
    </>,
  );
  expect(screen.getByRole('textbox', { name: 'Telefon (freiwillig)' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Postleitzahl/ })).not.toBeInvalid();
});

test('a radio group is one tab stop, tells its choice, and works uncontrolled in a form', async () => {
  const onValueChange = jest.fn();
  render(<RadioGroup legend="Land" name="land" defaultValue="de" options={OPTIONS} onValueChange={onValueChange} />);
  expect(screen.getByRole('group', { name: 'Land' })).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'Österreich' }));
  expect(onValueChange).toHaveBeenCalledWith('at');
  expect(screen.getByRole('radio', { name: 'Österreich' })).toBeChecked();
});

test('a controlled radio group shows what it is given', () => {
  render(<RadioGroup legend="Land" name="land" value="at" options={OPTIONS} error="Bitte wählen." />);
  expect(screen.getByRole('radio', { name: 'Österreich' })).toBeChecked();
  expect(screen.getByRole('group')).toHaveAccessibleDescription('Bitte wählen.');
});

test('the error summary takes the focus when other errors come, and each error leads to its field', async () => {
  const form = (message: string | null) => (
    <>
      <ErrorSummary errors={message ? [{ fieldId: 'ort', message }] : []} />
      <TextField id="ort" label="Ort" error={message} />
    </>
  );
  const { rerender } = render(form(null));
  expect(screen.queryByRole('link')).toBeNull();
  rerender(form('Bitte geben Sie den Ort ein.'));
  expect(screen.getByRole('heading').closest('[tabindex]')).toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: 'Bitte geben Sie den Ort ein.' }));
  expect(screen.getByRole('textbox', { name: 'Ort' })).toHaveFocus();
  rerender(form('Den Ort gibt es nicht.'));
  expect(screen.getByRole('heading').closest('[tabindex]')).toHaveFocus();
});
