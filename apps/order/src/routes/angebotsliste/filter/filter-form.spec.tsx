import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler, type ReactNode } from 'react';
import { BERLIN, renderOfferList } from '../../../testing/render-offer-list';
import type * as sectionFields from './filter-section-fields';

const mockAfterPaint: (() => void)[] = [];
jest.mock('../list/after-paint', () => ({ afterPaint: (work: () => void) => mockAfterPaint.push(work) }));

const mockRendered: string[] = [];
jest.mock('./filter-section-fields', () => {
  const { FilterSectionFields } = jest.requireActual<typeof sectionFields>('./filter-section-fields');
  const record = (id: string) => mockRendered.push(id);
  const Recorded = ({ id, children }: { id: string; children: ReactNode }) => (
    <Profiler id={id} onRender={record}>
      {children}
    </Profiler>
  );
  return {
    FilterSectionFields: (props: Parameters<typeof FilterSectionFields>[0]) => (
      <Recorded id={props.section.id}>
        <FilterSectionFields {...props} />
      </Recorded>
    ),
  };
});

it('shows a choice in the frame of its click, and renders and asks for the list after that', async () => {
  const { address } = renderOfferList(BERLIN);
  const form = within(await screen.findByRole('form', { name: 'Angebote filtern' }));
  const radio = form.getByRole('radio', { name: /Schlauch bis 60 m/ });
  mockRendered.length = 0;
  await userEvent.click(radio);
  expect(radio).toBeChecked();
  expect(mockRendered).toEqual([]);
  expect(address()).toBe(BERLIN);
  act(() => mockAfterPaint.splice(0).forEach((work) => work()));
  expect(mockRendered).not.toEqual([]);
  await waitFor(() => expect(address()).toBe(`${BERLIN}&options=133`));
  expect(radio).toBeChecked();
});
