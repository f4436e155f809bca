import type { CampaignAction } from '@heizplatz/contract';
import { ADVERT_ROLES, type Role, ROLES } from '@heizplatz/identity';
import type { CampaignRow } from './campaign-repository';

export interface CampaignCommand {
  /** Who may execute it: one of these roles is enough. */
  readonly by: readonly Role[];
  /** What must hold of the campaign; `refusal` is the German sentence beside 409. Absent: nothing. */
  readonly guard?: {
    readonly holds: (campaign: Pick<CampaignRow, 'isPaused' | 'endsOn'>) => boolean;
    readonly refusal: string;
  };
  /** What it writes itself; the caller's changes are written beside it. */
  readonly sets?: { readonly isPaused: boolean };
  /** What the audit log gets before and after: pause and end in any case, or the fields that are written. */
  readonly audits: 'run' | 'written';
}

const AD_MANAGER = { by: [...ADVERT_ROLES, ROLES.admin] } as const;
const RUN = { ...AD_MANAGER, audits: 'run' } as const;

/**
 * Everything that can be done to a campaign: by whom, on which condition, with which effect. Its state follows from its
 * fields, its advertiser and the clock (campaign-state.ts) and hides some of them (one that ended may be paused too), so that
 * guards look at the fields, and no state refuses a command. The executor enforces it, writes the audit log and flushes the
 * caches (execute-campaign-command.ts); what pages offer is computed from it. Nobody gets a mail.
 */
export const CAMPAIGN_COMMANDS = {
  pause: {
    ...{ ...RUN, sets: { isPaused: true } },
    guard: { holds: ({ isPaused }) => !isPaused, refusal: 'Die Kampagne ist schon pausiert.' },
  },
  resume: {
    ...{ ...RUN, sets: { isPaused: false } },
    guard: { holds: ({ isPaused }) => isPaused, refusal: 'Die Kampagne ist nicht pausiert.' },
  },
  /** To a later end. */
  extend: {
    ...RUN,
    guard: { holds: ({ endsOn }) => endsOn !== null, refusal: 'Die Kampagne läuft ohnehin bis auf Weiteres.' },
  },
  change: { ...AD_MANAGER, audits: 'written' },
} as const satisfies Readonly<Record<CampaignAction, CampaignCommand>>;
