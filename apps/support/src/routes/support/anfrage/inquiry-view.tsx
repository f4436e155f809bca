import { useCall } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { useParams } from '@heizplatz/router';
import { STAFF_HOME_PATH } from '@heizplatz/routes';
import { Trans, useLingui } from '@lingui/react/macro';
import { CaseMail } from '../../../shared/case-mail/case-mail';
import { StaffPage } from '../../../shared/staff-page/staff-page';
import { InquiryCard } from './inquiry-card';

/** /support/anfrage/{id} */
export function InquiryView() {
  const { t } = useLingui();
  const { inquiryId = '' } = useParams();
  const { data } = useCall(CALLS.staffInquiry, { params: { inquiryId } });
  return (
    <StaffPage
      title={data?.Kind === 'call-back' ? t`Rückruf` : t`Großmenge angefragt`}
      crumbs={[{ id: 'start', text: t`Was wartet`, href: STAFF_HOME_PATH }]}
      lead={<Trans>Eine Anfrage gilt als offen, bis sie beantwortet oder in der Arbeitsliste erledigt ist.</Trans>}
    >
      {data && <InquiryCard inquiry={data} />}
      <CaseMail kind="inquiry" objectId={inquiryId} />
    </StaffPage>
  );
}
