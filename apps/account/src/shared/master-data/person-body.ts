import type { CallInput, CALLS, CustomerData } from '@heizplatz/contract';

type PersonBody = CallInput<typeof CALLS.saveCustomerData>['body'];

/** What is sent of the master data, as it is. */
export const personBody = (customer: CustomerData): PersonBody => ({
  Salutation: customer.Salutation,
  Title1: customer.Title1,
  Title2: customer.Title2,
  FirstName: customer.FirstName,
  LastName: customer.LastName,
  Phone: customer.Phone,
  NewsletterWanted: customer.NewsletterWanted,
});
