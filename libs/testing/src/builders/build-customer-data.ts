import type { CustomerData } from '@heizplatz/contract';

/** A customer's master data as the API returns it. */
export function buildCustomerData(overrides: Partial<CustomerData> = {}): CustomerData {
  return {
    CustomerId: 71,
    EmailAddress: 'kunde@example.com',
    Salutation: 1,
    Title1: '',
    Title2: '',
    FirstName: 'Katharina',
    LastName: 'Lindner',
    Phone: '030 23125 017',
    NewsletterWanted: false,
    EmailChange: { Pending: false, Applied: false, NewEmailAddress: null },
    CustomerSince: '2023-11-27',
    ...overrides,
  };
}
