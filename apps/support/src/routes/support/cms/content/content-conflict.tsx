import type { StaffPage } from '@heizplatz/contract';
import { Button, Notice } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import layout from '../../../../shared/staff-page/layout.module.css';
import styles from '../../../../shared/content-release/cms.module.css';
import { Difference } from '../../../../shared/content-versions/difference';
import type { VersionLabels } from '../../../../shared/content-versions/version-text';

interface ContentConflictProps {
  readonly mine: VersionLabels;
  readonly theirs: StaffPage;
  readonly isBusy: boolean;
  readonly onSave: () => void;
  readonly onTake: () => void;
}

/** Somebody else was quicker: both versions, and whose is to stay. Nothing is lost until it is chosen. */
export function ContentConflict({ mine, theirs, isBusy, onSave, onTake }: ContentConflictProps) {
  const who = theirs.Versions[0]?.Author ?? '';
  return (
    <Notice tone="warn" announce>
      <div className={layout.stack}>
        <p>
          <strong>
            <Trans>{who} hat die Seite inzwischen geändert.</Trans>
          </strong>{' '}
          <Trans>Unten steht, was Ihre Fassung gegenüber der neuen weglässt und hinzufügt.</Trans>
        </p>
        <Difference before={theirs} after={mine} />
        <div className={styles.row}>
          <Button size="small" variant="primary" busy={isBusy} onClick={onSave}>
            <Trans>Meine übernehmen</Trans>
          </Button>
          <Button size="small" busy={isBusy} onClick={onTake}>
            <Trans>Neue übernehmen</Trans>
          </Button>
        </div>
      </div>
    </Notice>
  );
}
