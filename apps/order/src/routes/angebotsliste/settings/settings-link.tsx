import { Link } from '@heizplatz/router';
import type { ReactNode } from 'react';
import type { ListConfiguration } from '../../../shared/offer/list-configuration';
import { LIST_OVERLAYS } from '../list/list-overlays-on-demand';
import { settingsAddress } from '../list/list-view';
import { OPENED_OVER_LIST } from './use-close-settings';

interface SettingsLinkProps {
  readonly configuration: ListConfiguration;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** Opens the settings over the list, which stays where it is; a link, so that it works without script. */
export function SettingsLink({ configuration, className, children }: SettingsLinkProps) {
  return (
    <Link
      to={settingsAddress(configuration)}
      state={OPENED_OVER_LIST}
      preventScrollReset
      onPointerEnter={fetchEarly}
      onFocus={fetchEarly}
      className={className}
    >
      {children}
    </Link>
  );
}

/**
 * A click follows soon, and reports the error if loading fails. In a task of its own: on a phone the pointer enters
 * with the tap itself, whose effect would wait for the federation.
 */
const fetchEarly = () => void setTimeout(() => void LIST_OVERLAYS.load().catch(() => undefined));
