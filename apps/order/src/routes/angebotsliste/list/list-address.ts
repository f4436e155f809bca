export { listAddress } from '../../../shared/offer/list-address';
