import { ProblemError } from '@heizplatz/api-client';
import { pageAction, PostForm, type RouteObject } from '@heizplatz/router';
import { fakeApi, openWithoutScript, renderRoute } from '@heizplatz/testing';
import { Checkbox, ErrorSummary, NumberField, RadioGroup, SelectField, TextArea, TextField } from '@heizplatz/ui';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import * as v from 'valibot';
import type { Issues } from '../issues/field-issues';
import type { FormValues } from './contract-resolver';
import { useContractForm } from './use-contract-form';

const Body = v.object({
  Name: v.pipe(v.string(), v.nonEmpty()),
  Rows: v.array(v.object({ Text: v.pipe(v.string(), v.maxLength(3)) })),
  Address: v.object({ Phone: v.pipe(v.string(), v.digits('PHONE_INV')) }),
  Kind: v.picklist(['a', 'b'], 'KIND_INV'),
  IsOpen: v.boolean(),
});
type Body = v.InferOutput<typeof Body>;
const VALUES = { Name: 'Anna', Text0: 'ja', Phone: '030', Kind: 'a', IsOpen: 'on', Note: '', Amount: '3000' };

interface Setup extends Partial<Pick<Parameters<typeof useContractForm>[0], 'clears' | 'focusesField' | 'follows'>> {
  readonly save: (body: Body, values: FormValues) => Promise<unknown>;
  readonly furtherIssues?: (values: FormValues) => Issues;
}

let renders = 0;
function FormView({ save, furtherIssues, ...setup }: Setup) {
  renders += 1;
  const [loaded, setLoaded] = useState(VALUES);
  const form = useContractForm({
    name: 'person',
    id: 'person',
    schema: Body,
    values: loaded,
    ...setup,
    read: ({ Name, Text0, Phone, Kind, IsOpen }) => ({
      ...{ Name, Rows: [{ Text: Text0 }], Address: { Phone }, Kind, IsOpen: IsOpen === 'on' },
    }),
    ...(furtherIssues && { furtherIssues }),
    issueText: (code) => `issue ${code}`,
    fieldNames: { Name: 'Name' },
    save,
  });
  return (
    <PostForm name={form.name} noValidate onSubmit={(event) => void form.submit(event)}>
      {!setup.focusesField && <ErrorSummary errors={form.errors} />}
      <TextField label="Name" {...form.field('Name')} />
      <TextField label="Text" {...form.field('Text0')} />
      <TextField label="Phone" {...form.field('Phone')} />
      <TextArea label="Note" {...form.field('Note')} />
      <SelectField
        label="Select"
        {...form.field('Kind')}
        options={['a', 'b', 'c'].map((value) => ({ value, label: value }))}
      />
      <RadioGroup
        legend="Kind"
        {...form.choice('Kind')}
        options={['a', 'b'].map((value) => ({ value, label: value }))}
      />
      <NumberField label="Amount" {...form.number('Amount')} />
      <button type="button" onClick={() => setLoaded({ ...VALUES, Name: 'Clara', Phone: '089' })}>
        Load
      </button>
      <Checkbox label="Open" {...form.box('IsOpen')} />
      <button>Send</button>
      <button type="button" onClick={form.reset}>
        Reset
      </button>
      <output>{form.isUnsaved ? 'unsaved' : 'saved'}</output>
    </PostForm>
  );
}

const refuse = (errors: readonly { readonly path: string; readonly code: string }[]) =>
  new ProblemError({ type: 'about:blank', title: 'Bad Request', status: 400, code: 'VALIDATION', errors: [...errors] });
const getRoutes = (setup: Setup): RouteObject[] => [{ path: '/form', Component: () => <FormView {...setup} /> }];
const open = (setup: Partial<Setup> = {}) => {
  const save = jest.fn((_: Body, __: FormValues): Promise<unknown> => Promise.resolve());
  renderRoute(getRoutes({ save, ...setup }), '/form', { api: fakeApi({}).api });
  return save;
};
const field = (name: string) => screen.findByRole('textbox', { name });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
const state = () => screen.getByRole('status').textContent;

it('sends the body that the schema made of what was typed, and is saved then', async () => {
  const save = open();
  await userEvent.type(await field('Name'), ' K');
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('radio', { name: 'b' }));
  expect(state()).toBe('unsaved');
  await send();
  const body = { Name: 'Anna K', Rows: [{ Text: 'ja' }], Address: { Phone: '030' }, Kind: 'b', IsOpen: false };
  await waitFor(() => expect(save.mock.calls).toEqual([[body, expect.objectContaining({ Name: 'Anna K' })]]));
  await waitFor(() => expect(state()).toBe('saved'));
});

it('names what is wrong by the codes of the schema, above and at each field, and sends nothing', async () => {
  const save = open({ furtherIssues: ({ Note }) => (Note === '' ? { Note: 'NOTE_REQ' } : {}) });
  await userEvent.clear(await field('Name'));
  await userEvent.type(await field('Text'), ' nein');
  await userEvent.type(await field('Phone'), 'x');
  await send();
  expect(await screen.findByRole('link', { name: 'Name: issue REQUIRED' })).toBeVisible();
  const messages = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(messages).toEqual(['Name: issue REQUIRED', 'issue TOO_LONG', 'issue PHONE_INV', 'issue NOTE_REQ']);
  await userEvent.click(screen.getByRole('link', { name: 'issue TOO_LONG' }));
  expect(await field('Text')).toHaveFocus();
  expect(await field('Text')).toHaveAccessibleDescription('issue TOO_LONG');
  expect(save).not.toHaveBeenCalled();
});

it('keeps errors and focus while they are mended, until it is sent again', async () => {
  const save = open();
  await userEvent.clear(await field('Name'));
  await send();
  expect(await screen.findByRole('link')).toBeVisible();
  await userEvent.type(await field('Name'), 'Berta');
  expect(await field('Name')).toHaveFocus();
  expect(screen.getByRole('link')).toBeVisible();
  await send();
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('link')).toBeNull();
});

it('shows at its field what the API refuses; what was typed stays and is not saved', async () => {
  open({ save: () => Promise.reject(refuse([{ path: 'body.Address.Phone', code: 'PHONE_INV' }])) });
  await userEvent.type(await field('Phone'), '1');
  await send();
  await waitFor(async () => expect(await field('Phone')).toHaveAccessibleDescription('issue PHONE_INV'));
  expect(await field('Phone')).toHaveValue('0301');
  expect(state()).toBe('unsaved');
});

it('resets to what was saved last', async () => {
  const save = open();
  await userEvent.type(await field('Name'), '!');
  await send();
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
  await userEvent.type(await field('Name'), '?');
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(await field('Name')).toHaveValue('Anna!');
  expect(screen.getByRole('checkbox')).toBeChecked();
  expect(state()).toBe('saved');
});

it('renders once for a text, however long', async () => {
  open();
  await field('Note');
  renders = 0;
  await userEvent.type(await field('Note'), 'a long text');
  expect(renders).toBeLessThanOrEqual(2);
});

it('begins anew once it was sent, where that is asked', async () => {
  const save = open({ clears: true });
  await userEvent.type(await field('Name'), '!');
  await userEvent.clear(await field('Amount'));
  await userEvent.type(await field('Amount'), '4500');
  expect(await field('Amount')).toHaveValue('4.500');
  await send();
  await waitFor(() => expect(save.mock.calls[0]?.[1]).toMatchObject({ Name: 'Anna!', Amount: '4500' }));
  await waitFor(async () => expect(await field('Name')).toHaveValue('Anna'));
  expect(await field('Amount')).toHaveValue('3.000');
});

it('leads to the first wrong field, where there is no summary', async () => {
  open({ focusesField: true });
  await userEvent.clear(await field('Name'));
  await userEvent.type(await field('Phone'), 'x');
  await send();
  await waitFor(async () => expect(await field('Name')).toHaveFocus());
});

it.each([
  [true, 'Clara', '0301'],
  [false, 'Anna', '0301'],
])('fields that nobody typed into follow what is loaded anew: %s', async (follows, name, phone) => {
  open({ follows });
  await userEvent.type(await field('Phone'), '1');
  await userEvent.click(screen.getByRole('button', { name: 'Load' }));
  expect(await field('Name')).toHaveValue(name);
  expect(await field('Phone')).toHaveValue(phone);
});

describe('without script', () => {
  const action = pageAction(() => Promise.reject(refuse([{ path: 'body.Name', code: 'NAME_INV' }])));
  const routes = getRoutes({ save: () => Promise.resolve() }).map((route): RouteObject => ({ ...route, action }));
  const posted = () => Object.fromEntries(new FormData(document.querySelector('form') ?? undefined));

  it('has its values in fields of their names', async () => {
    await openWithoutScript(routes, '/form', { api: fakeApi({}).api });
    expect(posted()).toMatchObject({ ...VALUES, Amount: '3.000' });
  });

  it('begins with what was typed when it was refused', async () => {
    const { IsOpen: _, ...ticked } = VALUES;
    const fields = { ...ticked, _form: 'person', Name: 'http://x', Phone: '040' };
    await openWithoutScript(routes, '/form', { api: fakeApi({}).api, fields });
    expect(posted()).toMatchObject({ Name: 'http://x', Phone: '040' });
    expect(posted()).not.toHaveProperty('IsOpen');
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription('issue NAME_INV');
  });
});
