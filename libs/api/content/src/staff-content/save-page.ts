import { isDeepStrictEqual } from 'node:util';
import {
  type CallContext,
  createReleasePointer,
  type Database,
  defineHandler,
  listServedPatterns,
  problem,
} from '@heizplatz/api-platform';
import { CALLS, type CallRequest, type StaffPage } from '@heizplatz/contract';
import { findMedia } from '../content-pages/content-repository';
import { insertVersions } from '../content-pages/new-content-repository';
import { TOPIC_KEYS } from '../content-pages/topics';
import { type PageExecution, pageCommand } from './execute-page-command';
import type { OpenPage } from './open-page';
import { movePage, refusePath } from './page-path';
import { insertPage } from './page-repository';
import { getAuthor, wasEverVisible } from './page-state';
import { presentStaffPage } from './present-staff-page';
import { freePath } from './redirect-repository';

type Body = CallRequest<typeof CALLS.savePage>['body'];

const refuse = (field: string, code: string) => problem('VALIDATION', { errors: [{ path: `body.${field}`, code }] });

function refuseText(kind: string, { Topic, ValidFrom }: Body): void {
  if (Topic !== null && !TOPIC_KEYS.includes(Topic)) throw refuse('Topic', 'TOPIC_INV');
  if (kind === 'info' && Topic === null) throw refuse('Topic', 'REQUIRED');
  if (kind === 'legal' && ValidFrom === null) throw refuse('ValidFrom', 'REQUIRED');
}

async function refusePicture(tx: Database, { PictureKey }: Body): Promise<void> {
  if (PictureKey && !(await findMedia(tx, [PictureKey])).has(PictureKey)) throw refuse('PictureKey', 'MEDIA_NXT');
}

const getLabels = ({ Title, Description, ValidFrom, PictureKey }: Body, kind: string) => ({
  title: Title,
  description: Description,
  validFrom: kind === 'legal' ? ValidFrom : null,
  ...(PictureKey === undefined ? {} : { pictureKey: PictureKey }),
});

const listPatterns = (db: Database, { clock, services: { config } }: CallContext) =>
  listServedPatterns(createReleasePointer({ db, clock, config }), config);

async function addPage(tx: Database, body: Body, context: CallContext): Promise<number> {
  const { CountryId: countryId, Kind: kind, Path: path } = body;
  refuseText(kind, body);
  await refusePicture(tx, body);
  await refusePath(tx, { countryId, kind, path, served: await listPatterns(tx, context) });
  await freePath(tx, countryId, path);
  const topic = kind === 'info' ? body.Topic : null;
  const id = await insertPage(tx, { countryId, kind, path, topic, sharedKey: path });
  if (id === undefined) throw refuse('Path', 'PATH_TAKEN');
  const content = getLabels(body, kind);
  const version = { contentId: id, number: 1, state: 'draft', createdAt: context.clock() } as const;
  await insertVersions(tx, [{ ...version, blocks: [], ...content, ...getAuthor(context) }]);
  context.audit.note({ after: { countryId, kind, path, ...content } });
  return id;
}

async function changePage(tx: Database, open: OpenPage, body: Body, context: CallContext): Promise<PageExecution> {
  const { clock } = context;
  const { id, countryId, kind, path: from, topic } = open.page;
  refuseText(kind, body);
  await refusePicture(tx, body);
  const to = body.Path;
  if (to !== from)
    await movePage(tx, {
      ...{ id, countryId, kind, from, to, wasVisible: wasEverVisible(open.versions, clock()) },
      served: await listPatterns(tx, context),
    });
  const content = getLabels(body, kind);
  const { title, description, validFrom, pictureKey } = open.newest;
  const before = { title, description, validFrom, pictureKey };
  const hasNewText = !isDeepStrictEqual(before, { ...before, ...content });
  return {
    ...(hasNewText ? { command: 'writeText', version: content } : { command: 'move' }),
    page: { path: to, topic: kind === 'info' ? body.Topic : topic },
    note: { before: { path: from, topic, ...before }, after: { path: to, topic: body.Topic, ...content } },
  };
}

async function savedNewPage(body: Body, context: CallContext): Promise<StaffPage> {
  const pageId = await context.db.transaction(async (tx) => {
    const id = await addPage(tx, body, context);
    return id;
  });
  return presentStaffPage(context.db, pageId, context);
}

/** POST /api/support/cms/seiten/speichern: address and topic at once, texts as a draft. */
export const savePage = defineHandler(CALLS.savePage, ({ body }, context) => {
  const { PageId, Version } = body;
  if (PageId === null) return savedNewPage(body, context);
  return pageCommand({ PageId, Version }, context, (tx, open) => changePage(tx, open, body, context));
});
