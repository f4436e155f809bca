import type { CALLS, CallResponse, NewsArticle } from '@heizplatz/contract';

/** A content page as its loader gives it. */
export interface ContentPage {
  readonly page: CallResponse<typeof CALLS.contentPage>;
  /** A draft, visible to everybody who has its link. */
  readonly isPreview?: boolean;
  /** The draft is one of news: as it would be read. */
  readonly article?: NewsArticle | undefined;
  /** An older version of a legal text. */
  readonly isFormer?: boolean;
  /** Info pages of the same topic. */
  readonly related: CallResponse<typeof CALLS.infoPages>[number]['Pages'];
}
