import { isMisspelt } from '@heizplatz/country';
import { staffName } from '@heizplatz/api-dealers';
import {
  type CallContext,
  changedFields,
  type Database,
  defineHandler,
  problem,
  versionConflict,
} from '@heizplatz/api-platform';
import { CALLS, type CallRequest } from '@heizplatz/contract';
import { flushLater } from '../content-pages/flush-later';
import { presentAnnouncement } from './present-announcement';
import {
  deleteAnnouncement,
  findAnnouncements,
  insertAnnouncement,
  type AnnouncementRow,
  updateAnnouncement,
} from './prompt-repository';

type Body = CallRequest<typeof CALLS.savePrompt>['body'];

const ANNOUNCEMENT_TAGS = ['prompts'];

async function findAnnouncement(db: Database, id: number): Promise<AnnouncementRow> {
  const [row] = await findAnnouncements(db, [id]);
  if (!row) throw problem('NOT_FOUND');
  return row;
}

/** Rules that the schema cannot express, field by field. */
function getIssues({ CountryId, Title, Text, LinkText, Href, StartsAt, EndsAt }: Body) {
  const isWrong = (text: string | null): boolean => isMisspelt(CountryId, text ?? '');
  return [
    ...(isWrong(Title) ? [{ path: 'body.Title', code: 'SHARP_S' }] : []),
    ...(isWrong(Text) ? [{ path: 'body.Text', code: 'SHARP_S' }] : []),
    ...(isWrong(LinkText) ? [{ path: 'body.LinkText', code: 'SHARP_S' }] : []),
    ...(Boolean(Href) === Boolean(LinkText) ? [] : [{ path: 'body.LinkText', code: 'LINK_PAIR' }]),
    ...(EndsAt !== null && new Date(EndsAt) <= new Date(StartsAt) ? [{ path: 'body.EndsAt', code: 'PERIOD_INV' }] : []),
  ];
}

const getFields = (body: Body) => ({
  countryId: body.CountryId,
  place: body.Place,
  tone: body.Tone,
  title: body.Title,
  text: body.Text,
  href: body.Href || null,
  linkText: body.LinkText || null,
  isDraft: body.IsDraft,
  startsAt: new Date(body.StartsAt),
  endsAt: body.EndsAt === null ? null : new Date(body.EndsAt),
});

export const staffPrompt = defineHandler(CALLS.staffPrompt, async ({ params }, { db, clock }) =>
  presentAnnouncement(await findAnnouncement(db, params.promptId), clock()),
);

async function write(tx: Database, body: Body, { user, clock, audit }: CallContext): Promise<AnnouncementRow> {
  const fields = getFields(body);
  if (body.PromptId === null) {
    const added = await insertAnnouncement(tx, { ...fields, authorName: staffName(user), createdAt: clock() });
    audit.note({ after: fields });
    return added;
  }
  const before = await findAnnouncement(tx, body.PromptId);
  const changes = { ...fields, authorName: staffName(user) };
  const written = await updateAnnouncement(tx, { id: body.PromptId, version: body.Version }, changes);
  if (!written) throw versionConflict(presentAnnouncement(await findAnnouncement(tx, body.PromptId), clock()));
  audit.note({ before: changedFields(before, fields), after: fields });
  return written;
}

/** POST /api/support/cms/hinweise/speichern: what begins or ends later does so on all nodes at its time. */
export const savePrompt = defineHandler(CALLS.savePrompt, async ({ body }, context) => {
  const { db, clock, services } = context;
  const issues = getIssues(body);
  if (issues.length > 0) throw problem('VALIDATION', { errors: issues });
  const row = await db.transaction(async (tx) => {
    const written = await write(tx, body, context);
    for (const edge of [written.startsAt, written.endsAt])
      if (edge && edge > clock()) await flushLater(services.jobs, tx, { tags: ANNOUNCEMENT_TAGS, at: edge });
    return written;
  });
  return presentAnnouncement(row, clock());
});

export const removePrompt = defineHandler(CALLS.removePrompt, async ({ body }, { db, clock, audit }) => {
  const before = await findAnnouncement(db, body.PromptId);
  await db.transaction(async (tx) => {
    const isRemoved = await deleteAnnouncement(tx, { id: body.PromptId, version: body.Version });
    if (!isRemoved) throw versionConflict(presentAnnouncement(await findAnnouncement(tx, body.PromptId), clock()));
  });
  audit.note({ before: { title: before.title, text: before.text, place: before.place } });
  return { IsSuccess: true };
});
