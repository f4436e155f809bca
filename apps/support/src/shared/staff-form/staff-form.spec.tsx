import { ProblemError, useApi } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import type { User } from '@heizplatz/identity';
import { Link, type RouteObject } from '@heizplatz/router';
import { fakeApi, renderRoute } from '@heizplatz/testing';
import { TextField } from '@heizplatz/ui';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { toBody } from '@heizplatz/form-ui';
import { getVersionValues } from './form-values';
import { StaffForm } from './staff-form';
import { StaffPage } from '../staff-page/staff-page';
import { useStaffForm } from './use-staff-form';

const schema = toBody(CALLS.saveStaffView);
const user: User = {
  id: 7,
  title1: '',
  title2: '',
  roles: [],
  isImpersonatedS: false,
  isGuest: false,
  hasAnyOrder: false,
  firstName: 'Clara',
  lastName: 'Sommer',
};

let sentVersions: number[] = [];
function EditorView() {
  const api = useApi();
  const form = useStaffForm({
    name: 'view',
    schema,
    values: { Name: 'Alt', Query: 'a=1' },
    version: 3,
    read: (values, version) => {
      sentVersions.push(version);
      return { Path: '/support', ...values };
    },
    save: (body) => api(CALLS.saveStaffView, { body }),
  });
  return (
    <StaffPage title="Ansicht">
      <StaffForm form={form} labels={{ Name: 'Name', Query: 'Abfrage' }}>
        <TextField label="Name" {...form.field('Name')} />
        <TextField label="Abfrage" {...form.field('Query')} />
      </StaffForm>
      <Link to="/anders">Weiter</Link>
    </StaffPage>
  );
}
const routes: RouteObject[] = [
  { path: '/form', Component: EditorView },
  { path: '/anders', Component: () => <p>Anders</p> },
];
const problem = (status: number, code: string, rest: object = {}) =>
  new ProblemError({ type: 'about:blank', title: code, status, code, ...rest });
function open(save: () => { Id: number }) {
  sentVersions = [];
  const fake = fakeApi({ saveStaffView: save });
  return { ...fake, ...renderRoute(routes, '/form', { api: fake.api, user }) };
}
const name = () => screen.findByLabelText('Name');
const click = (button: string) => userEvent.click(screen.getByRole('button', { name: button }));

it('says what is wrong above and at the field before anything is sent, and keeps what was typed', async () => {
  const { calls } = open(() => ({ Id: 1 }));
  await userEvent.clear(await name());
  await userEvent.type(screen.getByLabelText('Abfrage'), '&b=2');
  await click('Speichern');
  expect(await name()).toHaveAttribute('aria-invalid', 'true');
  expect(screen.getByRole('group', { name: /Eine Angabe/ })).toHaveFocus();
  expect(screen.getByRole('link', { name: /^Name: ./ })).toBeVisible();
  expect(screen.getByLabelText('Abfrage')).toHaveValue('a=1&b=2');
  expect(calls).toEqual([]);
});

it('shows at its field what the API refuses', async () => {
  open(() => {
    throw problem(400, 'VALIDATION', { errors: [{ path: 'body.Query', code: 'TOO_LONG' }] });
  });
  await userEvent.type(await name(), '!');
  await click('Speichern');
  await waitFor(() => expect(screen.getByLabelText('Abfrage')).toHaveAttribute('aria-invalid', 'true'));
  expect(await name()).toHaveValue('Alt!');
});

it('asks before leaving what is not saved, and not after', async () => {
  const { getPath } = open(() => ({ Id: 1 }));
  const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false);
  await userEvent.type(await name(), '!');
  expect(screen.getByText('Noch nicht gespeichert')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Weiter' }));
  expect(confirm).toHaveBeenCalledTimes(1);
  expect(getPath()).toBe('/form');
  await click('Speichern');
  await waitFor(() => expect(screen.queryByText('Noch nicht gespeichert')).toBeNull());
  await userEvent.click(screen.getByRole('link', { name: 'Weiter' }));
  expect(await screen.findByText('Anders')).toBeVisible();
  expect(confirm).toHaveBeenCalledTimes(1);
});

it('shows both versions when somebody was quicker, and saves what was chosen over the newer one', async () => {
  let isNewer = true;
  const { sent } = open(() => {
    if (isNewer)
      throw problem(409, 'VERSION_CONFLICT', { context: { Current: { Version: 5, Name: 'Neu', Query: 'c=3' } } });
    return { Id: 1 };
  });
  await userEvent.type(await name(), '!');
  await click('Speichern');
  expect(await screen.findByRole('radio', { name: 'Meine: Alt!' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Neue: c=3' }));
  isNewer = false;
  await click('Auswahl speichern');
  await waitFor(() => expect(sent('saveStaffView')).toHaveLength(2));
  expect(sent('saveStaffView')[1]).toMatchObject({ Path: '/support', Name: 'Alt!', Query: 'c=3' });
  expect(sentVersions).toEqual([3, 5]);
  await waitFor(() => expect(screen.queryByRole('radio')).toBeNull());
});

it('takes the newer version whole', async () => {
  let isNewer = true;
  const { sent } = open(() => {
    if (isNewer)
      throw problem(409, 'VERSION_CONFLICT', { context: { Current: { Version: 5, Name: 'Neu', Query: 'a=1' } } });
    return { Id: 1 };
  });
  await userEvent.type(await name(), '!');
  await click('Speichern');
  isNewer = false;
  await userEvent.click(await screen.findByRole('button', { name: 'Neue übernehmen' }));
  await waitFor(() => expect(sent('saveStaffView')[1]).toMatchObject({ Name: 'Neu' }));
  expect(getVersionValues({ Version: 5 }, ['Name'])).toEqual({ Name: '' });
});

it('says what the API says of a refusal without a field', async () => {
  open(() => {
    throw problem(409, 'CONFLICT', { detail: 'Davon gibt es schon genug.' });
  });
  await userEvent.type(await name(), '!');
  await click('Speichern');
  expect(await screen.findByText('Davon gibt es schon genug.')).toBeVisible();
});
