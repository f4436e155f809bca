import { Link, useNavigate } from '@heizplatz/router';
import type { MouseEvent, ReactNode } from 'react';
import type { ListConfiguration } from '../../../shared/offer/list-configuration';
import { afterPaint } from '../list/after-paint';
import { LIST_OVERLAYS } from '../list/list-overlays-on-demand';
import { useKeepQuery } from '../list/kept-query';
import { settingsAddress } from '../list/list-view';
import { OPENED_OVER_LIST } from './use-close-settings';

interface SettingsLinkProps {
  readonly configuration: ListConfiguration;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** Opens the settings over the list, which stays where it is; a link, so that it works without script. */
export function SettingsLink({ configuration, className, children }: SettingsLinkProps) {
  const navigate = useNavigate();
  const options = { state: OPENED_OVER_LIST, preventScrollReset: true };
  const address = useKeepQuery()(settingsAddress(configuration));

  function open(event: MouseEvent): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    afterPaint(() => void navigate(address, options));
  }
  return (
    <Link
      {...options}
      to={address}
      onClick={open}
      onPointerEnter={fetchEarly}
      onFocus={fetchEarly}
      className={className}
    >
      {children}
    </Link>
  );
}

/** A click follows soon, and reports the error if loading fails. On a phone the pointer enters with the tap itself. */
const fetchEarly = () => afterPaint(() => void LIST_OVERLAYS.load().catch(() => undefined));
