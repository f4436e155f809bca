import type { ProductGroup } from '@heizplatz/calculator';
import type { AccessConditions } from '@heizplatz/contract';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { isBlownIn } from '../offer/is-blown-in';

/** The access check in one line, in figures that need no country's signs. */
export function accessParts(
  { LorryLengthM, LorryWeightT, HoseDistanceM }: AccessConditions,
  group: ProductGroup,
): MessageDescriptor[] {
  const lorry = msg`Lkw bis ${LorryLengthM} m Länge und ${Math.floor(LorryWeightT)} t`;
  return isBlownIn(group) ? [lorry, msg`Schlauch ${HoseDistanceM} m`] : [lorry];
}

type Translate = (descriptor: MessageDescriptor) => string;

export const accessSummary = (access: AccessConditions, group: ProductGroup, translate: Translate): string =>
  accessParts(access, group).map(translate).join(', ');
