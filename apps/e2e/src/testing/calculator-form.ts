import type { Page } from '@playwright/test';

/** The home page's own calculator, as a reader names its parts. */
export function calculatorForm(page: Page) {
  const form = page.getByRole('form', { name: 'Preise vergleichen' });
  return {
    zipCode: form.getByRole('textbox', { name: 'Postleitzahl' }),
    amount: form.getByRole('textbox', { name: 'Menge' }),
    button: form.getByRole('button', { name: 'Preise vergleichen' }),
    group: (name: string) => form.getByRole('radio', { name }),
    /** The content of the popover. */
    said: form.getByRole('status', { name: 'Hinweise zu Ihrer Eingabe' }),
  };
}
