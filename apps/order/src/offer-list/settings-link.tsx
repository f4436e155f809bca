import { Link } from '@heizplatz/router';
import type { ReactNode } from 'react';
import type { ListConfiguration } from '../offer/list-configuration';
import { settingsAddress } from './list-view';
import { OPENED_OVER_LIST } from './use-close-settings';

interface SettingsLinkProps {
  readonly configuration: ListConfiguration;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** Opens the settings over the list, which stays where it is; a link, so that it works without script. */
export function SettingsLink({ configuration, className, children }: SettingsLinkProps) {
  return (
    <Link to={settingsAddress(configuration)} state={OPENED_OVER_LIST} preventScrollReset className={className}>
      {children}
    </Link>
  );
}
