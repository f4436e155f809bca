import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { SuggestField } from './suggest-field';

const TOWNS = [
  { id: 'a', text: 'Halle (Saale)', note: 'Sachsen-Anhalt' },
  { id: 'b', text: 'Halle (Westf.)' },
];

function renderField() {
  const [onTextChange, onChosen] = [jest.fn(), jest.fn()];
  const fieldProps = { label: 'Ort', placeholder: 'Postleitzahl oder Ort', status: '2 Orte' };
  const view = render(<SuggestField {...fieldProps} {...{ onTextChange, onChosen }} suggestions={TOWNS} />);
  return { ...view, onTextChange: onTextChange, onChosen, field: screen.getByRole('combobox', { name: 'Ort' }) };
}

describe('a field that suggests', () => {
  it('opens with what is typed, says how many there are, and has no fault of access', async () => {
    const { field, onTextChange: onTextChange, container } = renderField();
    expect(field).toHaveAttribute('aria-expanded', 'false');
    await userEvent.type(field, 'Hal');
    expect(onTextChange).toHaveBeenLastCalledWith('Hal');
    expect(field).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getAllByRole('option')).toHaveLength(2);
    expect(screen.getByRole('status')).toHaveTextContent('2 Orte');
    const { violations } = await axe.run(container, { rules: { region: { enabled: false } } });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  it.each([
    ['{ArrowDown}', 'a'],
    ['{ArrowDown}{ArrowDown}', 'b'],
    ['{ArrowDown}{ArrowDown}{ArrowDown}', 'a'],
    ['{ArrowUp}', 'b'],
  ])('%s and Enter choose %s', async (keys, id) => {
    const { field, onChosen } = renderField();
    await userEvent.type(field, `H${keys}`);
    const active = document.getElementById(field.getAttribute('aria-activedescendant') ?? '');
    expect(active).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    expect(onChosen).toHaveBeenCalledWith(id);
    expect(field).toHaveAttribute('aria-expanded', 'false');
  });

  it('is chosen from by a click, and keeps the focus', async () => {
    const { field, onChosen } = renderField();
    await userEvent.type(field, 'H');
    await userEvent.click(screen.getByText('Halle (Westf.)'));
    expect(onChosen).toHaveBeenCalledWith('b');
    expect(field).toHaveFocus();
  });

  it('closes by Escape, and Enter without a choice is left to the form', async () => {
    const { field, onChosen } = renderField();
    await userEvent.type(field, 'H{Escape}');
    expect(screen.queryByRole('option')).toBeNull();
    await userEvent.type(field, 'a{Enter}');
    expect(onChosen).not.toHaveBeenCalled();
  });
});
