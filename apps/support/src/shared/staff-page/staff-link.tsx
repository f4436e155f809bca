import { mayCall } from '@heizplatz/contract';
import { useUser } from '@heizplatz/router';
import { TextLink } from '@heizplatz/ui';
import type { ComponentProps, ReactNode } from 'react';
import type { GuardedCall } from '../start/staff-guard';

interface StaffLinkProps extends ComponentProps<typeof TextLink> {
  /** The call that the page behind the link reads first. */
  readonly call: GuardedCall;
  /** For users who may not make it; the link's text when absent. */
  readonly fallback?: ReactNode;
}

/** A link to another page of staff, only for those whom that page lets in. */
export function StaffLink({ call, fallback, children, ...link }: StaffLinkProps) {
  if (!mayCall(useUser(), call)) return fallback === undefined ? children : fallback;
  return <TextLink {...link}>{children}</TextLink>;
}
