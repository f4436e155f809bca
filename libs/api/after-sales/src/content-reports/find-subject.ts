import type { Database } from '@heizplatz/api-platform';
import type { CountryId, ReportTarget } from '@heizplatz/contract';
import { DEALERS_PATH } from '@heizplatz/routes';
import { findDealerSubject, findReviewSubject } from './subject-repository';

/** What a report is about. */
export interface ContentReportSubject {
  /** 'Bewertung von Anke V. über Waldfeuer'. */
  readonly title: string;
  /** The beginning of a review; else empty. */
  readonly excerpt: string;
  /** Where it is to be seen. */
  readonly path: string;
}

export interface Named {
  readonly countryId: CountryId;
  readonly kind: ReportTarget;
  readonly id: string;
}

const EXCERPT_LENGTH = 240;
/** Nothing in it that would be somebody's message in our mail. */
const PAGE_PATH = /^\/[\w/-]{0,200}$/;
const ID = /^[1-9]\d{0,8}$/;

const shortened = (text: string): string =>
  text.length > EXCERPT_LENGTH ? `${text.slice(0, EXCERPT_LENGTH).trimEnd()} …` : text;

async function reviewSubject(db: Database, named: Named): Promise<ContentReportSubject | null> {
  if (!ID.test(named.id)) return null;
  const row = await findReviewSubject(db, named);
  if (!row) return null;
  return {
    title: `Bewertung von ${row.review.shownName} über ${row.name}`,
    excerpt: shortened(row.review.text),
    path: `${DEALERS_PATH}/${row.slug}`,
  };
}

async function dealerSubject(db: Database, named: Named): Promise<ContentReportSubject | null> {
  const row = await findDealerSubject(db, named);
  return row ? { title: `Händler ${row.name}`, excerpt: '', path: `${DEALERS_PATH}/${row.slug}` } : null;
}

/** Null for what there is not: a hidden review, an unknown dealer, what is no path. */
export async function findSubject(db: Database, named: Named): Promise<ContentReportSubject | null> {
  if (named.id.includes('\0')) return null;
  if (named.kind === 'review') return reviewSubject(db, named);
  if (named.kind === 'dealer') return dealerSubject(db, named);
  return PAGE_PATH.test(named.id) && !named.id.startsWith('//')
    ? { title: `Seite ${named.id}`, excerpt: '', path: named.id }
    : null;
}
