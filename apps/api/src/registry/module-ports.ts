import { doPricesNeedApproval } from '@heizplatz/api-backoffice';
import { hasAnyOrder } from '@heizplatz/api-ordering';
import type { Services } from '@heizplatz/api-platform';
import { hasClosedLinks } from './closed-links';
import { findNamedFiles } from './named-file-repository';

/** Interfaces that lower modules require from those above them. */
export const MODULE_PORTS: Pick<
  Services,
  'doPricesNeedApproval' | 'findNamedFiles' | 'hasAnyOrder' | 'hasClosedLinks'
> = {
  ...{ doPricesNeedApproval, findNamedFiles, hasAnyOrder, hasClosedLinks },
};
