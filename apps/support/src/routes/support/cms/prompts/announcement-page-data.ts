/** What the page of a prompt knows from its loader; promptId null: a new one. */
export interface AnnouncementPageData {
  readonly announcementId: string | null;
  /** The instant at which the page was loaded, to begin a new one with. */
  readonly now: string;
}
