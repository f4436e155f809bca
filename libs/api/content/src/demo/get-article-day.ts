import type { DemoArticle } from './demo-text';

const pad = (number: number): string => String(number).padStart(2, '0');

/** The ISO day of an article: the latest such day before `today`, and so many years before it. */
export function getArticleDay([day, month, yearsBefore]: DemoArticle['on'], today: string): string {
  const year = Number(today.slice(0, 4));
  const rest = `${pad(month)}-${pad(day)}`;
  const latest = rest < today.slice(5) ? year : year - 1;
  return `${latest - yearsBefore}-${rest}`;
}
