import { AdvertAction } from '@heizplatz/contract';
import { hasAnyRole, type User } from '@heizplatz/identity';
import type { AdvertRow } from '../adverts/advert-repository';
import { ADVERT_COMMANDS, type AdvertCommand, type AdvertCommandName } from './advert-commands';

export function isAllowed(command: AdvertCommandName, { state }: Pick<AdvertRow, 'state'>, user: User | null): boolean {
  const { by, from }: AdvertCommand = ADVERT_COMMANDS[command];
  return from.includes(state) && hasAnyRole(user, by);
}

/** What an advert's page offers, the next step first. */
export const advertActions = (advert: Pick<AdvertRow, 'state'>, user: User | null): AdvertAction[] =>
  AdvertAction.options.filter((action) => isAllowed(action, advert, user));
