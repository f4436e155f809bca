import { ZIP_CODE_DIGITS } from '@heizplatz/country';
import { type AreaRange, StaffBranch } from '@heizplatz/contract';
import * as v from 'valibot';
import type { FormValues } from '@heizplatz/form-ui';
import { getNumber } from '../../../../shared/staff-form/form-values';

const DAYS = [1, 2, 3, 4, 5, 6] as const;
/** Of a line whose blanks are single: several optional runs of them in a row would be tried in every division. */
const LINE = new RegExp(`^(${ZIP_CODE_DIGITS})(?: ?[-–] ?(${ZIP_CODE_DIGITS}))? ?[:;,]? ?(?:Zone)? ?(\\d)$`, 'i');

/** '84000–84199 Zone 0', one range a line. */
export const areaText = (areas: readonly AreaRange[]): string =>
  areas.map(({ From, To, Zone }) => `${From === To ? From : `${From}–${To}`} Zone ${Zone}`).join('\n');

/** Lines as ranges; one that is none has no postcode, and is refused by the contract's rule. */
export const getAreas = (text: string): AreaRange[] =>
  text
    .split('\n')
    .map((line) => line.trim().replace(/\s+/g, ' '))
    .filter(Boolean)
    .map((line) => {
      const [, From = '', To = From, zone = ''] = LINE.exec(line) ?? [];
      return { From, To, Zone: Number(zone) };
    });

const priceText = (price: number): string => price.toFixed(2).replace('.', ',');

/** What the form begins with; a new branch delivers from Monday to Friday. */
export function branchValues(branch: StaffBranch | null, optionIds: readonly number[]): FormValues {
  const offered = new Map(branch?.Options.map(({ OptionId, Price }) => [OptionId, Price]));
  const days = branch?.Weekdays ?? [1, 2, 3, 4, 5];
  return {
    Key: branch?.Key ?? '',
    ZipCode: branch?.ZipCode ?? '',
    LeadWorkingDays: branch ? String(branch.LeadWorkingDays) : '',
    StoppedUntil: branch?.StoppedUntil ?? '',
    Areas: areaText(branch?.Areas ?? []),
    ...Object.fromEntries(DAYS.map((day) => [`Day${day}`, days.includes(day) ? 'on' : ''])),
    ...Object.fromEntries(
      optionIds.map((id) => {
        const price = offered.get(id);
        return [`Option${id}`, price === undefined ? '' : priceText(price)];
      }),
    ),
  };
}

/** The body's parts, out of the form. */
export const branchBody = (values: FormValues, optionIds: readonly number[]) => ({
  Key: values['Key'],
  ZipCode: values['ZipCode'],
  LeadWorkingDays: getNumber(values['LeadWorkingDays'] ?? ''),
  Weekdays: DAYS.filter((day) => values[`Day${day}`] === 'on'),
  StoppedUntil: values['StoppedUntil'] || null,
  Areas: getAreas(values['Areas'] ?? ''),
  Options: optionIds.flatMap((OptionId) => {
    const text = values[`Option${OptionId}`] ?? '';
    return text.trim() === '' ? [] : [{ OptionId, Price: getNumber(text) }];
  }),
});

/** The form's fields of what somebody else saved. */
export function savedBranchValues(current: unknown, optionIds: readonly number[]): FormValues | null {
  const parsed = v.safeParse(StaffBranch, current);
  return parsed.success ? branchValues(parsed.output, optionIds) : null;
}
