import { taskChange } from './task-change';

const NOW = new Date('2026-11-21T23:30:00Z');
const task = { Kind: 'mail', ObjectId: 'a', Version: '3' };

it.each([
  ['take', '', true, null],
  ['give', 'on', false, null],
  // It is the 22nd here already.
  ['tomorrow', 'on', true, '2026-11-23'],
  ['week', '', false, '2026-11-29'],
  ['wake', 'on', true, null],
  ['done', 'on', true, null],
])('%s of a task that is mine: %j', (action, mine, IsMine, SnoozedUntil) => {
  expect(taskChange({ ...task, action, mine }, NOW)).toEqual({
    Kind: 'mail',
    ObjectId: 'a',
    Version: 3,
    IsMine,
    SnoozedUntil,
    IsDone: action === 'done',
  });
});

it.each([{ ...task, action: 'drop', mine: '' }, { ...task, Kind: 'x', action: 'take', mine: '' }, {}])(
  'a form that is none of ours is refused: %j',
  (fields) => {
    expect(() => taskChange(fields, NOW)).toThrow();
  },
);
