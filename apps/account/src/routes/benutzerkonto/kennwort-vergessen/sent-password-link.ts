/** What the form for a new password's link was answered without script. */
export interface SentPasswordLink {
  readonly sentTo: string;
}
