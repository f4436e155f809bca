import type { Complaint } from '@heizplatz/contract';

/** Whether both sides may still write to it. */
export const isComplaintOpen = ({ State }: Pick<Complaint, 'State'>): boolean =>
  State === 'open' || State === 'answered';
