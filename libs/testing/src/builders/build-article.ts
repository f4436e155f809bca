import type { NewsArticle } from '@heizplatz/contract';

/** A news article as lists have it. */
export const buildArticle = (changes: Partial<NewsArticle> = {}): NewsArticle => ({
  Id: 1,
  ArticleString: 'lager-pruefen',
  Path: '/news/artikel/lager-pruefen',
  Title: 'Lager prüfen',
  Teaser: 'Eine kurze Liste zum Abhaken.',
  DateTime: '2026-11-05T07:30:00.000Z',
  Topic: { Key: 'lager', Name: 'Lager' },
  IsFeatured: false,
  ReadMinutes: 2,
  FilePath: 'http://localhost:4200/api/media/0123456789abcdef0123/pelletlager.svg',
  FileAlt: 'Ein Pelletlager',
  FileWidth: 640,
  FileHeight: 360,
  ...changes,
});
