/** What the page of an article knows from its loader; newsId null: a new article. */
export interface ArticlePageData {
  readonly newsId: string | null;
}
