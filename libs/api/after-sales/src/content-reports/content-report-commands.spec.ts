import { insertCustomer, loggedIn } from '@heizplatz/api-identity/testing';
import type { TestClient } from '@heizplatz/api-platform/testing';
import { CALLS } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import { eq } from 'drizzle-orm';
import { isAllowed } from './execute-content-report-command';
import {
  CONTENT_REPORT_COMMANDS,
  type ContentReportActor,
  type ContentReportCommand,
  type ContentReportCommandName,
} from './content-report-commands';
import { getResponses, lockContentReport, type ContentReportRow } from './report-repository';
import { contentReportToken } from './content-report-token';
import { contentReportAnswers, reports } from './schema';
import { withContentReportDesk } from './testing/report-desk';

const { market, db, sent, staffItem, staff, appeal, mailsTo, newEmail, later } = withContentReportDesk();

type State = ContentReportRow['state'];
const STATES: readonly State[] = ['open', 'decided', 'appealed', 'closed'];
const NAMES = Object.keys(CONTENT_REPORT_COMMANDS) as ContentReportCommandName[];
const STAFF: ContentReportActor = { by: 'staff', userId: null, roles: [ROLES.dealerSupport] };
const ACTORS: readonly ContentReportActor[] = [STAFF, { by: 'reporter' }, { by: 'concerned' }];

/** A report in this state; decided, where it is, by somebody who is gone. */
async function contentReportIn(state: State) {
  const email = newEmail();
  const number = await sent({ EmailAddress: email });
  const { Id } = await staffItem(number);
  const appealUntil = state === 'decided' ? later(30) : null;
  const [row] = await db().update(reports).set({ state, appealUntil }).where(eq(reports.id, Id)).returning();
  if (!row) throw new Error(`no report ${number}`);
  const decision = { kind: 'decision', by: 'staff', outcome: 'kept', text: 'Kein Verstoß.', at: later(-1) } as const;
  if (state !== 'open')
    await db()
      .insert(contentReportAnswers)
      .values({ ...decision, reportId: Id });
  return { email, number, row };
}

const decide = (client: TestClient, { id, version }: ContentReportRow) => {
  const Text = 'Die Worte greifen eine Person an (Nummer 4 der AGB).';
  return client.post(CALLS.decideReport.path, { ReportId: id, Version: version, Outcome: 'removed', Text });
};
function execute(actor: ContentReportActor, row: ContentReportRow) {
  if (actor.by === 'staff') return decide(staff(), row);
  return appeal(contentReportToken(row, actor.by, market().api.services.config.secrets.link));
}

describe('the table of a report’s commands', () => {
  it.each(STATES.flatMap((state) => ACTORS.map((actor) => [state, actor.by, actor] as const)))(
    'what is %s is acted on by %s as it says',
    async (state, by, actor) => {
      const { number, row, email } = await contentReportIn(state);
      const report = { row, answers: await getResponses(db(), row.id) };
      const now = later(0);
      const allowed = NAMES.filter((name) => isAllowed(name, report, actor, now));
      const [name] = allowed;
      const command: ContentReportCommand | undefined = name && CONTENT_REPORT_COMMANDS[name];
      expect([allowed.length, command?.from ?? [state]]).toEqual([name ? 1 : 0, [state]]);
      if (by === 'staff') expect((await staffItem(number)).MayDecide).toBe(name !== undefined);
      const response = await execute(actor, row);
      const after = await lockContentReport(db(), row.id);
      if (!command) {
        expect([response.problem().code, after?.state, after?.version]).toEqual(['CONFLICT', state, row.version]);
        return;
      }
      expect([response.status, after?.version]).toEqual([200, row.version + 1]);
      expect(command.to).toContain(after?.state);
      const responses = await getResponses(db(), row.id);
      expect(responses.at(-1)).toMatchObject({ kind: command.answer, by });
      const kind = command.answer === 'decision' ? 'report-decision' : 'appeal-receipt';
      expect(await mailsTo(email, kind)).toHaveLength(by === 'concerned' ? 0 : 1);
    },
  );

  it('lets nobody decide on an appeal against the own decision', async () => {
    const { number, row } = await contentReportIn('open');
    expect((await decide(staff(), row)).status).toBe(200);
    const [decided] = await db().update(reports).set({ state: 'appealed' }).where(eq(reports.id, row.id)).returning();
    expect(await staffItem(number)).toMatchObject({ MayDecide: false, WasDecidedByMe: true });
    expect(decided && (await decide(staff(), decided)).problem()).toMatchObject({
      code: 'FORBIDDEN',
      detail: expect.stringContaining('entscheidet jemand anderes'),
    });
  });

  it.each(Object.values(ROLES))('lets %s decide where it says so', async (role) => {
    const email = newEmail();
    await insertCustomer(market().api, { email, roles: [role] });
    const { row } = await contentReportIn('open');
    const by: readonly string[] = CONTENT_REPORT_COMMANDS.decide.by;
    const { status } = await decide(await loggedIn(market().api, email), row);
    expect(status).toBe(by.includes(role) ? 200 : 403);
  });
});
