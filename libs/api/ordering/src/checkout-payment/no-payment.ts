/** Columns of a process without a debit. */
export const NO_DEBIT = {
  ibanEncrypted: null,
  ibanMasked: null,
  accountHolder: null,
  mandateReference: null,
  mandateAcceptedAt: null,
};

/** Columns of a process without a credit. */
export const NO_CREDIT = { creditConsentAt: null, birthDateEncrypted: null };

/** Columns of a process whose payment is still to be chosen. */
export const NO_PAYMENT = { paymentKindId: null, paymentModifier: null, ...NO_DEBIT, ...NO_CREDIT };
