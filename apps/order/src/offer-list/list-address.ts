export { listAddress } from '../offer/list-address';
