import { storedDrafts } from '@heizplatz/order-ui';
import * as v from 'valibot';

const PrerequisiteDraft = v.object({
  email: v.string(),
  /** The offer whose access was confirmed; another one requires a new confirmation. */
  confirmedOffer: v.string(),
});
export type PrerequisiteDraft = v.InferOutput<typeof PrerequisiteDraft>;

/** By product group. */
export const prerequisiteDrafts = storedDrafts<PrerequisiteDraft>('prerequisites', PrerequisiteDraft);
