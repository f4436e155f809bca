import type { TermId } from '@heizplatz/api-platform';

/**
 * What ends the retention of a column's personal text: a term of terms.ts, `order` (with the order, after the legal
 * retention period), `account` and its dependent data, or `staff` (names of our own people and of dealers, retained
 * with the record of their work).
 */
export type Ending = TermId | 'order' | 'staff';

interface TableOfPersons {
  /** What a person can be known by, and what ends it. */
  readonly ends: Readonly<Record<string, Ending>>;
  /** Text without personal data: states, kinds, hashes of random tokens, goods. */
  readonly free: readonly string[];
}

/**
 * Tables without personal data: catalogues, prices, contents, statistics, public or business data of dealers and
 * advertisers.
 */
export const TABLES_WITHOUT_PERSONS: ReadonlySet<string> = new Set([
  ...['advert_days', 'advert_files', 'advert_slot_items', 'advert_slots', 'advertiser_users', 'adverts', 'campaigns'],
  ...[
    'advertisers',
    'audit_unfinished',
    'branch_options',
    'branches',
    'dealer_payments',
    'dealers',
    'delivery_areas',
    'paid_places',
  ],
  ...['cache_nodes', 'certifications', 'makers', 'option_groups', 'options', 'payment_kinds', 'products', 'vat_rates'],
  ...['commission_rates', 'commission_statements', 'commissions', 'content_redirects', 'contents', 'menu_entries'],
  ...['credit_rates', 'customer_stores', 'invitation_objections', 'kept_orders', 'merged_customers'],
  ...[
    'parameter_requirements',
    'place_factors',
    'postcodes',
    'price_book_version',
    'price_factors',
    'price_lists',
    'price_series',
    'states',
  ],
  ...['release_health', 'review_invitations', 'shell_nodes', 'staff_tasks', 'text_modules'],
]);

/** Every column of text or JSON of the other tables. */
export const TABLES_OF_PERSONS: Readonly<Record<string, TableOfPersons>> = {
  address_access: { ends: { addressFingerprint: 'account', conditions: 'account' }, free: [] },
  addresses: {
    ends: Object.fromEntries(
      [
        ...['title1', 'title2', 'firstName', 'lastName', 'companyName', 'taxNumber', 'costCentre', 'street'],
        ...['houseNumber', 'staircase', 'door', 'zipCode', 'city', 'phone', 'accessNotes'],
      ].map((column) => [column, 'account']),
    ),
    free: [],
  },
  approvals: {
    ends: { requestedByName: 'staff', decidedByName: 'staff', reason: 'staff' },
    free: ['kind', 'callId', 'request', 'differences', 'state'],
  },
  approval_settings: { ends: { changedByName: 'staff' }, free: ['kind'] },
  audit_log: {
    ends: { ip: 'audit', actorName: 'audit', forUserName: 'audit', request: 'audit' },
    free: ['requestId', 'callId'],
  },
  audit_outcomes: {
    ends: { forUserName: 'audit', before: 'audit', after: 'audit', reason: 'audit' },
    free: ['outcome'],
  },
  case_mails: { ends: { subject: 'mail', text: 'mail', authorName: 'staff' }, free: ['kind', 'objectId'] },
  case_words: { ends: { words: 'order' }, free: [] },
  cancellation_cases: { ends: { feedbackReason: 'order', feedbackComment: 'order' }, free: ['kind', 'bookedAs'] },
  cancellation_comments: { ends: { text: 'order' }, free: ['kind', 'author'] },
  commission_corrections: { ends: { authorName: 'staff', reason: 'staff' }, free: ['orderNumber', 'kind'] },
  commission_months: { ends: { closedByName: 'staff' }, free: [] },
  complaint_messages: { ends: { text: 'order' }, free: ['author'] },
  complaints: { ends: {}, free: ['kind', 'state'] },
  content_versions: {
    ends: { authorName: 'staff' },
    free: ['state', 'title', 'description', 'pictureKey', 'path', 'topic', 'blocks'],
  },
  credit_authorisations: {
    // A hash over name and address can be guessed; it goes with the order or with the check that led to none.
    ends: { contentHash: 'creditCheck', providerReference: 'creditCheck' },
    free: ['state', 'reason'],
  },
  credit_operations: { ends: { providerReference: 'order' }, free: ['kind', 'state', 'reason'] },
  customer_cards: {
    ends: {
      name: 'account',
      email: 'account',
      town: 'account',
      zipCode: 'account',
      phone: 'account',
      words: 'account',
    },
    free: [],
  },
  customer_notes: { ends: { authorName: 'account', text: 'account' }, free: ['kind'] },
  dealer_documents: { ends: { addedBy: 'staff' }, free: ['kind', 'name', 'contentType', 'storageKey'] },
  dealer_logins: { ends: { invitedByName: 'staff' }, free: [] },
  dealer_keys: { ends: { createdBy: 'staff' }, free: ['keyHash', 'start'] },
  failure_counts: { ends: { key: 'failureCount' }, free: [] },
  idempotency_keys: { ends: { contentHash: 'orderKey', answer: 'orderKey' }, free: [] },
  login_steps: { ends: {}, free: ['tokenHash'] },
  mailed_links: {
    ends: { email: 'mailedLink', content: 'mailedLink', passwordHash: 'mailedLink' },
    free: ['tokenHash', 'purpose', 'registrationHash'],
  },
  mail_files: { ends: { content: 'mail' }, free: ['hash'] },
  mail_words: { ends: { words: 'mail' }, free: [] },
  media: { ends: { authorName: 'staff' }, free: ['key', 'fileName', 'contentType', 'alt', 'sizes'] },
  notifications: {
    ends: { email: 'notification', zipCode: 'notification', heldOffer: 'notification' },
    free: ['kind'],
  },
  order_documents: { ends: { name: 'order', storageKey: 'order' }, free: ['kind', 'contentType', 'uploadedBy'] },
  order_events: { ends: { note: 'order', caller: 'order' }, free: ['kind', 'fromState', 'toState', 'authorKind'] },
  order_export_templates: { ends: { createdByName: 'staff', content: 'staff' }, free: ['name'] },
  order_exports: { ends: { userName: 'audit', filters: 'audit', reason: 'audit' }, free: ['format', 'columns'] },
  order_notes: { ends: { authorName: 'order', text: 'order' }, free: [] },
  order_positions: { ends: {}, free: ['kind', 'name'] },
  order_processes: {
    ends: Object.fromEntries(
      [
        ...['configuration', 'accessConditions', 'selectedAddresses', 'ibanEncrypted', 'ibanMasked', 'accountHolder'],
        ...['mandateReference', 'birthDateEncrypted', 'instalmentToken', 'deviceToken', 'offer', 'heldOffer'],
      ].map((column) => [column, 'draft']),
    ),
    free: ['tokenHash', 'offerId'],
  },
  order_words: { ends: { words: 'order' }, free: [] },
  orders: {
    ends: {
      ...{ email: 'order', accessConditions: 'order', deliveryAddresses: 'order', invoiceAddress: 'order' },
      ...{ payment: 'order', ibanEncrypted: 'bankDetails', accountHolder: 'bankDetails', mandateReference: 'order' },
      ...{ qrBill: 'order', reason: 'order', takenByName: 'staff' },
    },
    free: [
      ...['number', 'configuration', 'offer', 'state', 'deliveryWindow', 'proposedWindow', 'cancellationKind'],
      ...['zipCode', 'paymentKind', 'invoiceNumber'],
    ],
  },
  outbox: {
    ends: Object.fromEntries(
      [
        'recipient',
        'replyTo',
        'subject',
        'text',
        'html',
        'unsubscribeUrl',
        'attachments',
        'lastError',
        'wordsEncrypted',
        'bounceReason',
      ].map((column) => [column, 'mail']),
    ),
    free: ['kind', 'state'],
  },
  price_imports: {
    ends: { receivedFrom: 'staff', decidedBy: 'staff', reason: 'staff' },
    free: ['state', 'fileName', 'content', 'contentHash', 'reading'],
  },
  prompts: { ends: { authorName: 'staff' }, free: ['place', 'tone', 'title', 'text', 'href', 'linkText'] },
  recovery_codes: { ends: {}, free: ['codeHash'] },
  refresh_families: { ends: {}, free: ['endReason'] },
  passkeys: {
    ends: { credentialId: 'account', publicKey: 'account', transports: 'account', name: 'account' },
    free: ['rpId'],
  },
  refresh_tokens: { ends: {}, free: ['tokenHash'] },
  registrations: { ends: { content: 'registration', passwordHash: 'registration' }, free: ['tokenHash'] },
  release_move: {
    ends: { moved_by: 'staff', reason: 'staff', entry: 'staff' },
    free: ['remote', 'command', 'signature'],
  },
  release_pointer: { ends: { entry: 'staff' }, free: ['remote'] },
  release_token: { ends: { created_by: 'staff' }, free: ['token_hash', 'team', 'remotes'] },
  // Reports and decisions are retained for the yearly statistics, without names.
  report_answers: { ends: {}, free: ['kind', 'by', 'outcome', 'text'] },
  reports: {
    ends: { name: 'report', email: 'report', reporterTokenHash: 'report', concernedTokenHash: 'report' },
    free: ['targetKind', 'targetId', 'title', 'path', 'reason', 'text', 'state'],
  },
  requests: {
    ends: { name: 'request', email: 'request', phone: 'request', message: 'request', zipCode: 'request' },
    free: ['tokenHash', 'kind', 'answeredByName'],
  },
  // Published by their authors; the name ends with the account.
  reviews: { ends: { shownName: 'account' }, free: ['text', 'originalText', 'state', 'dealerAnswer'] },
  spent_challenges: { ends: {}, free: ['challengeHash'] },
  script_errors: { ends: { href: 'scriptError', userAgent: 'scriptError', errors: 'scriptError' }, free: [] },
  second_factors: { ends: { secretEncrypted: 'staff' }, free: [] },
  staff_exports: { ends: { query: 'exportFile' }, free: ['callId', 'fileName', 'contentType', 'state'] },
  staff_views: { ends: { name: 'staff', query: 'staff' }, free: ['path'] },
  users: {
    ends: Object.fromEntries(
      ['email', 'passwordHash', 'title1', 'title2', 'firstName', 'lastName', 'phone'].map((column) => [
        column,
        'account',
      ]),
    ),
    free: ['roles', 'redirectUrl'],
  },
  withdrawals: {
    ends: { name: 'order', email: 'order', contract: 'order', part: 'order', settledNote: 'order', words: 'order' },
    free: ['outcome', 'contentHash'],
  },
};
