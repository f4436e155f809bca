import { defaultConfiguration } from '@heizplatz/calculator';
import { fakeApi, renderRoute } from '@heizplatz/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { buildInitConfiguration } from '../../../testing/build-init-configuration';
import { FilterSectionFields } from './filter-section-fields';
import { filterSections } from './filter-sections';
import type * as filterLabels from './use-filter-labels';

const mockRendered: string[] = [];
// Each rendering of a section asks for its name.
jest.mock('./use-filter-labels', () => {
  const actual = jest.requireActual<typeof filterLabels>('./use-filter-labels');
  return {
    ...actual,
    useFilterLabels: () => {
      const labels = actual.useFilterLabels();
      const getName: typeof labels.getName = (section) => {
        mockRendered.push(section.id);
        return labels.getName(section);
      };
      return { ...labels, getName };
    },
  };
});

const INIT = buildInitConfiguration();
const CONFIGURATION = { ...defaultConfiguration(1, 3), ZipCode: '10115', Amount: 6000 };

/** A form whose sections are built anew with each choice, as those of the offer list. */
function Sections() {
  const [isCertified, setCertified] = useState(false);
  return (
    <form onChange={() => setCertified(!isCertified)}>
      {filterSections(INIT, { ...CONFIGURATION, OnlyCertified: isCertified }).map((section) => (
        <FilterSectionFields key={section.id} section={section} firstDay="2026-12-01" variant="column" />
      ))}
    </form>
  );
}

it('a choice renders its own section alone', async () => {
  renderRoute([{ path: '/', Component: Sections }], '/', { api: fakeApi({}).api, countryId: 1 });
  const checkbox = await screen.findByRole('checkbox', { name: /zertifiziert/i });
  expect(mockRendered).toEqual(expect.arrayContaining(['OnlyCertified', 'Hose', 'Payment']));
  mockRendered.length = 0;
  await userEvent.click(checkbox);
  expect(checkbox).toBeChecked();
  expect(mockRendered).toEqual(['OnlyCertified']);
});
