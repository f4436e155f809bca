import { act, render, screen } from '@testing-library/react';
import { CALCULATOR_SAVED } from './save-calculator';
import { BROWSER_STORAGE } from './browser-storage';
import { writeStoredCalculator } from '@heizplatz/calculator';
import { useSavedZipCode } from './use-saved-zip-code';

const View = () => <p>PLZ {useSavedZipCode(1) || 'keine'}</p>;
const save = (zipCode: string) => writeStoredCalculator(1, BROWSER_STORAGE, { zipCode });

describe('the saved postcode', () => {
  afterEach(() => localStorage.clear());

  it('is none until one was saved', () => {
    render(<View />);
    expect(screen.getByText('PLZ keine')).toBeVisible();
  });

  it.each([CALCULATOR_SAVED, 'storage'])('follows what is saved here and in other windows (%s)', (event) => {
    save('10115');
    render(<View />);
    expect(screen.getByText('PLZ 10115')).toBeVisible();
    save('80331');
    act(() => void window.dispatchEvent(new Event(event)));
    expect(screen.getByText('PLZ 80331')).toBeVisible();
  });
});
