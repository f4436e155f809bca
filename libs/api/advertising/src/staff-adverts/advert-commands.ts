import { type AdvertAction, AdvertState } from '@heizplatz/contract';
import { ADVERT_ROLES, type Role, ROLES } from '@heizplatz/identity';

export interface AdvertCommand {
  /** Who may execute it: one of these roles is enough. */
  readonly by: readonly Role[];
  /** The states in which it may be executed. */
  readonly from: readonly AdvertState[];
  /** The state afterwards; null: it stays. */
  readonly to: AdvertState | null;
  /** Set by the caller, or withdrawn since the displayed content would change; absent: it stays. */
  readonly approval?: 'given' | 'withdrawn';
}

const AD_MANAGER = { by: [...ADVERT_ROLES, ROLES.admin] } as const;

/**
 * Every command of an advert: who may execute it, in which states, with which effect. The executor enforces it and
 * writes the audit log (execute-advert-command.ts); what pages offer is computed from it. No
 * mail is sent.
 */
export const ADVERT_COMMANDS = {
  approve: { ...AD_MANAGER, from: ['draft', 'submitted'], to: 'approved', approval: 'given' },
  resume: { ...AD_MANAGER, from: ['paused'], to: 'approved' },
  pause: { ...AD_MANAGER, from: ['approved'], to: 'paused' },
  submit: { ...AD_MANAGER, from: ['draft', 'archived'], to: 'submitted' },
  archive: { ...AD_MANAGER, from: ['draft', 'submitted', 'paused'], to: 'archived' },
  change: { ...AD_MANAGER, from: AdvertState.options, to: null },
  /** What visitors see of an approved advert changes, so that it waits for approval again. */
  changeApproved: { ...AD_MANAGER, from: ['approved', 'paused'], to: 'submitted', approval: 'withdrawn' },
} as const satisfies Readonly<Record<AdvertAction | 'change' | 'changeApproved', AdvertCommand>>;

export type AdvertCommandName = keyof typeof ADVERT_COMMANDS;
