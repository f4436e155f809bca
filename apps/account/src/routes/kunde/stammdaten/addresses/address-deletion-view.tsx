import { addressLines } from '@heizplatz/order-ui';
import { PostForm, useNavigate, useOutletContext, useParams, useRefusedForm } from '@heizplatz/router';
import { MASTER_DATA_PATH } from '@heizplatz/routes';
import { Button, Dialog, LinkButton } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import formStyles from '../../../../shared/form-layout.module.css';
import { SubmissionErrorNotice } from '../../../../shared/form-messages/submission-error-notice';
import type { AddressDraft } from './form/use-address-draft';

/** With script the deletion waits in the list like every other change; without, the button does it. */
export function AddressDeletionView() {
  const navigate = useNavigate();
  const draft = useOutletContext<AddressDraft>();
  const { addressKey = '' } = useParams();
  const refused = useRefusedForm();
  const item = draft.items.find(({ key }) => key === addressKey);
  const close = () => void navigate(MASTER_DATA_PATH);
  if (!item) return null;

  function remove(event: FormEvent) {
    event.preventDefault();
    draft.change({ type: 'deleted', key: addressKey });
    close();
  }

  return (
    <Dialog open width={500} onClose={close} title={<Trans>Adresse löschen?</Trans>}>
      <PostForm className={formStyles.form} onSubmit={remove}>
        <SubmissionErrorNotice problem={refused?.problem ?? null} />
        <p>{addressLines(item.value.address).join(', ')}</p>
        <p className="quiet">
          <Trans>Bestellungen, die Sie damit aufgegeben haben, behalten ihre Adresse.</Trans>
        </p>
        <div className={formStyles.actions}>
          <Button type="submit" variant="primary">
            <Trans>Adresse löschen</Trans>
          </Button>
          <LinkButton variant="quiet" href={MASTER_DATA_PATH}>
            <Trans>Doch behalten</Trans>
          </LinkButton>
        </div>
      </PostForm>
    </Dialog>
  );
}
