import { staffLists } from './staff-lists.ts';

it('measures each list that the contract pages, by the sorts that it declares', () => {
  const lists = new Map(staffLists().map(({ call, sorts }) => [call.id, sorts]));
  expect(lists.get('vatRates')?.toSorted()).toEqual(['Country', 'Group', 'ValidFrom']);
  expect(lists.get('approvals')).toContain('waiting');
  expect([...lists].flatMap(([id, sorts]) => (sorts.length === 0 ? [id] : []))).toEqual(['staffSearch']);
});
