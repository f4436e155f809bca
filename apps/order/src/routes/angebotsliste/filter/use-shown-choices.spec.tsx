import { defaultConfiguration } from '@heizplatz/calculator';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { buildInitConfiguration } from '../../../testing/build-init-configuration';
import type { SwitchSection } from './filter-section';
import { filterSections } from './filter-sections';
import { useShownChoices } from './use-shown-choices';

const CONFIGURATION = { ...defaultConfiguration(1, 3), ZipCode: '10115', Amount: 6000 };
const isSwitch = (section: { readonly kind: string }): section is SwitchSection => section.kind === 'switch';

/** A form that adopts no choice, and renders on demand. */
function Fields({ readsLater }: { readonly readsLater: boolean }) {
  const [, setRendered] = useState(0);
  const unread = useRef(readsLater ? 1 : 0);
  const sections = filterSections(buildInitConfiguration(), CONFIGURATION).filter(isSwitch);
  return (
    <form ref={useShownChoices(sections, unread)}>
      {sections.map(({ id, field, choice, isOn }) => (
        <input key={id} type="checkbox" aria-label={id} name={field} value={choice.value} defaultChecked={isOn} />
      ))}
      <input type="checkbox" aria-label="other" name="other" value="1" />
      <button type="button" onClick={() => setRendered((count) => count + 1)}>
        render
      </button>
    </form>
  );
}

it.each([
  ['taken back', false, false],
  ['kept until it is read', true, true],
])('a choice that the sections do not have is %s when the form renders', async (_, readsLater, isChecked) => {
  render(<Fields readsLater={readsLater} />);
  const [first] = screen.getAllByRole<HTMLInputElement>('checkbox');
  const other = screen.getByRole<HTMLInputElement>('checkbox', { name: 'other' });
  if (!first) throw new Error('no section can be switched');
  await userEvent.click(first);
  await userEvent.click(other);
  expect(first.checked).toBe(true);
  await userEvent.click(screen.getByRole('button'));
  expect(first.checked).toBe(isChecked);
  expect(other.checked).toBe(true);
});
