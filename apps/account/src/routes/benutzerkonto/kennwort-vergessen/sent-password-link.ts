/** The response to the form for a new password's link without JavaScript. */
export interface SentPasswordLink {
  readonly sentTo: string;
}
