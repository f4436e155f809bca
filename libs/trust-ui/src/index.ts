export { RatingMark } from './rating-mark';
export { ratingMarkInput } from './rating-mark-input';
