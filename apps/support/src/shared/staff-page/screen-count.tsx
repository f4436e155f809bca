import type { Open, StaffTaskKind } from '@heizplatz/contract';
import {
  ADVERTS_PATH,
  CAMPAIGNS_PATH,
  CANCELLATIONS_PATH,
  CMS_LIST_PATH,
  JOBS_PATH,
  OUTBOX_PATH,
  REPORTS_PATH,
  SALES_PATH,
  STAFF_DEALERS_PATH,
  STAFF_HOME_PATH,
  WITHDRAWALS_PATH,
} from '@heizplatz/routes';
import { Badge } from '@heizplatz/ui';
import { Plural } from '@lingui/react/macro';

interface WaitingKind {
  readonly Kind: Open<StaffTaskKind>;
  readonly Count: number;
  readonly Late: number;
}

/** Screens on which staff see to what waits; the work list itself shows all of it. */
const SCREEN_KINDS: Readonly<Record<string, readonly WaitingKind['Kind'][]>> = {
  [CANCELLATIONS_PATH]: ['cancellation', 'comment'],
  [WITHDRAWALS_PATH]: ['withdrawal'],
  [REPORTS_PATH]: ['report'],
  [STAFF_DEALERS_PATH]: ['price-import', 'price-feed', 'certificate'],
  [OUTBOX_PATH]: ['mail'],
  [CMS_LIST_PATH]: ['draft'],
  [ADVERTS_PATH]: ['advert'],
  [CAMPAIGNS_PATH]: ['campaign'],
  [JOBS_PATH]: ['job'],
  [SALES_PATH]: ['month'],
};

interface ScreenCountProps {
  readonly path: string;
  readonly waiting: readonly WaitingKind[];
}

/** How much waits on a screen, beside its name in the navigation. */
export function ScreenCount({ path, waiting }: ScreenCountProps) {
  const kinds = SCREEN_KINDS[path];
  const counted = waiting.filter(({ Kind }) => path === STAFF_HOME_PATH || kinds?.includes(Kind));
  const count = counted.reduce((total, { Count }) => total + Count, 0);
  const late = counted.reduce((total, { Late }) => total + Late, 0);
  if (count === 0) return null;
  return (
    <>
      <Badge count={count} tone={late > 0 ? 'ember' : 'wood'} />{' '}
      <span className="visually-hidden">
        <Plural value={late} _0="offen" one="offen, # überfällig" other="offen, # überfällig" />
      </span>
    </>
  );
}
