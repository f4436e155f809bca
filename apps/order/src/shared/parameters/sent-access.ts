import type { ProductGroup } from '@heizplatz/calculator';
import {
  type AccessConditionsInput,
  type AccessQuestion,
  DeliveryPointAccess,
  type DeliveryPointAccessInput,
} from '@heizplatz/contract';
import * as v from 'valibot';
import { getQuestions, deliveryPointAnswers, deliveryPointField, toConditions } from './access-conditions';

type Sent = Readonly<Record<string, string>>;

const { LorryLengthM, LorryHeightM, LorryWeightT } = DeliveryPointAccess.entries;
const SIZES = {
  LorryLengthM: LorryLengthM.options,
  LorryHeightM: LorryHeightM.options,
  LorryWeightT: LorryWeightT.options,
};

/** Of the hose's length alone: that it is not known is a field of its own. */
export const HOSE_UNKNOWN = 'HoseUnknown';

/**
 * The answers of all delivery points with a form's values without JavaScript; values that it did not contain stay
 * unchanged.
 */
export function sentAccess(
  sent: Sent,
  before: AccessConditionsInput,
  { group, deliveryPoints }: { readonly group: ProductGroup; readonly deliveryPoints: number },
): AccessConditionsInput {
  const answers = deliveryPointAnswers(before, deliveryPoints);
  return toConditions(
    answers.map((one, deliveryPoint) =>
      sentAnswers(one, group, (field) => sent[deliveryPointField(deliveryPoint, field)]),
    ),
  );
}

function sentAnswers(
  before: DeliveryPointAccessInput,
  group: ProductGroup,
  getText: (field: string) => string | undefined,
): DeliveryPointAccessInput {
  const { hose, blowing, industrial } = getQuestions(group);
  const isYes = (field: string) => getText(field) === 'yes';
  const isChecked = (field: string) => getText(field) !== undefined;
  return {
    ...before,
    ...sentSizes(getText),
    ...(hose && { HoseDistanceM: getMetres(getText('HoseDistanceM')) }),
    ...(blowing && {
      HasCoupling: isYes('HasCoupling'),
      HasPower230V: isYes('HasPower230V'),
      BoilerOffConfirmed: isChecked('BoilerOffConfirmed'),
      HasRoomConfirmed: isChecked('HasRoomConfirmed'),
    }),
    ...(industrial && { IndustrialUseConfirmed: isChecked('IndustrialUseConfirmed') }),
    ...sentTexts(getText),
    UnknownAnswers: UNKNOWN.filter(([, field, value]) => getText(field) === value).map(([question]) => question),
  };
}

/** By question the field and the value that say that it is not known. */
const UNKNOWN: readonly (readonly [AccessQuestion, string, string])[] = [
  ['LorryLengthM', 'LorryLengthM', ''],
  ['LorryHeightM', 'LorryHeightM', ''],
  ['LorryWeightT', 'LorryWeightT', ''],
  ['HoseDistanceM', HOSE_UNKNOWN, 'on'],
  ['HasCoupling', 'HasCoupling', 'unknown'],
  ['HasPower230V', 'HasPower230V', 'unknown'],
];

/** Fields that take any text, and none. */
const TEXTS = Object.entries(DeliveryPointAccess.entries).flatMap(([field, entry]) => (v.is(entry, '') ? [field] : []));

function sentTexts(getText: (field: string) => string | undefined): Partial<DeliveryPointAccessInput> {
  const sent = TEXTS.map((field) => [field, getText(field)] as const);
  return Object.fromEntries(sent.filter(([, text]) => text !== undefined));
}

/** Only offered sizes; any other value is ignored. */
function sentSizes(getText: (field: string) => string | undefined): Partial<DeliveryPointAccessInput> {
  return Object.fromEntries(
    Object.entries(SIZES).flatMap(([field, values]) => {
      const value = values.find((one) => String(one) === getText(field));
      return value === undefined ? [] : [[field, value]];
    }),
  );
}

const getMetres = (text = ''): number => (/\d/.test(text) ? Number(text.replace(/\D/g, '')) : Number.NaN);
