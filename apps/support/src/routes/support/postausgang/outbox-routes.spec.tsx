import type { StaffMail } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import { fakeApi, renderRoute } from '@heizplatz/testing';
import { screen, within } from '@testing-library/react';
import { listPage } from '../../../testing/list-page';
import { staffPerson } from '../../../testing/staff-person';
import { addStaffParts } from '../../../testing/add-staff-parts';
import { outboxRoutes } from './outbox-routes';

const ID = '6f1e87d1-e8f9-46de-bd93-059cf098147c';
const buildMail = (fields: Partial<StaffMail> = {}): StaffMail => ({
  ...{ MailId: ID, CountryId: 1, Kind: 'order-received', Recipient: 'a.koester@example.com', Attempts: 1 },
  ...{ Subject: 'Ihre Bestellung DE-26-104417', State: 'sent', LastError: null, OrderId: null, ReplyTo: null },
  ...{ CreatedAt: '2026-11-21T10:00:00.000Z', DoneAt: '2026-11-21T10:00:01.000Z', Text: 'Guten Tag', Attachments: [] },
  ...{ BouncedAt: null, BounceReason: null },
  ...fields,
});
const BOUNCED = buildMail({
  BouncedAt: '2026-11-21T10:05:00.000Z',
  BounceReason: 'a.koester@example.com: 5.1.1 User unknown',
});

function renderPage(path: string, mail: StaffMail) {
  const { api } = fakeApi({
    ...{ staffMails: () => listPage([mail]), staffMail: () => mail, staffViews: () => ({ Views: [] }) },
  });
  return renderRoute(addStaffParts(outboxRoutes), path, { api, user: staffPerson([ROLES.customerSupport]) });
}

describe('/support/postausgang', () => {
  it('says of a mail that came back that it reached nobody, and why', async () => {
    renderPage('/support/postausgang', BOUNCED);
    const row = within(await screen.findByRole('row', { name: /DE-26-104417/ }));
    expect(row.getByText('unzustellbar')).toBeInTheDocument();
    expect(row.getByText(/User unknown/)).toBeInTheDocument();
    expect(row.queryByText('gesendet')).not.toBeInTheDocument();
  });

  it('says of one that did not that it was sent', async () => {
    renderPage('/support/postausgang', buildMail());
    const row = within(await screen.findByRole('row', { name: /DE-26-104417/ }));
    expect(row.getByText('gesendet')).toBeInTheDocument();
    expect(row.queryByText('unzustellbar')).not.toBeInTheDocument();
  });
});

describe('/support/postausgang/{id}', () => {
  it('shows when a mail came back and what the mail server said', async () => {
    renderPage(`/support/postausgang/${ID}`, BOUNCED);
    expect(await screen.findByText('unzustellbar')).toBeInTheDocument();
    expect(screen.getByText('Zurück am')).toBeInTheDocument();
    expect(screen.getByText(/5\.1\.1 User unknown/)).toBeInTheDocument();
  });
});
