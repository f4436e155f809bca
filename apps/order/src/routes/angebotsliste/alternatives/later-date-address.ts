import type { CalculatorConfiguration } from '@heizplatz/calculator';
import type { InitConfiguration } from '@heizplatz/contract';
import { listAddress } from '../list/list-address';
import { DELIVERY_TIME_KEY, WISH_DATE_KEY } from '../filter/option-section';

/** The same list with another delivery time, which takes the place of one that was chosen and of a day wished for. */
export function laterDateAddress(
  configuration: CalculatorConfiguration,
  init: InitConfiguration,
  optionId: number,
): string {
  const dated = new Set(
    init.Groups.filter(({ Key }) => Key === DELIVERY_TIME_KEY || Key === WISH_DATE_KEY).flatMap(({ Parameters }) =>
      Parameters.map(({ ForgeinId }) => ForgeinId),
    ),
  );
  const others = configuration.Parameters.filter(({ Id }) => !dated.has(Id));
  return listAddress(configuration, { Parameters: [...others, { Id: optionId, Key: DELIVERY_TIME_KEY }] });
}
