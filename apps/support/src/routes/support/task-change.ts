import { CALLS, type CallInput } from '@heizplatz/contract';
import { DAY_MS, localDate } from '@heizplatz/country';
import * as v from 'valibot';

export type TaskChange = CallInput<typeof CALLS.saveStaffTask>['body'];

/** Days until it waits again, by the action that puts it off. */
const SNOOZES: Readonly<Record<string, number>> = { tomorrow: 1, week: 7 };

const TASK_ACTIONS = ['take', 'give', 'tomorrow', 'week', 'wake', 'done'] as const;
/** What the buttons of a row's form do. */
export type TaskFormAction = (typeof TASK_ACTIONS)[number];
export const isTaskAction = (value: unknown): value is TaskFormAction => v.is(v.picklist(TASK_ACTIONS), value);

const Form = v.object({
  Kind: v.string(),
  ObjectId: v.string(),
  Version: v.pipe(v.string(), v.transform(Number)),
  /** 'on': it is the caller's as it stands. */
  mine: v.string(),
  action: v.picklist(TASK_ACTIONS),
});

/** The change that a row's form requests; throws on an unknown form. */
export function taskChange(fields: Readonly<Record<string, string>>, now: Date): TaskChange {
  const { action, mine, ...task } = v.parse(Form, fields);
  const days = SNOOZES[action];
  const until = days === undefined ? null : new Date(localDate(now).getTime() + days * DAY_MS);
  const change = {
    ...task,
    IsMine: action === 'take' || (mine === 'on' && action !== 'give'),
    SnoozedUntil: until?.toISOString().slice(0, 10) ?? null,
    IsDone: action === 'done',
  };
  const { body } = CALLS.saveStaffTask;
  if (!body || !v.is(body, change)) throw new Error('a form of another page');
  return change;
}
