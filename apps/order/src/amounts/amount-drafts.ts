import type { Drafts } from '../checkout/use-draft';
import type { StationDraft } from './station-draft';

/** What is typed into mengenverteilung, by group, total and number of stations. */
export const amountDrafts: Drafts<readonly StationDraft[]> = new WeakMap();
