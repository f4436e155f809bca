import { I18nProvider } from '@lingui/react';
import { setupI18n } from '@lingui/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { useState } from 'react';
import { groupDigits } from './group-digits';
import { NumberField } from './number-field';

function Amount({ start, groupSign = '.' }: { start: number | null; groupSign?: string }) {
  const [value, setValue] = useState(start);
  return (
    <I18nProvider i18n={setupI18n({ locale: 'de', messages: { de: {} } })}>
      <NumberField label="Menge" value={value} onValueChange={setValue} groupSign={groupSign} />
      <output>{String(value)}</output>
    </I18nProvider>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Menge' });

test('digits alone are taken and shown grouped', async () => {
  render(<Amount start={null} />);
  await userEvent.type(field(), '1a2-3,4.5');
  expect(field()).toHaveValue('12.345');
  expect(screen.getByRole('status')).toHaveTextContent('12345');
});

test('the country gives the sign between thousands', () => {
  render(<Amount start={6000} groupSign="’" />);
  expect(field()).toHaveValue('6’000');
});

test('an emptied field is null, not zero', async () => {
  render(<Amount start={6000} />);
  await userEvent.clear(field());
  expect(screen.getByRole('status')).toHaveTextContent('null');
});

test('the caret stays behind the digit that was typed, although signs move', async () => {
  render(<Amount start={6000} />);
  field().setSelectionRange(1, 1);
  await userEvent.type(field(), '5', { initialSelectionStart: 1, initialSelectionEnd: 1 });
  expect(field()).toHaveValue('65.000');
  expect(field().selectionStart).toBe(2);
});

function Weight() {
  const [value, setValue] = useState<number | null>(6000);
  const readText = (text: string) =>
    /^\d[\d,.]*( ?t?)$/.test(text) ? Number.parseFloat(text.replace(',', '.')) * 1000 : null;
  return (
    <I18nProvider i18n={setupI18n({ locale: 'de', messages: { de: {} } })}>
      <NumberField label="Menge" value={value} onValueChange={setValue} readText={readText} />
      <output>{String(value)}</output>
    </I18nProvider>
  );
}

test.each(['6,5 t', '6.5 t', '6,5t'])(
  '%j stays as it is typed and is read, then stands as the number that it is',
  async (text) => {
    render(<Weight />);
    await userEvent.clear(field());
    await userEvent.type(field(), text);
    expect(field()).toHaveValue(text);
    expect(screen.getByRole('status')).toHaveTextContent('6500');
    await userEvent.tab();
    expect(field()).toHaveValue('6.500');
  },
);

test('a text that cannot be read leaves its digits', async () => {
  render(<Weight />);
  await userEvent.clear(field());
  await userEvent.type(field(), 'x70y00');
  expect(field()).toHaveValue('7.000');
  expect(screen.getByRole('status')).toHaveTextContent('7000');
});

test('no more digits than the field takes', async () => {
  render(<Amount start={null} />);
  await userEvent.type(field(), '123456789012');
  expect(screen.getByRole('status')).toHaveTextContent('123456789');
});

test('grouping changes no number, and no group is longer than three digits', () => {
  fc.assert(
    fc.property(fc.nat(), (value) => {
      const view = groupDigits(String(value), '.');
      expect(Number(view.replaceAll('.', ''))).toBe(value);
      expect(view).toMatch(/^\d{1,3}(\.\d{3})*$/);
    }),
  );
});
