import type { ProductGroup } from '@heizplatz/calculator';
import type { AccessConditions, AccessQuestion, DeliveryPointAccess } from '@heizplatz/contract';
import { formatNumber, type Site } from '@heizplatz/country';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { getQuestions } from '../parameters/access-conditions';

type Translate = (descriptor: MessageDescriptor) => string;

interface SummaryContext {
  readonly group: ProductGroup;
  readonly site: Site;
  readonly translate: Translate;
}

function deliveryPointSummary(access: DeliveryPointAccess, { group, site, translate }: SummaryContext): string {
  const known = (field: AccessQuestion) => !access.UnknownAnswers.includes(field);
  const metric = (value: number) => formatNumber(value, site, Number.isInteger(value) ? 0 : 1);
  const { LorryLengthM, LorryHeightM, LorryWeightT, HoseDistanceM } = access;
  const parts = [
    known('LorryLengthM') ? msg`Lkw bis ${metric(LorryLengthM)} m Länge` : msg`Länge des Lkw unbekannt`,
    known('LorryHeightM') ? msg`${metric(LorryHeightM)} m Höhe` : msg`Höhe unbekannt`,
    known('LorryWeightT') ? msg`${metric(LorryWeightT)} t` : msg`Gewicht unbekannt`,
  ];
  const hose = known('HoseDistanceM') ? msg`Schlauch ${HoseDistanceM} m` : msg`Weg des Schlauchs unbekannt`;
  return [...parts, ...(getQuestions(group).hose ? [hose] : [])].map(translate).join(', ');
}

/** The access check, one line a delivery point. */
export function accessSummary({ OtherStations, ...first }: AccessConditions, context: SummaryContext): string[] {
  if (OtherStations.length === 0) return [deliveryPointSummary(first, context)];
  return [first, ...OtherStations].map(
    (access, index) => `${context.translate(msg`Lieferstelle ${index + 1}`)}: ${deliveryPointSummary(access, context)}`,
  );
}
