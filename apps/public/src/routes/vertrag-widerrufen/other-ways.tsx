import { Disclosure } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import { PageBlockList } from '../../shared/page-blocks/page-block-list';
import type { WithdrawalPage } from './withdrawal-page';
import styles from './withdrawal-view.module.css';

/** The form is one way among several; the others need no script. */
export function OtherWays({ blocks }: { readonly blocks: WithdrawalPage['otherWays'] }) {
  if (!blocks) return null;
  return (
    <Disclosure variant="boxed" summary={<Trans>Lieber per E-Mail oder Post?</Trans>}>
      <div className={styles.other}>
        <PageBlockList blocks={blocks} />
      </div>
    </Disclosure>
  );
}
