import { defineHandler, problem } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { findConfirmedInquiry } from './request-repository';

/** What a sender asked for, for whoever answers it. */
export const staffInquiry = defineHandler(CALLS.staffInquiry, async ({ params }, { db }) => {
  const inquiry = await findConfirmedInquiry(db, params.inquiryId);
  if (!inquiry?.confirmedAt) throw problem('NOT_FOUND');
  return {
    Id: inquiry.id,
    Kind: inquiry.kind,
    CountryId: inquiry.countryId,
    ProductGroupId: inquiry.productGroupId,
    ZipCode: inquiry.zipCode,
    Amount: inquiry.amount,
    Name: inquiry.name,
    EmailAddress: inquiry.email,
    Phone: inquiry.phone,
    Message: inquiry.message,
    ConfirmedAt: inquiry.confirmedAt.toISOString(),
  };
});
