export { sendAddressForm } from '../address-form/send-address-form';
export { sendAddressStep } from '../address/send-address-step';
export { sendAmounts } from '../amounts/send-amounts';
export { sendAccess } from '../parameters/send-access';
export { sendPayment } from '../payment/send-payment';
export { sendSummary } from '../summary/send-summary';
