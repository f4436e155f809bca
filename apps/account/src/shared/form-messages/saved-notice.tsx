import { useSearchParams } from '@heizplatz/router';
import { Notice } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import { SAVED_NAME } from './redirect-after-save';

/** The toast's message without JavaScript: the submitted form was saved. */
export function SavedNotice() {
  const [query] = useSearchParams();
  if (!query.has(SAVED_NAME)) return null;
  return (
    <Notice tone="good" announce>
      <p>
        <Trans>Ihre Änderung ist gespeichert.</Trans>
      </p>
    </Notice>
  );
}
