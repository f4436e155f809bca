import { CALLS } from '@heizplatz/contract';
import { defineHandler } from '../http/define-handler';
import { problem } from '../http/problem';
import { findSubject } from './find-subject';

export const getReportSubject = defineHandler(CALLS.reportSubject, async ({ params, query }, { db }) => {
  const { countryId } = params;
  const subject = await findSubject(db, { countryId, kind: query.targetKind, id: query.targetId });
  if (!subject) throw problem('NOT_FOUND');
  return { Title: subject.title, Excerpt: subject.excerpt, Path: subject.path };
});
