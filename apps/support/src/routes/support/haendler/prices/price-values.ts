import { isProductGroupId, PRODUCT_GROUPS } from '@heizplatz/calculator';
import { StaffPrice } from '@heizplatz/contract';
import * as v from 'valibot';
import type { FormValues } from '@heizplatz/form-ui';
import { getNumber } from '../../../../shared/staff-form/form-values';

type Terms = NonNullable<StaffPrice['Current']>;

const amountText = (value: number): string => value.toFixed(2).replace('.', ',');
const plainText = (value: number): string => String(value).replace('.', ',');

/** The amounts of a product group's steps. */
export const getScale = (productGroupId: number): readonly number[] =>
  isProductGroupId(productGroupId) ? PRODUCT_GROUPS[productGroupId].scale : [];

const stepName = (step: number): string => `Step${step}`;

/** What the form begins with; the newest terms, coming ones included, are what is changed. */
export function priceValues(terms: Terms | null, today: string): FormValues {
  return {
    ValidFrom: today,
    UnitPrice: terms ? amountText(terms.UnitPrice) : '',
    StationFee: terms ? amountText(terms.StationFee) : '',
    ZonePrices: terms ? terms.ZonePrices.map(amountText).join('; ') : '0,00',
    PalletWeightKg: terms?.PalletWeightKg ? String(terms.PalletWeightKg) : '',
    Deposit: terms ? amountText(terms.Deposit) : '0,00',
    MakerName: terms?.MakerName ?? '',
    AcceptsJump: '',
    ...Object.fromEntries(
      Array.from({ length: 9 }, (_, step) => [stepName(step), plainText(terms?.ScalePercents[step] ?? 100)]),
    ),
  };
}

/** The terms of the body, out of the form; `steps`: how many its product group has. */
export const priceBody = (values: FormValues, steps: number) => ({
  ValidFrom: values['ValidFrom'],
  UnitPrice: getNumber(values['UnitPrice'] ?? ''),
  ScalePercents: Array.from({ length: steps }, (_, step) => getNumber(values[stepName(step)] ?? '')),
  ZonePrices: (values['ZonePrices'] ?? '').split(';').map(getNumber),
  StationFee: getNumber(values['StationFee'] ?? ''),
  PalletWeightKg: values['PalletWeightKg'] ? getNumber(values['PalletWeightKg']) : null,
  Deposit: getNumber(values['Deposit'] || '0'),
  MakerName: values['MakerName'] || null,
  AcceptsJump: values['AcceptsJump'] === 'on',
});

/** The form's fields of what somebody else saved; the day and the yes stay one's own. */
export function savedPriceValues(
  current: unknown,
  input: { ValidFrom: string; AcceptsJump: string },
): FormValues | null {
  const parsed = v.safeParse(StaffPrice, current);
  if (!parsed.success) return null;
  return { ...priceValues(parsed.output.Current, input.ValidFrom), ...input };
}
