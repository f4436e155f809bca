import { hasAnyOrder } from '@heizplatz/api-ordering';
import type { Services } from '@heizplatz/api-platform';
import { hasClosedLinks } from './closed-links';
import { findNamedFiles } from './named-file-repository';

/** Interfaces that lower modules require from those above them. */
export const MODULE_PORTS: Pick<Services, 'findNamedFiles' | 'hasAnyOrder' | 'hasClosedLinks'> = {
  ...{ findNamedFiles, hasAnyOrder, hasClosedLinks },
};
