import type { Approval, ApprovalKind } from '@heizplatz/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const APPROVAL_KIND_LABELS: Readonly<Record<ApprovalKind, MessageDescriptor>> = {
  prices: msg`Preise`,
  rates: msg`Sätze`,
  adverts: msg`Werbung`,
};

export const APPROVAL_STATE_LABELS: Readonly<Record<Approval['State'], MessageDescriptor>> = {
  pending: msg`wartet`,
  approved: msg`freigegeben`,
  refused: msg`abgelehnt`,
};
