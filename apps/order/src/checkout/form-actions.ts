export { sendAddressForm } from '../address-form/send-address-form';
export { sendAddressStep } from '../address/send-address-step';
export { sendPayment } from '../payment/send-payment';
export { sendSummary } from '../summary/send-summary';
