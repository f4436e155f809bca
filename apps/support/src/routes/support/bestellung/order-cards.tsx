import { AccessCard } from './cards/access-card';
import { CancelCard } from './cards/cancel-card';
import { CancellationCard } from './cards/cancellation-card';
import { ComplaintsCard } from './cards/complaints-card';
import { CustomerCard } from './cards/customer-card';
import { DealerCard } from './cards/dealer-card';
import { DeliveredCard } from './cards/delivered-card';
import { DocumentsCard } from './cards/documents-card';
import { ForDealerCard } from './for-dealer/for-dealer-card';
import { MailsCard } from './cards/mails-card';
import { NotesCard } from './cards/notes-card';
import { PriceCard } from './cards/price-card';
import { ReleaseCard } from './cards/release-card';
import { DeliveryPointsCard } from './cards/delivery-points-card';
import { TimelineCard } from './cards/timeline-card';

/** The order itself: what goes where, for how much, and what became of it. */
export function OrderCards() {
  return (
    <>
      <ReleaseCard />
      <CancellationCard />
      <ForDealerCard />
      <DeliveredCard />
      <ComplaintsCard />
      <DeliveryPointsCard />
      <PriceCard />
      <TimelineCard />
      <CancelCard />
    </>
  );
}

/** Whom it concerns, and what was written about it. */
export function OrderContactCards() {
  return (
    <>
      <CustomerCard />
      <DealerCard />
      <NotesCard />
      <MailsCard />
      <DocumentsCard />
      <AccessCard />
    </>
  );
}
