import { ProblemError } from '@heizplatz/api-client';
import type { StaffAnnouncement } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import { fakeApi, renderRoute } from '@heizplatz/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listPage } from '../../../../testing/list-page';
import { staffPerson } from '../../../../testing/staff-person';
import { addStaffParts } from '../../../../testing/add-staff-parts';
import { teachDialogs } from '../../../../testing/jsdom-dialog';
import { announcementRoutes } from './announcement-routes';

beforeAll(teachDialogs);

const ANNOUNCEMENT: StaffAnnouncement = {
  ...({ Id: 4, Version: 2, CountryId: 1, Place: 'news', Tone: 'warn', Title: 'Frost', Text: 'Bestellen.' } as const),
  ...({ Href: null, LinkText: null, IsDraft: false, State: 'over', AuthorName: 'Ruth Petersen' } as const),
  ...{ StartsAt: '2026-11-20T06:00:00.000Z', EndsAt: '2026-11-21T06:00:00.000Z' },
};

function renderAnnouncements(path: string, responses: Parameters<typeof fakeApi>[0] = {}) {
  const fake = fakeApi({
    staffViews: () => ({ Views: [] }),
    staffPrompts: () => listPage([ANNOUNCEMENT]),
    staffPrompt: () => ANNOUNCEMENT,
    ...responses,
  });
  const user = staffPerson([ROLES.marketing]);
  return { ...fake, ...renderRoute(addStaffParts(announcementRoutes), path, { api: fake.api, user }) };
}

describe('/support/cms/prompts', () => {
  it('shows what is over as such, with its period', async () => {
    renderAnnouncements('/support/cms/prompts');
    const row = within(await screen.findByRole('row', { name: /Frost/ }));
    for (const text of ['abgelaufen', 'News', 'DE', '20.11.2026, 07:00 Uhr', '21.11.2026, 07:00 Uhr'])
      expect(row.getByText(text)).toBeInTheDocument();
  });

  it('writes a new one, shown as visitors will see it', async () => {
    const savePrompt = jest.fn(() => ANNOUNCEMENT);
    renderAnnouncements('/support/cms/prompts/neu', { savePrompt });
    await userEvent.type(await screen.findByLabelText('Titel'), 'Kälte');
    await userEvent.type(screen.getByLabelText('Text'), 'Es wird kalt.');
    expect(screen.getByText(/Es wird kalt\./, { selector: 'p' })).toBeVisible();
    fireEvent.change(screen.getByLabelText('Von'), { target: { value: '2026-12-01T07:00' } });
    await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(savePrompt).toHaveBeenCalled());
    expect(savePrompt).toHaveBeenCalledWith({
      body: expect.objectContaining({
        ...{ PromptId: null, Version: 0, CountryId: 1, Place: 'home', Title: 'Kälte', Href: null },
        ...{ StartsAt: '2026-12-01T06:00:00.000Z', EndsAt: null },
      }),
    });
  });

  it('is deleted once it is confirmed, not by one click', async () => {
    const { sent } = renderAnnouncements('/support/cms/prompts/4', { removePrompt: () => ({ IsSuccess: true }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Hinweis löschen' }));
    expect(sent('removePrompt')).toEqual([]);
    const dialog = within(screen.getByRole('dialog', { name: 'Hinweis „Frost“ löschen?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Endgültig löschen' }));
    expect(await screen.findByText('Der Hinweis ist gelöscht.')).toBeVisible();
    expect(sent('removePrompt')).toEqual([{ PromptId: 4, Version: 2 }]);
  });

  it('shows both versions when somebody else was quicker', async () => {
    const Current = { ...ANNOUNCEMENT, Version: 3, Title: 'Eis' };
    const savePrompt = () => {
      throw new ProblemError({ type: 'x', title: 'x', status: 409, code: 'VERSION_CONFLICT', context: { Current } });
    };
    renderAnnouncements('/support/cms/prompts/4', { savePrompt });
    await userEvent.click(await screen.findByRole('button', { name: 'Speichern' }));
    expect(await screen.findByLabelText('Neue: Eis')).toBeInTheDocument();
  });
});
