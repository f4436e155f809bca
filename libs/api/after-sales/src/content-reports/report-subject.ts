import { defineHandler, problem } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { findSubject } from './find-subject';

export const reportSubject = defineHandler(CALLS.reportSubject, async ({ params, query }, { db }) => {
  const { countryId } = params;
  const subject = await findSubject(db, { countryId, kind: query.targetKind, id: query.targetId });
  if (!subject) throw problem('NOT_FOUND');
  return { Title: subject.title, Excerpt: subject.excerpt, Path: subject.path };
});
